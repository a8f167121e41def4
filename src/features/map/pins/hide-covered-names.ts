import { hiddenBy } from './hidden-by.ts'

/**
 * Of the names of cities on a map, those are left out that lie under a pin, over another name or under a button, and
 * those that the edge of the map would cut; their dots stay.
 */
export function hideCoveredNames(map: Element): void {
  const edge = map.getBoundingClientRect()
  const taken = boxesOf(map.querySelectorAll('.map-pin:not([data-tucked]) .map-pin-face'))
  const names = [...map.querySelectorAll<HTMLElement>('.map-city span')]
  // all are measured before the first one changes: what changes is laid out anew
  const places = names.map((name) => ({
    name,
    box: name.getBoundingClientRect(),
    isWhole: !hiddenBy(name, map, edge),
  }))
  for (const { name, box, isWhole } of places) {
    const isFree = isWhole && !taken.some((other) => meet(box, other))
    name.style.visibility = isFree ? '' : 'hidden'
    if (isFree) taken.push(box)
  }
}

const boxesOf = (all: Iterable<Element>): DOMRect[] => Array.from(all, (one) => one.getBoundingClientRect())

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
