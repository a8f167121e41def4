import { expect, test } from 'vitest'
import { diffDocuments } from '../diff/diff-documents.ts'
import { toFindings } from '../diff/to-findings.ts'
import { callbackCases } from './callback-cases.ts'
import { rules } from '../rules/all-rules.ts'
import { probeRules } from '../rules/probe-rules.ts'
import { trafficRules } from '../rules/traffic-rules.ts'
import type { Case } from './contract.ts'
import { documentOf } from './contract.ts'
import { keywordCases } from './keyword-cases.ts'
import { messageCases } from './message-cases.ts'
import { propertyCases } from './property-cases.ts'
import { sameCases } from './same-cases.ts'

const findingsOf = ({ was, is }: Case) =>
  toFindings(diffDocuments(documentOf(was, 'test:was'), documentOf(is, 'test:is')))
const rulesOf = (one: Case) => findingsOf(one).map(({ rule }) => rule)

test.each([...messageCases, ...callbackCases, ...propertyCases, ...keywordCases])('$title', (one) => {
  expect(rulesOf(one).toSorted()).toEqual(one.rules.toSorted())
})

test.each(sameCases)('means the same: $title', (one) => {
  expect(rulesOf(one)).toEqual(one.rules)
})

test('every rule by which contracts are compared has a pair', () => {
  const cases = [...messageCases, ...callbackCases, ...propertyCases, ...keywordCases, ...sameCases]
  const shown = new Set(cases.flatMap((one) => one.rules))
  const others = { ...trafficRules, ...probeRules }
  const silent = Object.keys(rules).filter((id) => !shown.has(id) && !Object.hasOwn(others, id))
  expect(silent).toEqual([])
})

test('there are at least 150 pairs, of which at least 30 mean the same', () => {
  expect(sameCases.length).toBeGreaterThanOrEqual(30)
  expect(messageCases.length + propertyCases.length + keywordCases.length).toBeGreaterThanOrEqual(150)
})
