import { door, open, row } from './pattern.ts'
import type { PatternMaker } from './pattern.ts'

/** Three rooms through the house: two bedrooms on one side, the kitchen on the other. About 76 m². */
const threeThrough: PatternMaker = (random) => {
  const beds = random.between(3.2, 3.45)
  const strip = random.between(3.2, 3.4)
  return {
    width: 10.1,
    height: 7.5,
    rooms: [
      ...row(0, 3.7, 0, ['bedroom2', beds]),
      ...row(3.7, 7.5, 0, ['bedroom1', beds]),
      ...row(0, strip, beds, ['hall', 6.9]),
      ...row(0, 2.25, 6.9, ['bathroom', 10.1]),
      ...row(2.25, strip, 6.9, ['storage', 10.1]),
      ...row(strip, 7.5, beds, ['living', 7.3], ['kitchen', 10.1]),
    ],
    ways: [
      door('hall', 'bedroom2', 0.85),
      door('living', 'bedroom1', 0.12),
      door('hall', 'bathroom', 0.75),
      door('hall', 'storage', 0.5),
      open('hall', 'living', 0.55),
      open('kitchen', 'living', 0.5),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.45 },
    outdoorRoom: 'living',
  }
}

/** Three rooms, deep: a bedroom on each side of the house. About 76 m². */
const threeDeep: PatternMaker = (random) => {
  const strip = random.between(3.2, 3.4)
  return {
    width: 9.3,
    height: 8.1,
    rooms: [
      ...row(0, 2.15, 0, ['bathroom', 2.6]),
      ...row(2.15, strip, 0, ['closet', 2.6]),
      ...row(0, strip, 2.6, ['hall', 5.8], ['bedroom2', 9.3]),
      ...row(strip, 8.1, 0, ['kitchen', 2.8], ['living', 6.2], ['bedroom1', 9.3]),
    ],
    ways: [
      door('hall', 'bathroom', 0.75),
      door('hall', 'closet', 0.5),
      door('hall', 'bedroom2', 0.8),
      door('living', 'bedroom1', 0.1),
      open('hall', 'living', 0.5),
      open('kitchen', 'living', 0.45),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.55 },
    outdoorRoom: 'living',
  }
}

/** Four rooms: a passage leads from the hall to the third bedroom, above the kitchen. About 98 m². */
const four: PatternMaker = (random) => {
  const beds = random.between(3.15, 3.35)
  const hall = beds + random.between(2.6, 2.75)
  const wc = hall + 3.25
  return {
    width: 12,
    height: 8.2,
    rooms: [
      ...row(0, 4, 0, ['bedroom2', beds]),
      ...row(4, 8.2, 0, ['bedroom1', beds]),
      ...row(0, 4.1, beds, ['hall', hall]),
      ...row(0, 2.85, hall, ['bathroom', hall + 2.15], ['wc', wc], ['bedroom3', 12]),
      ...row(2.85, 4.1, hall, ['passage', 12]),
      ...row(4.1, 8.2, beds, ['living', 8.2], ['kitchen', 12]),
    ],
    ways: [
      door('hall', 'bedroom2', 0.85),
      door('living', 'bedroom1', 0.1),
      open('hall', 'passage'),
      door('passage', 'bathroom', 0.85),
      door('passage', 'wc'),
      door('passage', 'bedroom3', 0.3),
      open('hall', 'living', 0.6),
      open('passage', 'kitchen', 0.85),
      open('kitchen', 'living', 0.5),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.45 },
    outdoorRoom: 'living',
  }
}

/** Five rooms: as four, and the passage leads on to a bedroom at the front. About 124 m². */
const five: PatternMaker = (random) => {
  const beds = random.between(3.3, 3.5)
  const hall = beds + random.between(2.9, 3.1)
  return {
    width: 14.4,
    height: 8.6,
    rooms: [
      ...row(0, 4.1, 0, ['bedroom2', beds]),
      ...row(4.1, 8.6, 0, ['bedroom1', beds]),
      ...row(0, 4.1, beds, ['hall', hall]),
      ...row(
        0,
        2.75,
        hall,
        ['bathroom', hall + 2.4],
        ['wc', hall + 3.6],
        ['laundry', hall + 5],
        ['bedroom3', 14.4],
      ),
      ...row(2.75, 4.1, hall, ['passage', 14.4]),
      ...row(4.1, 8.6, beds, ['living', 8.3], ['kitchen', 11.5], ['bedroom4', 14.4]),
    ],
    ways: [
      door('hall', 'bedroom2', 0.85),
      door('living', 'bedroom1', 0.1),
      open('hall', 'passage'),
      door('passage', 'bathroom', 0.85),
      door('passage', 'wc'),
      door('passage', 'laundry'),
      door('passage', 'bedroom3', 0.4),
      door('passage', 'bedroom4', 0.6),
      open('hall', 'living', 0.6),
      open('passage', 'kitchen', 0.5),
      open('kitchen', 'living', 0.5),
    ],
    entrance: { room: 'hall', side: 'top', at: 0.45 },
    outdoorRoom: 'living',
  }
}

export const threeRooms: readonly PatternMaker[] = [threeThrough, threeDeep]
export const fourRooms: readonly PatternMaker[] = [four]
export const fiveRooms: readonly PatternMaker[] = [five]
