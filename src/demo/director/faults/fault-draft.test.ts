import { expect, test } from 'vitest'
import { emptyDraft, ruleOf } from './fault-draft.ts'
import { texts } from '../texts.ts'

const draft = { ...emptyDraft, operationId: 'searchObjects' }

test('what is filled in becomes a fault; what is empty is left to the mock', () => {
  expect(
    ruleOf({ ...draft, status: '503', problemCode: 'searchServiceDown', times: '2', probability: '25' }),
  ).toEqual({
    rule: {
      operationId: 'searchObjects',
      status: 503,
      problemCode: 'searchServiceDown',
      times: 2,
      probability: 0.25,
    },
  })
  expect(
    ruleOf({ ...draft, operationId: ' * ', drop: true, malformed: true, delayMs: '0', slowBodyMs: '900' }),
  ).toEqual({ rule: { operationId: '*', drop: true, malformed: true, delayMs: 0, slowBodyMs: 900 } })
})

test('answer and condition are written as for the command', () => {
  const answer = { status: '503', body: '{"code":"x"}', headers: 'retry-after: 120\n', example: 'noHits' }
  const calls = { name: 'kim', when: 'id=C-1\n/siteId=1', halfSent: true, unchecked: true }
  expect(ruleOf({ ...draft, ...answer, ...calls })).toEqual({
    rule: {
      operationId: 'searchObjects',
      name: 'kim',
      status: 503,
      body: { code: 'x' },
      headers: { 'retry-after': '120' },
      example: 'noHits',
      when: { parameters: { id: 'C-1' }, body: { '/siteId': 1 } },
      halfSent: true,
      unchecked: true,
    },
  })
})

test('what is misspelt is named', () => {
  const lacks = (part: Partial<typeof draft>) => ruleOf({ ...draft, drop: true, ...part })
  expect(lacks({ body: '{}' })).toEqual({ lacks: texts.faults.needsStatus })
  expect(lacks({ status: '503', body: '{' })).toEqual({ lacks: texts.faults.needsBody })
  expect(lacks({ headers: 'Retry-After 120' })).toEqual({ lacks: texts.faults.needsHeaders })
  expect(lacks({ example: 'no hits' })).toEqual({ lacks: texts.faults.needsExample })
  expect(lacks({ name: 'Kim!' })).toEqual({ lacks: texts.faults.needsName })
  expect(lacks({ when: 'id=1\n/siteId=x' })).toEqual({ lacks: texts.faults.needsWhen('/siteId=x') })
})

test('a fault that lacks something says what', () => {
  expect(ruleOf({ ...emptyDraft, drop: true })).toEqual({ lacks: texts.faults.needsOperation })
  expect(ruleOf({ ...draft, operationId: 'no such', drop: true })).toEqual({
    lacks: texts.faults.needsOperation,
  })
  expect(ruleOf({ ...draft, times: '2' })).toEqual({ lacks: texts.faults.needsSomething })
  expect(ruleOf({ ...draft, drop: true, times: '0' })).toEqual({ lacks: texts.faults.needsNumber })
  expect(ruleOf({ ...draft, delayMs: '1.5' })).toEqual({ lacks: texts.faults.needsNumber })
})
