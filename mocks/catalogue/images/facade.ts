import { randomOf } from '../random.ts'
import type { Random } from '../random.ts'
import { drawing } from './drawing.ts'
import { finishesOf } from './finishes.ts'
import { lights } from './palette.ts'
import type { FacadeRecipe } from './recipe.ts'
import { birch, ground, sky } from './scenery.ts'
import { drawVolume, volumeHeight, volumeWidth } from './volume.ts'
import type { Bay, Volume } from './volume.ts'

const width = 1200
const height = 800

/**
 * A plain drawn elevation as SVG, 3:2: sky in bands, ground, the house of the recipe and birches. Deterministic: the
 * same recipe and id give the same text. `label` is what it shows, for those who do not see it.
 */
export function facade(recipe: FacadeRecipe, id: string, label: string): string {
  const random = randomOf('picture', id)
  const light = lights[recipe.time]
  const groundY = height * (recipe.water ? 0.76 : 0.86)
  const volumes = volumesOf(recipe, random)
  const gap = recipe.form === 'rowHouses' ? 0 : 2.4
  const across = volumes.reduce((sum, volume) => sum + volumeWidth(volume) + gap, -gap)
  const tallest = Math.max(8, ...volumes.map(volumeHeight))
  const scale = Math.min((0.94 * width) / Math.max(across, 24), (0.86 * groundY) / tallest)
  const left = (width - Math.max(across, 0) * scale) / 2
  const picture = drawing(scale, left, groundY)
  const scene = { drawing: picture, light, random, snow: recipe.season === 'winter' }
  let x = 0
  for (const volume of volumes) {
    drawVolume(scene, volume, x)
    x += volumeWidth(volume) + gap
  }
  const [from, to] = [-left / scale, (width - left) / scale]
  for (const share of recipe.form === 'plots' ? [0.15, 0.32, 0.58, 0.8] : [0.08, 0.36, 0.9])
    birch(
      picture,
      light,
      recipe.season,
      random,
      from + (to - from) * (share + random.between(-0.04, 0.04)),
      random.between(7, 10),
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(label)}">`,
    sky(light, random, width, groundY),
    ground(light, recipe.season, recipe.water, width, height, groundY),
    picture.markup(),
    '</svg>',
  ].join('')
}

const apartmentRows: Readonly<
  Record<'slab' | 'block' | 'tower' | 'brick' | 'timber' | 'gables', readonly Bay[]>
> = {
  slab: ['window', 'balcony', 'window', 'stair', 'window', 'balcony', 'window'],
  block: ['window', 'window', 'balcony', 'stair', 'balcony', 'window', 'window'],
  tower: ['balcony', 'window', 'stair', 'window', 'balcony'],
  brick: ['window', 'balcony', 'stair', 'balcony', 'window'],
  timber: ['window', 'balcony', 'window', 'stair', 'window', 'balcony', 'window'],
  gables: ['window', 'balcony', 'window'],
}

/** The houses of a form, left to right. */
function volumesOf(recipe: FacadeRecipe, random: Random): Volume[] {
  const { form, floors, roof, finish } = recipe
  const house = (bays: readonly Bay[], changes: Partial<Volume> = {}): Volume => {
    return { bays, floors, roof, colour: finish.colour, texture: finish.texture, ...changes }
  }
  const other = () => {
    const { colour, texture } = random.pick(finishesOf(form))
    return { colour, texture }
  }
  if (form === 'plots') return []
  if (form === 'rowHouses')
    return [0, 1, 2, 3, 4].map((at) => house(['window', 'door'], at % 2 === 0 ? {} : other()))
  if (form === 'pairs')
    return [house(['door', 'window', 'window', 'door']), house(['door', 'window', 'window', 'door'], other())]
  if (form === 'villas')
    return [house(['window', 'door', 'window']), house(['window', 'door', 'window'], other())]
  const row = apartmentRows[form]
  if (form === 'gables')
    return [house(row), house(row, { floors: floors - 1, ...other() }), house(row, other())]
  if (form === 'tower') return [house(row), house(apartmentRows.brick, { floors: 5, ...other() })]
  return [house(form === 'block' ? row : [...row, ...row])]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
