import { bays } from '../house/house.ts'
import type { House } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'
import type { Form } from './form.ts'
import { inARow, mirrored } from './rows.ts'

/** Brick with deep loggias under a tiled roof with dormers. */
export const brick: Form = (recipe, random) => {
  const house: House = {
    key: 'brick',
    bays: mirrored(bays('double', 'loggia', 'tall', 'stair', 'tall', 'loggia', 'double')),
    floors: recipe.floors,
    wall: recipe.finish,
    ...(random.chance(0.45) && { base: { colour: pigments.chalk, texture: 'plaster' as const } }),
    roof: {
      kind: 'saddle',
      rise: 3.4,
      colour: random.pick(['#6B4A40', '#7A5244', '#574B46']),
      texture: 'tile',
      dormers: 5,
      dormerTop: random.pick(['gable', 'flat']),
      chimneys: 3,
    },
    railing: { kind: 'bars', colour: '#3B403E' },
    frames: '#F2ECDD',
    reveal: 0.24,
  }
  return inARow([house])
}

/** A house for the second half of life: wide windows and glazed balconies towards the garden. */
export const senior: Form = (recipe, random) => {
  const house: House = {
    key: 'senior',
    bays: mirrored(bays('double', 'balcony', 'wide', 'stair', 'wide', 'balcony')),
    floors: recipe.floors,
    wall: recipe.finish,
    base: { colour: pigments.lime, texture: 'plaster' },
    roof: {
      kind: 'saddle',
      rise: 3,
      colour: random.pick(['#7A5244', '#5F4A42']),
      texture: 'tile',
      dormers: 4,
      chimneys: 2,
    },
    railing: { kind: 'glass', colour: '#E9E4D8' },
    balconyDepth: 1.6,
    frames: '#F4EFE2',
    reveal: 0.24,
    door: '#7B3328',
  }
  return inARow([house])
}
