import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildIndex } from './build-portal-index.ts'
import { contractOf } from '../contract-places.ts'
import { impactOf } from '../impact-of.ts'

const hit = { type: 'object', properties: { name: {}, price: {}, area: {}, note: {}, city: {} } }
const contract = contractOf('homes', {
  paths: {
    '/homes': {
      get: {
        operationId: 'listHomes',
        parameters: [{ name: 'near', in: 'query' }],
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Hit' } } },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Hit: hit } },
})

const files = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "module": "preserve", "types": [] } }',
  'generated/homes/types.ts': `
export interface components { schemas: { Hit: { name: string; price?: number; area: number; note: string; city: string } } }
export interface operations { listHomes: { parameters: { query?: { near?: string } }; responses: { 200: { content: { 'application/json': components['schemas']['Hit'][] } } } } }`,
  'generated/homes/model.ts': `
export interface Hit { name: string; price?: number; area: number; note: string; city: string }
export type ListHomesParams = { near?: string }`,
  'generated/homes/calls/list-homes.ts': `
import type { Hit, ListHomesParams } from '../model'
export const listHomes = async (params?: ListHomesParams): Promise<Hit[]> => [params].flatMap(() => [])`,
  'src/api/homes.ts': `
import { listHomes } from '../../generated/homes/calls/list-homes'
export const homesQuery = (place: string) => ({ queryFn: () => listHomes({ near: place }) })`,
  'src/features/list.ts': `
import { homesQuery } from '../api/homes'
import type { Hit } from '../../generated/homes/model'
const titleOf = ({ name, ...rest }: Hit) => name + rest.area
export async function list() {
  const [first] = await homesQuery('here').queryFn()
  return first && titleOf(first) + (first['price'] ?? 0)
}
export type City = Pick<Hit, 'city'>`,
  'src/routes/search.$.ts': `
import { list } from '../features/list'
export const Route = { component: () => list() }`,
  'src/routes/about.ts': `export const Route = {}`,
  'mocks/operations/homes/list-homes.ts': `
import type { operations } from '../../../generated/homes/types'
type Answer = operations['listHomes']['responses'][200]['content']['application/json']
export const listHomes = (): Answer => [{ name: 'a', area: 1, note: 'n', city: 'c' }]`,
  'src/features/list.test.ts': `
import { list } from './list'
export const shown = list()`,
}

const root = temporaryFolder('impact')
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const portal = { contracts: [contract], index: buildIndex(root, [contract]) }
const operations = [{ id: 'listHomes', method: 'GET', path: '/homes' }]
const linesOf = (field: string) =>
  impactOf({ operations, field: ['[]', field] }, portal).portal.map(({ file, line }) => `${file}:${line}`)

test.each([
  ['name', 'a destructuring', ['src/features/list.ts:4']],
  ['area', 'what a destructuring leaves', ['src/features/list.ts:4']],
  ['price', 'an access by text', ['src/features/list.ts:7']],
  ['city', 'a type that picks it', ['src/features/list.ts:9']],
])('removing %s names the line that reads it, in %s', (field, _, lines) => {
  expect(linesOf(field)).toEqual(lines)
})

test('removing a field that nobody reads names no line and no screen, only the mock that has to leave it out', () => {
  const { portal: lines, screens, hooks, mocks } = impactOf({ operations, field: ['[]', 'note'] }, portal)
  expect([lines, screens, hooks]).toEqual([[], [], []])
  expect(mocks).toContainEqual({
    file: 'mocks/operations/homes/list-homes.ts',
    line: 4,
    name: 'listHomes',
    access: 'writes',
  })
})

test('a field that an answer gains concerns nobody', () => {
  const added = impactOf({ operations, direction: 'response', field: ['[]', 'new'] }, portal)
  expect(added).toMatchObject({ isKnown: true, isField: false, portal: [], screens: [] })
})

test('an operation names its call, its options, its feature, its screen, its mock and its test', () => {
  const { hooks, portal: callers, screens, mocks, tests } = impactOf({ operations, field: [] }, portal)
  expect(hooks).toEqual([{ file: 'generated/homes/calls/list-homes.ts', line: 3, name: 'listHomes' }])
  expect(callers.map(({ file, within }) => `${file} ${within}`)).toEqual([
    'src/api/homes.ts homesQuery',
    'src/features/list.ts list',
    'src/routes/search.$.ts Route',
  ])
  expect(screens).toEqual([{ file: 'src/routes/search.$.ts', line: 1, name: 'the route /search/$' }])
  expect(mocks.map(({ file }) => file)).toEqual(['mocks/operations/homes/list-homes.ts'])
  expect(tests.map(({ file }) => file)).toEqual(['src/features/list.test.ts'])
})

test('a parameter names the line that sends it', () => {
  const { portal: lines } = impactOf({ operations, field: [], parameter: 'near' }, portal)
  expect(lines.map(({ file, line, access }) => `${file}:${line} ${access}`)).toEqual([
    'src/api/homes.ts:3 writes',
  ])
})

test('an operation that the portal does not know is said to be unknown', () => {
  const other = [{ method: 'GET', path: '/others' }]
  expect(impactOf({ operations: other, field: [] }, portal)).toMatchObject({ isKnown: false, portal: [] })
})
