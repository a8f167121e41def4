import type { Language } from '#src/sites/site.ts'
import { pigments } from '../../imagery/scene/mood/pigments.ts'
import type { Pigment } from '../../imagery/scene/mood/pigments.ts'
import type { BuildingForm } from '../codes.ts'

/** A facade: its colour, how it is made, and its name after "a house in". */
export type Finish = Readonly<{
  colour: string
  texture: 'plaster' | 'brick' | 'wood' | 'sheet'
  name: Readonly<Record<Language, string>>
}>

const plaster = (pigment: Pigment, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour: pigments[pigment],
  texture: 'plaster',
  name: { sv: `${sv} puts`, nb: `${nb} puss`, fi: `${fi} rappaus`, en: `${en} render` },
})

const brick = (pigment: Pigment, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour: pigments[pigment],
  texture: 'brick',
  name: { sv: `${sv} tegel`, nb: `${nb} tegl`, fi: `${fi} tiili`, en: `${en} brick` },
})

const wood = (pigment: Pigment, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour: pigments[pigment],
  texture: 'wood',
  name: { sv: `${sv} träpanel`, nb: `${nb} trepanel`, fi: `${fi} puuverhous`, en: `${en} timber` },
})

const sheet = (pigment: Pigment, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour: pigments[pigment],
  texture: 'sheet',
  name: { sv: `${sv} plåt`, nb: `${nb} plater`, fi: `${fi} pelti`, en: `${en} metal` },
})

const plasters = [
  plaster('lime', 'kalkvit', 'kalkhvit', 'kalkinvalkoinen', 'lime-white'),
  plaster('straw', 'gul', 'gul', 'keltainen', 'yellow'),
  plaster('ochre', 'ockra', 'okergul', 'okrankeltainen', 'ochre'),
  plaster('peach', 'persikofärgad', 'ferskenfarget', 'persikanvärinen', 'peach'),
  plaster('rose', 'rosa', 'rosa', 'vaaleanpunainen', 'pink'),
  plaster('sage', 'salviagrön', 'salviegrønn', 'salvianvihreä', 'sage green'),
  plaster('sky', 'ljusblå', 'lyseblå', 'vaaleansininen', 'pale blue'),
]

const bricks = [
  brick('brick', 'rött', 'rød', 'punainen', 'red'),
  brick('terracotta', 'terrakottarött', 'terrakottarød', 'terrakottanpunainen', 'terracotta'),
  brick('umber', 'brunt', 'brun', 'ruskea', 'brown'),
  brick('sand', 'sandfärgat', 'sandfarget', 'hiekanvärinen', 'sand-coloured'),
]

const woods = [
  wood('falun', 'faluröd', 'falurød', 'punamultainen', 'red'),
  wood('tar', 'tjärsvart', 'tjæresvart', 'tervanmusta', 'tar-black'),
  wood('larch', 'varm', 'varm', 'lämminsävyinen', 'warm'),
  wood('silver', 'silvergrå', 'sølvgrå', 'hopeanharmaa', 'silver-grey'),
  wood('verdigris', 'ärggrön', 'irrgrønn', 'patinanvihreä', 'verdigris'),
]

const sheets = [
  sheet('slate', 'skiffergrå', 'skifergrå', 'liuskeenharmaa', 'slate-grey'),
  sheet('deepBlue', 'djupblå', 'dypblå', 'syvänsininen', 'deep blue'),
  sheet('concrete', 'ljusgrå', 'lysegrå', 'vaaleanharmaa', 'pale grey'),
]

/** Pale yellow render, as the house of the main persona has. */
export const yellowPlaster = plasters[1]

const byForm: Readonly<Record<BuildingForm, readonly Finish[]>> = {
  slab: plasters,
  block: [...plasters, ...bricks],
  tower: [...sheets, ...plasters.slice(0, 3)],
  brick: bricks,
  timber: woods,
  gables: [...woods, ...plasters.slice(0, 2)],
  rowHouses: woods,
  pairs: [...woods, ...plasters.slice(0, 2)],
  villas: woods,
  plots: woods,
}

/** The facades that a building of this form can have. */
export function finishesOf(form: BuildingForm): readonly Finish[] {
  return byForm[form]
}
