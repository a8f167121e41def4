type Options = {
  /** How much of the code may be covered: `low` seven per cent, `medium` fifteen. */
  correction: 'low' | 'medium'
  /** White squares around the code. */
  margin: number
}

/** A text as a QR code, black on white: the address of an SVG. What draws it is loaded when the first is asked for. */
export async function qrPicture(text: string, { correction, margin }: Options): Promise<string> {
  const { encodeQR } = await import('qr')
  // it draws no code without a border, and says itself to cut one off
  const rows = encodeQR(text, 'raw', { ecc: correction, border: 1 }).slice(1, -1)
  const side = rows.length + 2 * margin
  const dark = rows.flatMap((row, y) =>
    row.slice(1, -1).flatMap((isDark, x) => (isDark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])),
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${dark.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
