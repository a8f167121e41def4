import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import { dump } from 'js-yaml'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../generate/paths.ts'
import plugin from '../lint-plugin.mjs'
import { censusOf } from './census.ts'
import { Rows } from './rows.ts'
import { sampleStated, wholeCensus } from './whole-census.ts'

const folder = mkdtempSync(join(tmpdir(), 'census-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'contracts'))
const file = join(folder, 'contracts/notification.yaml')

/** The bell's call (C-031) as the specification has it, with an answer and a schema of one's own. */
function write(operation: object, notification: object): void {
  const answer = {
    description: 'The list.',
    'x-assumed': { 'application/json': 'JSON.' },
    content: { 'application/json': { schema: { type: 'array' } } },
  }
  const path = { name: 'siteKey', in: 'path', required: true, schema: { type: 'string' } }
  const get = { operationId: 'a', 'x-requirement': ['C-031'], parameters: [path], responses: { 200: answer } }
  const document = {
    openapi: '3.1.0',
    paths: { '/notifications/{siteKey}': { get: { ...get, ...operation } } },
    components: { schemas: { Notification: { 'x-requirement': ['N-019'], ...notification } } },
  }
  writeFileSync(file, dump(document))
}

const verdicts = () =>
  censusOf(relative(root, file), new Rows()).map(({ kind, name, verdict }) => `${kind} ${name} ${verdict}`)

test('what a row names is stated: path, bearer, success, fields, and which of them always come', () => {
  write({}, { required: ['id'], properties: { id: {} } })
  expect(verdicts()).toEqual([
    'operation a stated',
    'parameter siteKey stated',
    'security bearer stated',
    'status 200 stated',
    'media type application/json assumed',
    'property id stated',
    'required id stated',
  ])
})

test('what no row names has to be marked, at the node, above it or by its keyword', () => {
  const own = { properties: { title: {}, kind: { enum: ['Case'] } }, required: ['title'] }
  write({ security: [{}], 'x-assumed': 'Newest first.' }, own)
  const unsaid = () => verdicts().filter((one) => one.endsWith('unsaid'))
  const all = ['security nobody', 'property title', 'property kind', 'value Case', 'required title']
  expect(unsaid()).toEqual(expect.arrayContaining(all.map((one) => `${one} unsaid`)))
  write(
    { security: [{}], 'x-assumed': ['Newest first.', { security: 'Anybody.' }] },
    { ...own, 'x-assumed': 'The shape.' },
  )
  expect(unsaid()).toEqual([])
})

test('a bound is stated by the number that its rule gives, an optional field is not stated to come always', () => {
  const bounded = { type: 'string', 'x-requirement': ['K-059'], minLength: 7, maxLength: 21 }
  write({}, { 'x-requirement': ['N-002'], properties: { bank_id: bounded }, required: ['bank_id'] })
  expect(verdicts().slice(5)).toEqual([
    'property bank_id stated',
    'bound minLength stated',
    'bound maxLength unsaid',
    'required bank_id unsaid',
  ])
})

test('where a slider ends, and a number of homes that is asked for, are no bound and no status of a service', () => {
  const own = { type: 'integer', maximum: 300 }
  write(
    { 'x-requirement': ['C-035', 'K-023'] },
    { properties: { size: { ...own, 'x-requirement': ['K-003'] } } },
  )
  expect(verdicts()).toEqual(expect.arrayContaining(['status 200 unsaid', 'bound maximum unsaid']))
})

test('a list of values does not state who has them, nor files that may be attached how they come', () => {
  const description = 'E-013, E-069.'
  write(
    { responses: { 200: { description, content: { 'image/png': {} } } } },
    { properties: { status: { description, enum: ['ongoing'] } } },
  )
  const told = ['media type image/png unsaid', 'property status unsaid', 'value ongoing stated']
  expect(verdicts()).toEqual(expect.arrayContaining(told))
})

test('what names a decision of ours has to say so', () => {
  write({}, { description: 'As decided (G-097).' })
  expect(verdicts()).toContain('decision G-097 unsaid')
})

test('the linter tells what is unsaid where it stands, also beside a reference', async () => {
  const id = { $ref: '#/components/schemas/Notification/properties/title', pattern: '^a$' }
  write({}, { properties: { title: {}, id } })
  const config = await createConfig({
    plugins: [plugin()],
    rules: { 'portal/stated-or-assumed': 'error' },
  })
  const found = await lint({ ref: file, config })
  expect(found.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([
    '#/components/schemas/Notification: the property title names no row that states it, and is not marked as ours (x-assumed)',
    '#/components/schemas/Notification/properties/id: the bound pattern names no row that states it, and is not marked as ours (x-assumed)',
  ])
})

test('in the contracts of the product nothing is unsaid, and each stated node names its row', () => {
  const found = wholeCensus()
  expect(found.filter(({ verdict }) => verdict === 'unsaid')).toEqual([])
  expect(found.filter(({ verdict, row }) => verdict === 'stated' && row === undefined)).toEqual([])
  expect(sampleStated(found, 2, () => 0).split('\n')).toHaveLength(6)
})
