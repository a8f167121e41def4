import { expect, test } from 'vitest'
import type { CompiledOperation } from '../contract.ts'
import type { FaultRule } from './faults.ts'
import { withBodyFault, faultAnswer } from './apply-fault.ts'
import { responseOf } from '../answer/outgoing.ts'

const operation: CompiledOperation = {
  operationId: 'getBookingStatus',
  method: 'GET',
  path: '/bookings/{id}',
  multiSegment: false,
  security: 'none',
  parameters: [],
  validateParameters: null,
  body: null,
  responses: {
    200: { 'application/json': null },
    202: {},
    404: { 'application/json': null },
    413: { 'application/problem+json': null },
    503: { 'application/problem+json': null },
  },
}

const good = JSON.stringify({ name: 'Amira', home: 'C-1403' })

async function struck(given: Omit<FaultRule, 'operationId'>) {
  const rule = { operationId: 'getBookingStatus', ...given }
  const waits: number[] = []
  const wait = (milliseconds: number) => {
    waits.push(milliseconds)
    return Promise.resolve()
  }
  const headers = { 'content-type': 'application/json', 'content-length': `${good.length}` }
  const invent = () => Promise.resolve({ status: 200, headers, body: '"invented"' })
  const exampleOf = () => Promise.resolve(undefined)
  const instead = await faultAnswer(rule, { operation, invent, exampleOf, wait })
  const answer = instead?.answer ?? { status: 200, headers, body: good }
  return { response: responseOf(await withBodyFault(answer, rule, wait)), instead, waits }
}

test('a delay alone only slows', async () => {
  const { response, instead, waits } = await struck({ delayMs: 1200 })
  expect(waits).toEqual([1200])
  expect(instead).toBeUndefined()
  expect(await response.text()).toBe(good)
})

test('a dropped call is not run and has no answer', async () => {
  const { response, instead } = await struck({ drop: true, status: 503 })
  expect(response.type).toBe('error')
  expect(instead?.verdict).toBe('fault')
})

test('an error that was ordered carries its problem code, or the one that stands for its status', async () => {
  const named = await struck({ status: 503, problemCode: 'searchServiceDown' })
  expect(named.response.headers.get('retry-after')).toBe('30')
  expect(await named.response.json()).toMatchObject({ status: 503, code: 'searchServiceDown' })
  expect(await (await struck({ status: 413 })).response.json()).toMatchObject({ code: 'payloadTooLarge' })
  expect(named.instead?.verdict).toBe('fault')
})

test('a success that was ordered has no body where the contract has none, else an invented one', async () => {
  const accepted = (await struck({ status: 202 })).response
  expect([accepted.status, await accepted.text()]).toEqual([202, ''])
  expect(await (await struck({ status: 200 })).response.text()).toBe('"invented"')
})

test('an error that the contract gives a page of its own has that page', async () => {
  const { response } = await struck({ status: 404 })
  expect([response.status, await response.text()]).toEqual([404, '"invented"'])
})

test('a malformed answer breaks off in the middle of an otherwise good one', async () => {
  const { response } = await struck({ malformed: true })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('content-length')).toBeNull()
  expect(await response.text()).toBe(good.slice(0, Math.floor(good.length / 2)))
})

test('a slow body trickles in whole over the time that was said', async () => {
  const { response, instead, waits } = await struck({ slowBodyMs: 3000 })
  expect(await response.text()).toBe(good)
  expect(Math.round(waits.reduce((sum, wait) => sum + wait, 0))).toBe(3000)
  expect(waits.length).toBeGreaterThan(10)
  expect(instead).toBeUndefined()
})

test('an answer that is half sent says its whole length, and ends in the middle', async () => {
  const { response } = await struck({ halfSent: true, headers: { 'x-half': 'yes' } })
  expect([response.headers.get('content-length'), response.headers.get('x-half')]).toEqual([
    `${good.length}`,
    'yes',
  ])
  const reader = response.body?.getReader()
  expect((await reader?.read())?.value).toHaveLength(Math.floor(good.length / 2))
  await expect(reader?.read()).rejects.toThrow('end in the middle')
})
