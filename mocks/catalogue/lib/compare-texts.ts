/** Which of two texts comes first, by code units: the same everywhere, and in the order of time for ISO 8601 of one zone. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
