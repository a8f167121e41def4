import { bays } from '../house/house.ts'
import type { House, Roof } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'
import type { Form } from './form.ts'
import { framesOn, railingOf } from './palette.ts'
import { inARow, mirrored } from './rows.ts'

/** A long house of flats between stairs: rendered, with balconies. */
export const slab: Form = (recipe, random) => {
  const roofs: Readonly<Record<string, Roof>> = {
    setback: {
      kind: 'setback',
      colour: random.pick([pigments.umber, pigments.slate, pigments.tar]),
      tufts: true,
    },
    flat: { kind: 'flat', solarPanels: 8 },
    saddle: { kind: 'saddle', rise: 2.8, colour: '#5E4A42', texture: 'tile', chimneys: 3 },
  }
  const house: House = {
    key: 'slab',
    bays: mirrored(bays('double', 'balcony', 'single', 'stair', 'single', 'balcony', 'double')),
    floors: recipe.floors,
    wall: recipe.finish,
    ...(random.chance(0.35) && { base: { colour: pigments.umber, texture: 'plaster' as const } }),
    roof: roofs[recipe.roof] ?? { kind: 'flat' },
    railing: railingOf(random),
    balconyDepth: 1.6,
    frames: framesOn(recipe.finish),
    door: '#7A5A3A',
  }
  return inARow([house])
}

/** Flats that are reached along open walkways, and a stair tower at one end. */
export const gallery: Form = (recipe, random) => {
  const main: House = {
    key: 'gallery',
    bays: bays('gallery', 'gallery', 'gallery', 'gallery', 'gallery', 'gallery', 'gallery'),
    floors: recipe.floors,
    wall: recipe.finish,
    roof: { kind: 'flat', tufts: true, solarPanels: 9, liftHouse: false },
    railing: random.pick([
      { kind: 'bars', colour: '#3B403E' },
      { kind: 'boards', colour: '#8A7458' },
    ] as const),
    galleries: true,
    frames: framesOn(recipe.finish),
    door: random.pick(['#2F4B44', '#7B3328', '#35495C', '#8A6A3C'] as const),
    neighbourShade: 0.8,
  }
  const stairs: House = {
    key: 'stairs',
    bays: bays('stair'),
    floors: recipe.floors + 1,
    wall: { colour: pigments.slate, texture: 'sheet' },
    roof: { kind: 'flat', liftHouse: false },
    attic: 0.3,
    frames: '#D9D6CE',
  }
  return inARow([stairs, main])
}
