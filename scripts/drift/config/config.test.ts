import { expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { accept } from './accept.ts'
import { configOf } from './read-config.ts'

const finding: Finding = {
  rule: 'operation-removed',
  level: 'breaking',
  operations: [{ id: 'getHome', method: 'GET', path: '/homes/{id}' }],
  location: { place: '' },
  field: '',
  message: 'GET /homes/{id} is gone.',
  fingerprint: '0123456789abcdef',
}
const today = '2026-11-21'
const accepting = async (entry: string) =>
  accept([finding], await configOf(`accepted: [{ ${entry} }]`, 'c.yaml'), today)

test('a finding is accepted by its fingerprint, with the reason', async () => {
  const { findings, notes } = await accepting("fingerprint: '0123456789abcdef', reason: nobody calls it")
  expect(findings[0]?.accepted).toEqual({ reason: 'nobody calls it' })
  expect(notes).toEqual([])
})

test('a finding is accepted by its rule and operation, whichever way the operation is named', async () => {
  for (const operation of ['getHome', "'GET /homes/{id}'"]) {
    const { findings } = await accepting(`rule: operation-removed, operation: ${operation}, reason: a`)
    expect(findings[0]?.accepted).toBeDefined()
  }
})

test('an acceptance holds until its last day, counts no more after it, and says so', async () => {
  const until = (date: string) => accepting(`rule: operation-removed, reason: a, until: '${date}'`)
  expect((await until(today)).findings[0]?.accepted).toBeDefined()
  expect((await until('2026-11-20')).findings[0]?.accepted).toBeUndefined()
  expect((await until('2026-11-20')).notes).toEqual([
    'The acceptance of operation-removed ended on 2026-11-20, and counts no more.',
  ])
})

test('an acceptance that fits nothing can be removed', async () => {
  const { findings, notes } = await accepting('rule: operation-removed, operation: listHomes, reason: a')
  expect(findings).toEqual([finding])
  expect(notes).toEqual([
    'The acceptance of operation-removed listHomes fits nothing any more; it can be removed.',
  ])
})

test.each([
  ['rules: { operation-remved: safe }', 'Did you mean operation-removed?'],
  ['rules: { operation-removed: harmless }', 'rules.operation-removed'],
  ['accepted: [{ rule: operation-removed }]', 'needs a reason'],
  ['accepted: [{ rule: operation-removed, reason: a, until: soon }]', 'accepted.0.until: Invalid ISO date'],
  ['acepted: []', 'acepted'],
  ['a: [', 'is no YAML'],
])('the configuration %s is answered with what is wrong about it', async (text, sentence) => {
  await expect(configOf(text, 'c.yaml')).rejects.toThrow(sentence)
})

test('an empty configuration decides nothing', async () => {
  expect(await configOf('', 'c.yaml')).toEqual({ rules: {}, levels: [], accepted: [] })
})

test.each([
  ['level: safe, operation: getHome', 'safe'],
  ["level: risky, path: '/homes/*', rule: operation-removed", 'risky'],
  ["level: risky, path: '/cases/*'", 'breaking'],
  ['level: annotation, service: homes', 'annotation'],
  ['level: annotation, service: cases', 'breaking'],
  ["level: 'off', service: homes, operation: 'GET /homes/{id}'", undefined],
])('a level of { %s } makes a finding %s', async (entry, level) => {
  const config = await configOf(`levels: [{ ${entry} }]`, 'c.yaml')
  const placed = { ...finding, old: { file: 'contracts/homes.yaml', pointer: '' } }
  expect(accept([placed], config, today).findings.map((one) => one.level)).toEqual(level ? [level] : [])
})
