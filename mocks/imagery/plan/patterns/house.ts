import { door, open, row } from './pattern.ts'
import type { Pattern } from './pattern.ts'

const stairs = { x: 5.95, y: 0.35, w: 0.95, h: 2.9 }
const size = { width: 6.9, height: 9, stairs } as const

/** The ground floor of a house of one's own, about 62 m²; with a bedroom when there are five rooms or more. */
export function groundFloor(withBedroom: boolean): Pattern {
  const left = 2.8
  const service = withBedroom
    ? [...row(0, 2.8, 0, ['bedroom4', left]), ...row(2.8, 4.4, 0, ['wc', left])]
    : [...row(0, 2.5, 0, ['laundry', left]), ...row(2.5, 4.4, 0, ['wc', left])]
  return {
    ...size,
    rooms: [
      ...service,
      ...row(0, 4.4, left, ['hall', 6.9]),
      ...row(4.4, 9, 0, ['kitchen', 2.9], ['living', 6.9]),
    ],
    ways: [
      door('hall', withBedroom ? 'bedroom4' : 'laundry', 0.8),
      door('hall', 'wc', 0.5),
      open('hall', 'living', 0.35),
      open('kitchen', 'living', 0.45),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.3 },
    outdoorRoom: 'living',
  }
}

/** The floor above it: three bedrooms and a bath around the landing, which with six rooms is a room to be in. */
export function upperFloor(withLivingRoom: boolean): Pattern {
  const landing = withLivingRoom ? 'family' : 'landing'
  return {
    ...size,
    rooms: [
      ...row(0, 2.5, 0, ['bedroom2', 3.6]),
      ...row(2.5, 4.4, 0, ['bathroom', 3.6]),
      ...row(0, 4.4, 3.6, [landing, 6.9]),
      ...row(4.4, 9, 0, ['bedroom1', 4.65], ['bedroom3', 6.9]),
    ],
    ways: [
      door(landing, 'bedroom2', 0.8),
      door(landing, 'bathroom', 0.5),
      door(landing, 'bedroom1', 0.5),
      door(landing, 'bedroom3', 0.25),
    ],
  }
}
