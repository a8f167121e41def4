import { bays } from '../house/house.ts'
import type { House } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'
import type { Form } from './form.ts'
import { claddings, framesOn } from './palette.ts'
import { inARow, mirrored } from './rows.ts'

/** Three houses of a city block, with shops at the street. The middle one is the recipe's own. */
export const block: Form = (recipe, random) => {
  const [own, second, third] = claddings(recipe, random)
  const street = { groundHeight: 4 }
  const left: House = {
    ...street,
    key: 'corner',
    bays: bays('tall', 'french', 'tall', 'stair', 'tall', 'french', 'tall'),
    floors: recipe.floors,
    wall: second,
    base: { colour: pigments.chalk, texture: 'plaster' },
    roof: { kind: 'mansard', rise: 3, colour: '#55605F', texture: 'seam', dormers: 3 },
    bands: true,
    shops: { frames: '#3B403E', awnings: { every: 2, colour: pigments.ochre } },
    frames: framesOn(second),
  }
  const middle: House = {
    ...street,
    key: 'middle',
    bays: bays('double', 'balcony', 'stair', 'balcony', 'double'),
    floors: recipe.floors,
    wall: own,
    base: { colour: pigments.tar, texture: 'panel' },
    roof:
      recipe.roof === 'setback'
        ? { kind: 'setback', colour: pigments.slate }
        : { kind: 'flat', solarPanels: 5 },
    railing: { kind: 'bars', colour: '#3B403E' },
    shops: { frames: '#C9B48A' },
    frames: framesOn(own),
    neighbourShade: 0.5,
  }
  const right: House = {
    ...street,
    key: 'tall',
    bays: bays('french', 'balcony', 'double', 'french'),
    floors: recipe.floors + 1,
    wall: third.texture === 'plaster' ? { ...third, texture: 'panel' } : third,
    base: { colour: pigments.concrete, texture: 'panel' },
    roof: { kind: 'setback', colour: pigments.tar },
    railing: { kind: 'glass', colour: '#9AA3A1' },
    shops: { frames: '#3B403E', awnings: { every: 3, colour: pigments.deepBlue } },
    frames: framesOn(third),
  }
  return inARow([left, middle, right])
}

/** A town house under a broken roof, with tall windows, French balconies and shops. */
export const mansard: Form = (recipe, random) => {
  const house: House = {
    key: 'mansard',
    bays: mirrored(bays('tall', 'french', 'tall', 'stair', 'tall', 'french', 'tall')),
    floors: recipe.floors,
    groundHeight: 4,
    wall: recipe.finish,
    base: { colour: pigments.chalk, texture: 'plaster' },
    roof: {
      kind: 'mansard',
      rise: 3.2,
      colour: random.pick(['#55605F', '#6B4A40', '#4C5556']),
      texture: 'seam',
      dormers: 6,
      chimneys: 3,
    },
    bands: true,
    shops: {
      frames: '#3B403E',
      awnings: { every: 2, colour: random.pick([pigments.ochre, pigments.verdigris, pigments.terracotta]) },
    },
    frames: framesOn(recipe.finish),
  }
  return inARow([house])
}
