import type { SearchHit } from '#src/api/residence.ts'

/** What a hit is called. A home goes by its project and number, which nothing else on the page does. */
export function titleOf({ type, name, stageName, objectNumber }: SearchHit): string {
  return type === 'object' && stageName ? [stageName, objectNumber].filter(Boolean).join(', ') : name
}
