import type { Language } from '#src/sites/site.ts'
import type { BuildingForm } from '../codes.ts'

/** A facade: its colour, how it is made, and its name after "a house in". */
export type Finish = Readonly<{
  colour: string
  texture: 'plaster' | 'brick' | 'wood' | 'sheet'
  name: Readonly<Record<Language, string>>
}>

const plaster = (colour: string, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour,
  texture: 'plaster',
  name: { sv: `${sv} puts`, nb: `${nb} puss`, fi: `${fi} rappaus`, en: `${en} render` },
})

const brick = (colour: string, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour,
  texture: 'brick',
  name: { sv: `${sv} tegel`, nb: `${nb} tegl`, fi: `${fi} tiili`, en: `${en} brick` },
})

const wood = (colour: string, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour,
  texture: 'wood',
  name: { sv: `${sv} träpanel`, nb: `${nb} trepanel`, fi: `${fi} puuverhous`, en: `${en} timber` },
})

const sheet = (colour: string, sv: string, nb: string, fi: string, en: string): Finish => ({
  colour,
  texture: 'sheet',
  name: { sv: `${sv} plåt`, nb: `${nb} plater`, fi: `${fi} pelti`, en: `${en} metal` },
})

const plasters = [
  plaster('#EDE9DF', 'kalkvit', 'kalkhvit', 'kalkinvalkoinen', 'lime-white'),
  plaster('#DFCA9C', 'gul', 'gul', 'keltainen', 'yellow'),
  plaster('#CBA066', 'ockra', 'okergul', 'okrankeltainen', 'ochre'),
  plaster('#DBBBA4', 'persikofärgad', 'ferskenfarget', 'persikanvärinen', 'peach'),
  plaster('#D5B1A7', 'rosa', 'rosa', 'vaaleanpunainen', 'pink'),
  plaster('#AFB7A7', 'salviagrön', 'salviegrønn', 'salvianvihreä', 'sage green'),
  plaster('#A7B6BD', 'ljusblå', 'lyseblå', 'vaaleansininen', 'pale blue'),
]

const bricks = [
  brick('#985B49', 'rött', 'rød', 'punainen', 'red'),
  brick('#B7735A', 'terrakottarött', 'terrakottarød', 'terrakottanpunainen', 'terracotta'),
  brick('#84705F', 'brunt', 'brun', 'ruskea', 'brown'),
  brick('#D6C8AD', 'sandfärgat', 'sandfarget', 'hiekanvärinen', 'sand-coloured'),
]

const woods = [
  wood('#83392E', 'faluröd', 'falurød', 'punamultainen', 'red'),
  wood('#35332E', 'tjärsvart', 'tjæresvart', 'tervanmusta', 'tar-black'),
  wood('#B89870', 'varm', 'varm', 'lämminsävyinen', 'warm'),
  wood('#ABA69D', 'silvergrå', 'sølvgrå', 'hopeanharmaa', 'silver-grey'),
  wood('#8EA79B', 'ärggrön', 'irrgrønn', 'patinanvihreä', 'verdigris'),
]

const sheets = [
  sheet('#5A6468', 'skiffergrå', 'skifergrå', 'liuskeenharmaa', 'slate-grey'),
  sheet('#4C6271', 'djupblå', 'dypblå', 'syvänsininen', 'deep blue'),
  sheet('#C2C1BB', 'ljusgrå', 'lysegrå', 'vaaleanharmaa', 'pale grey'),
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
