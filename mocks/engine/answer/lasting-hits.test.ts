import { expect, test, vi } from 'vitest'
import type { CompiledOperation, Validator } from '../contract.ts'
import { checkedOutcome } from './outcome.ts'

const isNumbered = (hit: unknown) => typeof (hit as { id?: unknown }).id === 'number'
const isTotalled = (body: unknown) => typeof (body as { total?: unknown }).total === 'number'

function searching() {
  const validateHit = vi.fn<Validator>(isNumbered)
  const whole: Validator = (body) => {
    const keeps = isTotalled(body) && (body as { hits: unknown[] }).hits.every(isNumbered)
    whole.errors = keeps
      ? null
      : [{ instancePath: '/hits', keyword: 'type', params: {}, message: 'must be a number' }]
    return keeps
  }
  const operation: CompiledOperation = {
    operationId: 'search',
    method: 'POST',
    path: '/search',
    multiSegment: false,
    security: 'none',
    parameters: [],
    validateParameters: null,
    body: null,
    responses: { 200: { 'application/json': whole } },
    hits: { validateRest: isTotalled, validateHit },
  }
  const answer = (body: { hits: object[]; [name: string]: unknown }) => {
    const { answer: sent, verdict } = checkedOutcome(
      operation,
      { status: 200, body, lastingHits: true },
      false,
      'fail',
    )
    const { body: written } = sent
    const text = written instanceof Uint8Array ? new TextDecoder().decode(written) : (written as string)
    return { verdict, read: JSON.parse(text) as unknown }
  }
  return { answer, validateHit }
}

test.each([
  { hits: [], total: 0 },
  { hits: [{ id: 1 }], total: 1 },
  {
    total: 3,
    hits: [{ id: 1, name: 'Ängsö – ”ett”' }, { id: 2 }, { id: 3, at: [{ x: null }] }],
    facets: ['å'],
  },
])('what is written of %j is its JSON', (body) => {
  const { answer } = searching()
  expect(answer(body)).toEqual({ verdict: 'ok', read: body })
  expect(answer(body)).toEqual({ verdict: 'ok', read: body })
})

test('each hit is checked once, in whichever answers it comes', () => {
  const { answer, validateHit } = searching()
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }]
  answer({ hits: [one, two], total: 2 })
  answer({ hits: [two, three], total: 2 })
  expect(validateHit.mock.calls.map(([hit]) => hit)).toEqual([one, two, three])
})

test('what is remembered cannot be changed any more', () => {
  const { answer } = searching()
  const hit = { id: 1, place: { city: 'Nacka' } }
  answer({ hits: [hit], total: 1 })
  expect(() => Object.assign(hit.place, { city: 'Solna' })).toThrow(TypeError)
})

test('a hit that breaks the contract breaks it each time, and so does what stands beside the hits', () => {
  const { answer } = searching()
  const [good, bad] = [{ id: 1 }, { id: 'one' }]
  for (let times = 0; times < 2; times++) {
    expect(answer({ hits: [good, bad], total: 2 }).verdict).toBe('responseViolation')
    expect(answer({ hits: [good] }).verdict).toBe('responseViolation')
    expect(answer({ hits: [good], total: 1 }).verdict).toBe('ok')
  }
})
