import { expect, test } from 'vitest'
import type { components } from '#gen/residence/types.ts'
import { all, residenceClient } from '../residence-client.test-support.ts'

type Schemas = components['schemas']

const { backend, post, objects, tags } = residenceClient()

test('twenty tags are suggested unless more are asked for [K-016]', async () => {
  expect(await tags({ siteId: 1, text: '' })).toHaveLength(20)
  expect(await tags({ siteId: 1, text: '', limit: 100 })).toHaveLength(100)
})

test('with a filter, tags count what it admits and leave out what has nothing [N-025]', async () => {
  const [nacka] = await tags({ siteId: 1, text: 'nacka', filter: { minRooms: 4 } })
  const { total } = await objects({ siteId: 1, limit: 0, filter: { minRooms: 4, tags: [nacka?.id] } })
  expect(nacka).toMatchObject({ text: 'Nacka', type: 'municipality', url: 'nacka', count: total })
  expect(
    await tags({ siteId: 1, text: 'nacka', filter: { minRooms: 4, tags: ['municipality-taby'] } }),
  ).toEqual([])
})

test('address parts become tags in their order, and a search by them finds homes there [N-026]', async () => {
  const found = await post<Schemas['PlaceTag'][]>('search/tags/url', {
    siteId: 1,
    urls: ['lund', 'nacka', 'inget-stalle'],
  })
  expect(found.map(({ text }) => text)).toEqual(['Lund', 'Nacka'])
  const { hits } = await objects({ ...all, filter: { tags: found.map(({ id }) => id) } })
  expect(new Set(hits.map(({ municipality }) => municipality))).toEqual(new Set(['Lund', 'Nacka']))
})

test('the tags of a site are its counties, municipalities, areas and projects [C-037, N-080]', async () => {
  const response = await backend.handle(new Request('http://localhost/residence/search/stage_tags/5'))
  const found = (await response?.json()) as Schemas['PlaceTag'][]
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['county', 'municipality', 'area', 'stage']))
  expect(found.map(({ text }) => text)).toContain('Bergen')
})
