import type { PickerPlace } from '../picker-views.ts'

/** A step from one home of a facade to another. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last'

/** The step that a key means. */
export const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

/** Homes closer than this, in shares of the view, are side by side or above each other. */
const slack = 0.002

/** The home that a step leads to: the closest one in that direction, or none at the edge of the house. */
export function nextHome(places: readonly PickerPlace[], from: string, step: Step): string | undefined {
  if (step === 'first') return places[0]?.homeId
  if (step === 'last') return places.at(-1)?.homeId
  const here = places.find(({ homeId }) => homeId === from)
  if (!here) return undefined
  const reached = places
    .map((place) => ({ place, ...distance(here, place, step) }))
    .filter(({ ahead }) => ahead > slack)
    .toSorted((a, b) => a.ahead + a.aside * 4 - (b.ahead + b.aside * 4))
  return reached[0]?.place.homeId
}

/** How far ahead a home is, and how far beside the way; homes that overlap across the way are not beside it. */
function distance({ box: a }: PickerPlace, { box: b }: PickerPlace, step: 'left' | 'right' | 'up' | 'down') {
  const isAcross = step === 'left' || step === 'right'
  const middle = (box: typeof a) => (isAcross ? box.left + box.width / 2 : box.top + box.height / 2)
  const sign = step === 'right' || step === 'down' ? 1 : -1
  const ahead = (middle(b) - middle(a)) * sign
  if (isAcross) return { ahead, aside: Math.abs(a.top + a.height / 2 - (b.top + b.height / 2)) * 10 }
  const from = Math.max(a.left, b.left)
  const to = Math.min(a.left + a.width, b.left + b.width)
  const offset = Math.abs(a.left + a.width / 2 - (b.left + b.width / 2))
  return { ahead, aside: to - from > slack ? offset * 0.01 : offset }
}
