import { expect, test } from 'vitest'
import { diffDocuments } from '../diff/diff-documents.ts'
import { toFindings } from '../diff/to-findings.ts'
import { callbackCases } from './cases/callback-cases.ts'
import { rules } from '../rules/all-rules.ts'
import { probeRules } from '../rules/probe-rules.ts'
import { trafficRules } from '../rules/traffic-rules.ts'
import type { Case } from './contract.ts'
import { documentOf } from './contract.ts'
import { flagCases } from './cases/flag-cases.ts'
import { keywordCases } from './cases/keyword-cases.ts'
import { messageCases } from './cases/message-cases.ts'
import { propertyCases } from './cases/property-cases.ts'
import { sameCases } from './cases/same-cases.ts'
import { variantCases } from './cases/variant-cases.ts'
import { wireCases } from './cases/wire-cases.ts'

const findingsOf = ({ was, is }: Case) =>
  toFindings(diffDocuments(documentOf(was, 'test:was'), documentOf(is, 'test:is')))
const rulesOf = (one: Case) => findingsOf(one).map(({ rule }) => rule)

const differing = [
  ...messageCases,
  ...callbackCases,
  ...propertyCases,
  ...keywordCases,
  ...variantCases,
  ...wireCases,
  ...flagCases,
]

test.each(differing)('$title', (one) => {
  expect(rulesOf(one).toSorted()).toEqual(one.rules.toSorted())
})

test.each(sameCases)('means the same: $title', (one) => {
  expect(rulesOf(one)).toEqual(one.rules)
})

test('of what a service sends to a listener, that it always comes breaks nobody, and that it may be left out does', () => {
  const levelOf = (rule: string) => {
    const one = callbackCases.find(({ rules: told }) => told.includes(rule))
    return one && findingsOf(one).find((finding) => finding.rule === rule)?.level
  }
  const told = (...names: string[]) => names.map((name) => levelOf(`callback-${name}`))
  const always = [
    'parameter-became-required',
    'parameter-added-required',
    'parameter-added',
    'body-added-required',
  ]
  expect(told(...always)).toEqual(always.map(() => 'safe'))
  const missed = ['parameter-became-optional', 'parameter-removed', 'body-became-optional', 'body-removed']
  expect(told(...missed)).toEqual(missed.map(() => 'breaking'))
})

/** What is told of a property that has come or gone falls under the rule for that, wherever properties are seen. */
const onlyWithin = {
  'request-unnamed-widened': true,
  'response-unnamed-widened': true,
  'response-unnamed-narrowed': true,
}

test('every rule by which contracts are compared has a pair', () => {
  const shown = new Set([...differing, ...sameCases].flatMap((one) => one.rules))
  const others = { ...trafficRules, ...probeRules, ...onlyWithin }
  const silent = Object.keys(rules).filter((id) => !shown.has(id) && !Object.hasOwn(others, id))
  expect(silent).toEqual([])
})

test('there are at least 150 pairs, of which at least 30 mean the same', () => {
  expect(sameCases.length).toBeGreaterThanOrEqual(30)
  expect(messageCases.length + propertyCases.length + keywordCases.length).toBeGreaterThanOrEqual(150)
})
