import type { Street } from '../../catalogue/terrain/streets.ts'
import { tenth } from '../base/numbers.ts'
import type { Lettering } from '../lettering/lettering.ts'
import { namePlace } from './names.ts'
import { blockZoom, mapColours, touches } from './view.ts'
import type { MapMark, MapView } from './view.ts'

const letters = { size: 11.5, fill: mapColours.streetText, anchor: 'middle', weight: 'medium' } as const

/** So far beside its street a name may reach, in pixels. */
const nameRim = 20

/** The names of streets along them, from left to right, where a street is as long as its name. */
export function drawStreetNames(view: MapView, streets: readonly Street[], lettering: Lettering): string {
  const { zoom, px, marks, scale } = view
  if (zoom < blockZoom) return ''
  const taken = [
    ...marks.map(({ x, y }) => px([x, y])),
    ...view.places.map((place) => namePlace(view, place, lettering)),
  ]
  return streets
    .filter(({ from, to }) => touches(view, [from, to], nameRim / scale))
    .map(({ from, to, name, isBridge }) => {
      const [a, b] = [px(from), px(to)].toSorted((one, other) => one[0] - other[0])
      if (!a || !b || isBridge) return ''
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      if (length < lettering.width(name, letters.size) + 16) return ''
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
      // a sign at the same place is read first
      const isTaken = taken.some(
        ([markX, markY]) => Math.hypot(markX - x, markY - y) < 46 + 20 * Math.min(1, scale),
      )
      if (isTaken) return ''
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
      return `<g transform="rotate(${tenth(turn)} ${tenth(x)} ${tenth(y)})">${lettering.text(name, x, y + 4, { ...letters, halo: mapColours.road })}</g>`
    })
    .join('')
}

/** Stations, stops and schools: a round sign each, and its name where one has come close. */
export function drawMarks({ marks, zoom, px }: MapView, lettering: Lettering): string {
  return marks
    .map((mark) => {
      const [x, y] = px([mark.x, mark.y])
      const name =
        zoom > 15
          ? lettering.text(mark.name, x, y + 22, { ...letters, weight: 'text', halo: mapColours.land })
          : ''
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="8.5" fill="#FFFFFF" stroke="${mapColours.streetText}" stroke-width="1.3"/><g transform="translate(${tenth(x)} ${tenth(y)})" fill="none" stroke="${mapColours.streetText}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${glyphOf(mark)}</g>${name}`
    })
    .join('')
}

/** A train, a bus, or a house with a flag; nine pixels each. */
function glyphOf({ kind }: MapMark): string {
  if (kind === 'school') return '<path d="M-4.5 4V-.5L0-3l4.5 2.5V4zM-1 4V1.5H1V4M0-3V-5.5H2.5"/>'
  if (kind === 'busStop') return '<path d="M-4.5-3.5h9v6h-9zM-4.5 0h9M-2.5 2.5v1.5M2.5 2.5v1.5"/>'
  return '<path d="M-3-4.5h6v7h-6zM-3-.5h6M-2 2.5l-1.5 2M2 2.5l1.5 2"/>'
}
