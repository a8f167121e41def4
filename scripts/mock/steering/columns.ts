/** Rows as lines whose columns stand below each other; the last one is as long as it is. */
export function columns(rows: string[][]): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)))
  return rows.map((row) =>
    row
      .map((cell, at) => (at < row.length - 1 ? cell.padEnd(widths[at] ?? 0) : cell))
      .join('  ')
      .trimEnd(),
  )
}
