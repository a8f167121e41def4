import { expect, test } from 'vitest'
import { siteOf } from '../../../catalogue/site-of.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { sampleCatalogue } from '../sample.test-support.ts'
import { siteIndexOf } from '../index/site-index.ts'
import { matchingTags } from './tags.ts'

const tagsOf = (site: SiteKey) => siteIndexOf(sampleCatalogue(), siteOf(site)).shownTags
const texts = (site: SiteKey, typed: string) => matchingTags(tagsOf(site), typed).map(({ text }) => text)

test('a tag fits when a word of it begins with what was typed, whatever case and marks [N-025]', () => {
  expect(texts('Jmse', 'NAC')).toContain('Nacka')
  expect(texts('Jmse', 'taby')).toContain('Täby')
  expect(texts('Jmse', 'ankar')).toContain('Kvarteret Ankarspelet')
  expect(texts('Jmse', 'kvarteret ank')).toEqual(['Kvarteret Ankarspelet'])
  expect(texts('Jmse', 'acka')).not.toContain('Nacka')
  expect(texts('Jmse', 'finns inte')).toEqual([])
})

test('a project is found by its street, with and without a number [N-025]', () => {
  expect(texts('Jmse', 'strandängsv')).toEqual(['Brf Strandängen'])
  expect(texts('Jmse', 'Strandängsvägen 12 B')).toEqual(['Brf Strandängen'])
  expect(texts('Jmse', 'ängsvägen')).toEqual([])
})

test('nothing typed suggests the largest first', () => {
  const counts = matchingTags(tagsOf('Jmse'), '').map(({ count }) => count ?? 0)
  expect(counts[0]).toBeGreaterThan(100)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

test('an order that is asked for comes first', () => {
  const tags = matchingTags(tagsOf('Jmno'), '', ['text:desc'])
  expect(tags[0]?.text.localeCompare(tags.at(-1)?.text ?? '', 'nb')).toBeGreaterThan(0)
})

test.each(['Jmse', 'Seniorgarden', 'Boratt', 'Jmno', 'Jmoy'] as const)(
  'on %s counties, municipalities, areas and projects are tags, each with an address part of its own [N-080]',
  (site) => {
    const tags = tagsOf(site).map(({ tag }) => tag)
    expect(new Set(tags.map(({ url }) => url)).size).toBe(tags.length)
    expect(new Set(tags.map(({ type }) => type))).toEqual(
      new Set(['county', 'municipality', 'area', 'stage']),
    )
    for (const tag of tags) expect(tag.url).toMatch(/^[a-z0-9-]+$/)
  },
)

test('a site without search has no tags', () => {
  expect(tagsOf('JmseEn')).toEqual([])
  expect(tagsOf('JmEntreprenad')).toEqual([])
})
