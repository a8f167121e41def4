/**
 * Reads a number as a person types it: spaces of any kind between thousands are removed (V-012), a comma or a point
 * separates decimals. Undefined for anything else, so that a form can say so.
 */
export function parseNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '').replace(',', '.').replace('\u2212', '-')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}
