import { bays } from '../house/house.ts'
import type { House, PlacedHouse } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'
import type { Form } from './form.ts'
import { claddings, framesOn } from './palette.ts'
import { inARow } from './rows.ts'

/** A point block with balconies all the way round, and a lower neighbour. */
export const tower: Form = (recipe, random): PlacedHouse[] => {
  const [own, second] = claddings(recipe, random)
  const high: House = {
    key: 'tower',
    bays: bays('double', 'french', 'stair', 'french', 'double'),
    floors: recipe.floors,
    wall: own.texture === 'plaster' ? { ...own, texture: 'panel' } : own,
    base: { colour: pigments.slate, texture: 'panel' },
    roof:
      recipe.roof === 'setback' ? { kind: 'setback', colour: pigments.tar } : { kind: 'flat', tufts: true },
    railing: { kind: 'glass', colour: '#8B8F8D' },
    slab: '#ECE9E2',
    wrapped: true,
    frames: framesOn(own),
  }
  const low: House = {
    key: 'low',
    bays: bays('balcony', 'single', 'stair', 'single', 'balcony'),
    floors: recipe.floors - 2,
    wall: second,
    base: { colour: pigments.concrete, texture: 'panel' },
    roof: { kind: 'setback', colour: pigments.umber },
    railing: { kind: 'bars', colour: '#2E312F' },
    frames: framesOn(second),
  }
  return inARow([high, low], 7)
}
