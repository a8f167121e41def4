const asked = /((?:min-|max-)?width\s*(?::|[<>]=?)\s*)(\d*\.?\d+)(rem|em|px)/g
const askedInReverse = /(\d*\.?\d+)(rem|em|px)(\s*[<>]=?\s*width)/g
const pxOf = { rem: 16, em: 16, px: 1 }

/**
 * A media query for a page that has `by` pixels less than its window: `(width >= 40rem)` becomes `(width >= 70rem)` for
 * 480. What does not ask for the width stays as it is.
 */
export function shiftedMedia(query: string, by: number): string {
  const more = (value: string, unit: string) =>
    `${Number(value) + by / pxOf[unit as keyof typeof pxOf]}${unit}`
  return query
    .replaceAll(asked, (_, before: string, value: string, unit: string) => before + more(value, unit))
    .replaceAll(askedInReverse, (_, value: string, unit: string, after: string) => more(value, unit) + after)
}
