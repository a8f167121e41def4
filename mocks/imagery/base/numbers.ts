/** One decimal: a tenth of a pixel is as fine as anybody sees. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Two decimals, for shares such as opacity. */
export function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

/** The value, or the limit that it passes. */
export function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
