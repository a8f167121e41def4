import { expect, test } from 'vitest'
import { diffDocuments } from '../diff/diff-documents.ts'
import { toFindings } from '../diff/to-findings.ts'
import { callbackCases } from './callback-cases.ts'
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

test('there are at least 150 pairs, of which at least 30 mean the same', () => {
  expect(sameCases.length).toBeGreaterThanOrEqual(30)
  expect(messageCases.length + propertyCases.length + keywordCases.length).toBeGreaterThanOrEqual(150)
})
