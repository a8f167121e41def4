import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { altText, streetAltText } from './alt-text.ts'
import { recipeFor } from './recipe.ts'

const recipe = catalogueOf({ referenceDate: '2026-11-20' }).stage('stage-strandangen')?.recipe

test('what a picture shows is told in the language of its site', () => {
  expect(recipe && altText(recipe, 'sv')).toMatch(/^Femvåningshus i gul puts, (vår|sommar|höst|vinter)$/)
  expect(recipe && altText(recipe, 'nb')).toMatch(/^Hus på fem etasjer i gul puss, /)
  expect(recipe && altText(recipe, 'fi')).toMatch(/^Viisikerroksinen talo, keltainen rappaus, /)
  expect(recipe && altText(recipe, 'en')).toMatch(/^Five-storey house in yellow render, /)
})

test('water, building sites, plots and streets are told of', () => {
  const wet = recipe && { ...recipe, water: true, season: 'summer' as const }
  expect(wet && altText(wet, 'sv')).toBe('Femvåningshus i gul puts vid vattnet, sommar')
  expect(wet && altText(wet, 'fi')).toBe('Viisikerroksinen talo, keltainen rappaus, veden äärellä, kesä')
  const site = recipeFor('a', 'JmEntreprenad', { look: 'buildingSite', water: false })
  expect(altText({ ...site, season: 'winter' }, 'en')).toBe('A house being built, winter')
  const plots = recipeFor('a', 'Jmse', { form: 'plots' })
  expect(altText({ ...plots, season: 'spring' }, 'sv')).toBe('Tomtmark med björkar, vår')
  expect(wet && streetAltText(wet, 'nb')).toBe('Hus langs en kai, sommer')
})

test('the same id has the same recipe, and Norway its mountains, Finland its pines', () => {
  expect(recipeFor('a', 'Jmno')).toEqual(recipeFor('a', 'Jmno'))
  expect(recipeFor('a', 'Jmno').landscape).toBe('mountains')
  expect(recipeFor('a', 'Jmoy').landscape).toBe('pines')
  expect(recipeFor('a', 'Boratt').landscape).toBe('city')
})

test('projects are shown by daylight as a rule, and at most one in ten when it is dark', () => {
  const times = catalogueOf({ referenceDate: '2026-11-20' }).stages.map((stage) => stage.recipe.time)
  const shareOf = (...wanted: string[]) => times.filter((time) => wanted.includes(time)).length / times.length
  expect(shareOf('day', 'winterLight')).toBeGreaterThan(0.7)
  expect(shareOf('dusk', 'night')).toBeGreaterThan(0)
  expect(shareOf('dusk', 'night')).toBeLessThanOrEqual(0.1)
})
