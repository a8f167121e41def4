import type { PlaceTag } from '#src/api/residence.ts'
import type { NumberLimit } from '#src/sites/site.ts'

/** The highest prices to choose from: round shares of the scale that the filter has. */
export function priceSteps({ max, step }: NumberLimit): number[] {
  return [0.2, 0.3, 0.4, 0.5, 0.6, 0.8].map((share) => Math.round((share * max) / step) * step)
}

/** The tag of just this name, whatever the case and the spaces around it. */
export function tagNamed(tags: readonly PlaceTag[], text: string): PlaceTag | undefined {
  const name = text.trim().toLowerCase()
  return tags.find((tag) => tag.text.toLowerCase() === name)
}
