/** Drops what was put into a table first, until it holds no more than it has room for. */
export function dropOldest(table: Record<string, unknown>, capacity: number): void {
  for (const oldest of Object.keys(table).slice(0, -capacity)) delete table[oldest]
}
