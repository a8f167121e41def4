import { expect, test } from 'vitest'
import { emptyDraft, ruleOf } from './fault-draft.ts'
import { texts } from './texts.ts'

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

test('a fault that lacks something says what', () => {
  expect(ruleOf({ ...emptyDraft, drop: true })).toEqual({ lacks: texts.faults.needsOperation })
  expect(ruleOf({ ...draft, operationId: 'no such', drop: true })).toEqual({
    lacks: texts.faults.needsOperation,
  })
  expect(ruleOf({ ...draft, times: '2' })).toEqual({ lacks: texts.faults.needsSomething })
  expect(ruleOf({ ...draft, drop: true, times: '0' })).toEqual({ lacks: texts.faults.needsNumber })
  expect(ruleOf({ ...draft, delayMs: '1.5' })).toEqual({ lacks: texts.faults.needsNumber })
})
