import { expect, test } from 'vitest'
import { altText } from '../../catalogue/images/alt-text.ts'
import { recipeFor } from '../../catalogue/images/recipe.ts'
import type { FacadeRecipe, Landscape, Look, Season, TimeOfDay } from '../../catalogue/images/recipe.ts'
import { buildingForms } from '../../catalogue/codes.ts'
import { housesOf } from './forms/forms.ts'
import { drawScene } from './scene.ts'

const looks: readonly Look[] = [...buildingForms, 'gallery', 'mansard', 'senior', 'buildingSite']
const times: readonly TimeOfDay[] = ['dawn', 'day', 'evening', 'dusk', 'winterLight', 'night']
const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const landscapes: readonly Landscape[] = ['hills', 'mountains', 'pines', 'city']
const card = { width: 600, height: 400 }

/** The recipe of an id in the given look; the forms that have several looks are those of the building itself. */
function recipeOf(id: string, look: Look, changes: Partial<FacadeRecipe> = {}): FacadeRecipe {
  const form = buildingForms.find((one) => one === look) ?? 'slab'
  return { ...recipeFor(id, 'Jmse', { form, look, water: false }), ...changes }
}

function draw(id: string, recipe: FacadeRecipe, frame = card): string {
  return drawScene({ id, recipe, label: altText(recipe, 'sv') }, frame)
}

test.each(looks)('%s is drawn in each season, at each time of day and in each landscape', (look) => {
  for (const [at, time] of times.entries())
    for (const [turn, season] of seasons.entries()) {
      // each landscape meets each season and each time of day
      const landscape = landscapes[(at + turn) % landscapes.length] ?? 'hills'
      const svg = draw('a', recipeOf('a', look, { time, season, landscape }), { width: 100, height: 67 })
      expect(svg).toMatch(/^<svg [^>]*width="100" height="67"[^>]*aria-label="[^"]+"><path .*<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
    }
})

test.each(looks)('%s is whole in upright, square and wide frames, large and small', (look) => {
  for (const [width, height] of [
    [160, 107],
    [400, 500],
    [600, 600],
    [1440, 520],
  ] as const)
    for (const water of [false, true]) {
      const svg = draw('b', recipeOf('b', look, { water }), { width, height })
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(500_000)
    }
})

test('the same id gives the same drawing, another id another', () => {
  const recipe = recipeOf('a', 'brick')
  expect(draw('stage-a', recipe)).toBe(draw('stage-a', recipe))
  expect(draw('stage-a', recipe)).not.toBe(draw('stage-b', recipe))
})

test('a house keeps its windows when it is drawn larger or in another shape', () => {
  const recipe = recipeOf('a', 'slab', { time: 'dusk' })
  const lit = (svg: string) =>
    [...svg.matchAll(/fill="#(F3D08A|F7DDA6|EDBE72)"[^>]*d="([^"]*)"/g)]
      .map(([, colour, data]) => `${colour} ${data?.split('M').length}`)
      .toSorted()
  expect(lit(draw('a', recipe, { width: 1200, height: 800 }))).toEqual(lit(draw('a', recipe, card)))
})

test('a small picture is drawn with less than a large one', () => {
  const recipe = recipeOf('a', 'brick', { season: 'summer' })
  const length = (width: number) => draw('a', recipe, { width, height: Math.round(width / 1.5) }).length
  expect(length(160)).toBeLessThan(length(640) / 2)
  expect(length(640)).toBeLessThan(length(1600))
})

test.each(looks.filter((look) => look !== 'plots' && look !== 'buildingSite'))(
  'what is told of %s is what is drawn: its floors, its facade and its roof',
  (look) => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const recipe = recipeOf(id, look)
      const houses = housesOf(recipe, id)
      const own = houses.find(({ wall }) => wall.colour === recipe.finish.colour)
      expect(own?.floors).toBe(recipe.floors)
      expect(new Set(houses.map(({ wall }) => wall.colour)).size).toBeLessThanOrEqual(3)
    }
  },
)
