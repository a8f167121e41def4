import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { contractOf } from '../../impact/contract-places.ts'
import type { ImpactIndex } from '../../impact/index/index-model.ts'
import { impactOn } from './impact.ts'
import { commandRun } from '../shared/command-run.test-support.ts'

/** A contract whose answer has these fields. */
const contract = (...fields: string[]) => ({
  openapi: '3.1.0',
  info: { title: 'a', version: '1' },
  paths: {
    '/homes': {
      get: {
        operationId: 'getHome',
        responses: {
          200: {
            description: 'a',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: fields,
                  properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
                },
              },
            },
          },
        },
      },
    },
  },
})

const pointer = '/paths/~1homes/get/responses/200/content/application~1json/schema/properties'
const index: ImpactIndex = {
  version: 2,
  fingerprint: '',
  screens: [{ file: 'src/routes/home.tsx', line: 1, name: 'the route /home' }],
  operations: {
    getHome: {
      service: 'homes',
      method: 'GET',
      path: '/homes',
      hooks: [],
      callers: [],
      screens: [0],
      tests: [],
    },
  },
  fields: {
    [`homes#${pointer}/name`]: [
      { file: 'src/features/a.tsx', line: 3, within: 'A', layer: 'feature', access: 'reads', screens: [0] },
    ],
  },
}
const portal = () =>
  Promise.resolve({ contracts: [contractOf('homes', contract('name', 'price', 'note'))], index })

const folder = temporaryFolder('impact')
const file = (name: string, value: object) => {
  writeFileSync(join(folder, name), JSON.stringify(value))
  return join(folder, name)
}
const old = file('old.json', contract('name', 'price', 'note'))
const withoutName = file('without-name.json', contract('price', 'note'))
const withoutNote = file('without-note.json', contract('name', 'price'))

const run = commandRun(impactOn(portal))

test('a removed field that a screen reads gives exit code 1, with the line and the screen', async () => {
  const { code, text } = await run(old, withoutName)
  expect(code).toBe(1)
  expect(text).toContain('src/features/a.tsx:3  A  (feature, reads)')
  expect(text).toContain('the route /home')
  expect(text).toContain('1 of 1 change concerns the portal, 1 at or above breaking: drift.')
})

test('a removed field that nobody reads gives exit code 0, although it is breaking', async () => {
  const { code, text } = await run(old, withoutNote)
  expect(code).toBe(0)
  expect(text).toContain('breaking  `note`')
  expect(text).toContain('Nothing in the portal uses it.')
  expect(text).toContain('none at or above breaking: kept.')
})

test('an accepted finding is shown and does not count', async () => {
  const config = file('accepted.json', {
    accepted: [{ rule: 'response-required-property-removed', field: 'name', reason: 'agreed' }],
  })
  expect(await run(old, withoutName, '--config', config)).toMatchObject({ code: 0 })
})

test('a question about a field is answered without a verdict', async () => {
  const { code, text } = await run('--operation', 'GET /homes', '--field', 'name')
  expect(code).toBe(0)
  expect(text).toContain('The portal uses it: 1 line, seen on 1 screen.')
})

test('the answer comes as JSON and as Markdown, too, to a file if one likes', async () => {
  const out = join(folder, 'out.json')
  await run(old, withoutName, '--format', 'json', '--out', out)
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject([{ isUsed: true }])
  const { text } = await run(old, withoutName, '--format', 'markdown')
  expect(text).toContain('| the route /home | `src/features/a.tsx:3` |')
})

test('the index can be written to a file', async () => {
  const out = join(folder, 'index.json')
  await run('--write-index', out)
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(index)
})

test.each([
  ['nothing to look at', [], 'impact needs two versions'],
  ['a report that is not there', ['--findings', join(folder, 'none.json')], 'There is no report'],
  ['a file that is no report', ['--findings', old], 'is no JSON report of portal-contracts'],
  ['an operation that is not there', ['--operation', 'home'], 'no operation home. Did you mean getHome?'],
  ['a field that is not there', ['--operation', 'getHome', '--field', 'size'], 'have no field size'],
])('%s is said in one sentence, with exit code 2', async (_, args, sentence) => {
  const { code, text } = await run(...args)
  expect(code).toBe(2)
  expect(text).toContain(sentence)
  expect(text.trim().split('\n')).toHaveLength(1)
})
