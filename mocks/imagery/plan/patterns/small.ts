import { door, open, row } from './pattern.ts'
import type { PatternMaker } from './pattern.ts'

/** One room: bath, hall and kitchen along the stairs, and the room across the whole front. About 36 m². */
const studioAcross: PatternMaker = (random) => {
  const strip = random.between(1.95, 2.15)
  return {
    width: 6.2,
    height: 5.8,
    rooms: [
      ...row(0, strip, 0, ['bathroom', 2.3], ['hall', 4.1], ['kitchen', 6.2]),
      ...row(strip, 5.8, 0, ['studio', 6.2]),
    ],
    ways: [door('hall', 'bathroom', 0.9), open('hall', 'studio'), open('kitchen', 'studio')],
    entrance: { room: 'hall', side: 'top', at: 0.35 },
    outdoorRoom: 'studio',
  }
}

/** One room deep, with bath, hall and kitchen beside it; one comes in from the side. About 38 m². */
const studioDeep: PatternMaker = (random) => {
  const cut = random.between(4.35, 4.6)
  return {
    width: 7,
    height: 5.5,
    rooms: [
      ...row(0, 5.5, 0, ['studio', cut]),
      ...row(0, 2.05, cut, ['bathroom', 7]),
      ...row(2.05, 3.35, cut, ['hall', 7]),
      ...row(3.35, 5.5, cut, ['kitchen', 7]),
    ],
    ways: [door('hall', 'bathroom', 0.35), open('hall', 'studio'), open('kitchen', 'studio')],
    entrance: { room: 'hall', side: 'right', at: 0.5 },
    outdoorRoom: 'studio',
  }
}

/** Two rooms: bedroom, hall and bath along the stairs, kitchen and living room at the front. About 54 m². */
const twoThrough: PatternMaker = (random) => {
  const strip = random.between(2.95, 3.15)
  const kitchen = random.between(5.35, 5.6)
  return {
    width: 8.3,
    height: 6.6,
    rooms: [
      ...row(0, strip, 0, ['bedroom', 3.3], ['hall', 5.7]),
      ...row(0, 2.1, 5.7, ['bathroom', 8.3]),
      ...row(2.1, strip, 5.7, ['closet', 8.3]),
      ...row(strip, 6.6, 0, ['living', kitchen], ['kitchen', 8.3]),
    ],
    ways: [
      door('hall', 'bedroom', 0.75),
      door('hall', 'bathroom', 0.75),
      door('hall', 'closet'),
      open('hall', 'living', 0.6),
      open('kitchen', 'living', 0.5),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.4 },
    outdoorRoom: 'living',
  }
}

/** Two rooms to the front: the kitchen by the stairs, living room and bedroom towards the light. About 52 m². */
const twoFront: PatternMaker = (random) => {
  const strip = random.between(2.55, 2.75)
  return {
    width: 8,
    height: 6.5,
    rooms: [
      ...row(0, strip, 0, ['kitchen', 3], ['hall', 5.6]),
      ...row(0, strip, 5.6, ['bathroom', 8]),
      ...row(strip, 6.5, 0, ['living', 4.6], ['bedroom', 8]),
    ],
    ways: [
      open('kitchen', 'living'),
      open('hall', 'living', 0.1),
      door('hall', 'bedroom', 0.9),
      door('hall', 'bathroom', 0.5),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.35 },
    outdoorRoom: 'living',
  }
}

export const oneRoom: readonly PatternMaker[] = [studioAcross, studioDeep]
export const twoRooms: readonly PatternMaker[] = [twoThrough, twoFront]
