/** Of the names of cities on a map, those that lie under a pin or over another name are left out; their dots stay. */
export function hideCoveredNames(map: Element): void {
  const taken = boxesOf(map.querySelectorAll('.map-pin:not([data-tucked]) .map-pin-face'))
  const names = [...map.querySelectorAll<HTMLElement>('.map-city span')]
  // all are measured before the first one changes: what changes is laid out anew
  const boxes = boxesOf(names)
  names.forEach((name, at) => {
    const box = boxes[at]
    const isFree = box !== undefined && !taken.some((other) => meet(box, other))
    name.style.visibility = isFree ? '' : 'hidden'
    if (isFree) taken.push(box)
  })
}

const boxesOf = (all: Iterable<Element>): DOMRect[] => Array.from(all, (one) => one.getBoundingClientRect())

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
