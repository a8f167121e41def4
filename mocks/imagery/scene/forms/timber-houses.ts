import { bays } from '../house/house.ts'
import type { House } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'
import type { Form } from './form.ts'
import { claddings, framesOn } from './palette.ts'
import { inARow } from './rows.ts'

/** Timber with loggias and French balconies, and solar panels on its roof. */
export const timber: Form = (recipe) => {
  const house: House = {
    key: 'timber',
    bays: bays(
      'tall',
      'french',
      'loggia',
      'french',
      'tall',
      'stair',
      'tall',
      'french',
      'loggia',
      'french',
      'tall',
    ),
    floors: recipe.floors,
    wall: recipe.finish,
    base: { colour: pigments.concrete, texture: 'panel' },
    roof:
      recipe.roof === 'flat'
        ? { kind: 'flat', tufts: true, solarPanels: 10, liftHouse: false }
        : { kind: 'saddle', rise: 2.8, colour: '#3E4546', texture: 'seam', solarPanels: 9, chimneys: 0 },
    railing: { kind: 'bars', colour: '#40352A' },
    frames: recipe.finish.colour === pigments.tar ? '#C9A877' : '#3A3530',
    bands: true,
  }
  return inARow([house])
}

/** Narrow gables side by side, each in a pigment of its own. */
export const gables: Form = (recipe, random) => {
  const [own, second, third] = claddings(recipe, random)
  const house = (key: string, wall: typeof own, floors: number): House => ({
    key,
    bays: bays('double', 'balcony', 'double'),
    floors,
    wall: wall.texture === 'wood' && random.chance(0.4) ? { ...wall, texture: 'clapboard' } : wall,
    base: { colour: pigments.concrete, texture: 'plaster' },
    roof: { kind: 'gable', rise: 4.6, colour: '#44494A', texture: 'seam', window: 2.6 },
    railing: random.pick([
      { kind: 'glass', colour: '#5A625F' },
      { kind: 'bars', colour: '#5A625F' },
    ] as const),
    slab: '#E9E6DF',
    frames: framesOn(wall),
  })
  return inARow(
    [
      house('left', second, recipe.floors - 1),
      house('middle', own, recipe.floors),
      house('right', third, recipe.floors - 1),
    ],
    1.6,
  )
}
