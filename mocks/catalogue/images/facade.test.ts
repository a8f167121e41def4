import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { buildingForms } from '../codes.ts'
import type { BuildingForm } from '../codes.ts'
import { altText } from './alt-text.ts'
import { facade } from './facade.ts'
import { recipeFor } from './recipe.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })

function draw(id: string, form: BuildingForm = 'slab'): string {
  const recipe = recipeFor(id, 'Jmse', { form })
  return facade(recipe, id, altText(recipe, 'sv'))
}

test.each(buildingForms)('a picture of %s is small, whole and of known colours', (form) => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const svg = draw(`${form}-${id}`, form)
    expect(svg.length).toBeLessThan(12_000)
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 800"[^>]*aria-label="[^"]+">.*<\/svg>$/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('the same id gives the same picture, another id another', () => {
  expect(draw('stage-a')).toBe(draw('stage-a'))
  expect(draw('stage-a')).not.toBe(draw('stage-b'))
})

test('what a picture shows is told in the language of its site', () => {
  const recipe = catalogue.stage('stage-strandangen')?.recipe
  expect(recipe && altText(recipe, 'sv')).toMatch(/^Femvåningshus i gul puts, (vår|sommar|höst|vinter)$/)
  expect(recipe && altText(recipe, 'nb')).toMatch(/^Hus på fem etasjer i gul puss, /)
  expect(recipe && altText(recipe, 'fi')).toMatch(/^Viisikerroksinen talo, keltainen rappaus, /)
  expect(recipe && altText(recipe, 'en')).toMatch(/^Five-storey house in yellow render, /)
})

test('every picture that the catalogue names can be drawn, and says in its label what its alt text says', () => {
  const images = [
    ...catalogue.stages.map(({ image }) => image),
    ...catalogue.premises.map(({ image }) => image),
    ...catalogue.referenceProjects.map(({ image }) => image),
    ...catalogue.sites.flatMap(({ pages }) => pages.map(({ image }) => image)),
    ...catalogue.sites.flatMap(({ pages }) =>
      pages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'cards' ? block.cards.flatMap(({ image }) => image ?? []) : [],
        ),
      ),
    ),
  ]
  for (const { url, altText: alt, orgWidth, orgHeight } of images) {
    expect(catalogue.drawImage(url)).toContain(`aria-label="${alt}"`)
    expect(orgWidth / orgHeight).toBe(1.5)
  }
})

test('there is no picture where nothing has one', () => {
  for (const path of ['/images/stage/stage-nowhere.svg', '/images/cat/x.svg', '/images/stage/../x.svg', '/'])
    expect(catalogue.drawImage(path)).toBeUndefined()
})
