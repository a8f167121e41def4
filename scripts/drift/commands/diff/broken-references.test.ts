import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { diff } from './diff.ts'
import { commandRun } from '../shared/command-run.test-support.ts'

const folder = temporaryFolder('drift-broken')
const contract = (name: string, responses: object, schemas: object) => {
  const file = join(folder, name)
  const info = { title: 'a', version: '1' }
  const paths = { '/a': { get: { responses } } }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, paths, components: { schemas } }))
  return file
}
const fine = { 200: { description: 'a' } }

const run = commandRun(diff)
const gone = { $ref: '#/components/schemas/Gone' }

test.each([
  ['the answer for all other statuses', { default: { $ref: '#/components/responses/Gone' } }, {}],
  ['a property called default', fine, { A: { properties: { default: gone } } }],
  [
    'a property called properties',
    fine,
    { A: { properties: { properties: { properties: { enum: gone } } } } },
  ],
  ['a schema called like an extension', fine, { 'x-a': gone }],
])('%s is read for references that lead nowhere', async (_, responses, schemas) => {
  const { code, text } = await run(contract('old.json', fine, {}), contract('new.json', responses, schemas))
  expect(text).toMatch(/new\.json#\S+ refers to #\S+, and there is nothing\./)
  expect(code).toBe(2)
})

test('a reference in an example or an extension is a word like any other', async () => {
  const schemas = {
    A: { default: gone, enum: [gone], 'x-a': gone, properties: { a: { examples: [gone] } } },
  }
  const file = contract('same.json', { ...fine, 'x-a': gone }, schemas)
  expect(await run(file, file)).toMatchObject({ code: 0 })
})

test('a tag that leads to no schema is said in a sentence', async () => {
  const answer = (target: string) => {
    const discriminator = { propertyName: 'kind', mapping: { cat: target } }
    const schema = { oneOf: [{ $ref: '#/components/schemas/Cat' }], discriminator }
    return { 200: { description: 'a', content: { 'application/json': { schema } } } }
  }
  const schemas = { Cat: { type: 'object', properties: { kind: { type: 'string' } } } }
  const [one, other] = [
    contract('old.json', answer('Cat'), schemas),
    contract('new.json', answer('Gone'), schemas),
  ]
  const { code, text } = await run(one, other)
  expect(text).toContain('refers to #/components/schemas/Gone, and there is nothing.')
  expect(code).toBe(2)
})

test.each([
  ['a path that is empty', { paths: { '/a': null } }, '#/paths/~1a is null, and no object.'],
  [
    'an answer that is empty',
    { paths: { '/a': { get: { responses: { 200: null } } } } },
    '/200 is null, and no object.',
  ],
  ['a list of paths', { paths: [] }, '#/paths is [], and no object.'],
  ['a schema that is a text', { components: { schemas: { A: 'string' } } }, '/A is "string", and no schema.'],
  [
    'a property that is a number',
    { components: { schemas: { A: { properties: { b: 5 } } } } },
    '/b is 5, and no schema.',
  ],
  [
    'a variant that is empty',
    { components: { schemas: { A: { anyOf: [{}, null] } } } },
    '/1 is null, and no schema.',
  ],
])('%s is refused in a sentence', async (_, members, sentence) => {
  const file = join(folder, 'wrong.json')
  writeFileSync(
    file,
    JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths: {}, ...members }),
  )
  const { code, text } = await run(contract('old.json', fine, {}), file)
  expect(text).toContain(sentence)
  expect(code).toBe(2)
})
