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
const accepting = (entry: string) => accept([finding], configOf(`accepted: [{ ${entry} }]`, 'c.yaml'), today)

test('a finding is accepted by its fingerprint, with the reason', () => {
  const { findings, notes } = accepting("fingerprint: '0123456789abcdef', reason: nobody calls it")
  expect(findings[0]?.accepted).toEqual({ reason: 'nobody calls it' })
  expect(notes).toEqual([])
})

test('a finding is accepted by its rule and operation, whichever way the operation is named', () => {
  for (const operation of ['getHome', "'GET /homes/{id}'"]) {
    expect(
      accepting(`rule: operation-removed, operation: ${operation}, reason: a`).findings[0]?.accepted,
    ).toBeDefined()
  }
})

test('an acceptance holds until its last day, counts no more after it, and says so', () => {
  const until = (date: string) => accepting(`rule: operation-removed, reason: a, until: '${date}'`)
  expect(until(today).findings[0]?.accepted).toBeDefined()
  expect(until('2026-11-20').findings[0]?.accepted).toBeUndefined()
  expect(until('2026-11-20').notes).toEqual([
    'The acceptance of operation-removed ended on 2026-11-20, and counts no more.',
  ])
})

test('an acceptance that fits nothing can be removed', () => {
  const { findings, notes } = accepting('rule: operation-removed, operation: listHomes, reason: a')
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
])('the configuration %s is answered with what is wrong about it', (text, sentence) => {
  expect(() => configOf(text, 'c.yaml')).toThrow(sentence)
})

test('an empty configuration decides nothing', () => {
  expect(configOf('', 'c.yaml')).toEqual({ rules: {}, accepted: [] })
})
