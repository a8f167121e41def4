import type { Frame } from './frame.ts'

/** A whole SVG document; `label` says what it shows, for those who do not see it. */
export function svgDocument({ width, height }: Frame, label: string, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">${markup}</svg>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
