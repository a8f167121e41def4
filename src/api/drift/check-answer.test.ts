import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import document from '#gen/notification/openapi.json' with { type: 'json' }
import { checkAnswer } from './check-answer.ts'
import { onDrift, seenDrift } from './seen-drift.ts'

const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockImplementation(() => undefined))
afterEach(() => warn.mockReset())

type Shown = { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }
const { get } = document.paths['/notifications/{siteKey}'] as { get: { responses: { 200: Shown } } }
const [example] = Object.values(get.responses[200].content['application/json'].examples)
const list = example?.value as Record<string, unknown>[]
const path = '/notifications/Jmse'

/** What is noted of an answer that was not noted before. */
async function driftOf(answer: Response, at = path, method = 'GET') {
  const before = seenDrift().length
  await checkAnswer(method, at, answer)
  return seenDrift().slice(before)
}

test('an answer that keeps the contract is passed over in silence, whatever else it has that only the mock rules out', async () => {
  expect(list.length).toBeGreaterThan(0)
  expect(await driftOf(Response.json(list))).toEqual([])
  const more = { ...list[0], title: 'Kranen '.repeat(90), ours: 'not in the contract' }
  expect(await driftOf(Response.json([more]))).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('a bound that is published is told, though most bounds of answers are not', async () => {
  const body = [{ id: 'search 1', name: 'Treor i Nacka '.repeat(90) }]
  const drifts = await driftOf(Response.json(body), '/account_service/user/savedsearches')
  const told = drifts.filter(({ message }) => message.includes('pattern'))
  expect(told.map(({ operationId, field }) => [operationId, field])).toEqual([['getSavedSearches', '[].id']])
})

test('a field that is missing is told once, with operation, place and the line of the contract', async () => {
  const { id: _, ...rest } = list[0] ?? {}
  const told = vi.fn<() => void>()
  const stop = onDrift(told)
  const [drift, ...others] = await driftOf(Response.json([rest, rest]))
  expect(others).toEqual([])
  expect(drift).toMatchObject({
    operationId: 'getNotifications',
    status: 200,
    pointer: '/0/id',
    field: '[].id',
    message: '`id` is missing.',
  })
  const [file = '', line = ''] = drift?.contract.split(':') ?? []
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain('"id"')
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.calls[0]?.[0]).toContain('Contract drift: getNotifications answered 200; `id` is missing.')
  expect(told).toHaveBeenCalledOnce()
  stop()
  expect(await driftOf(Response.json([rest]))).toEqual([])
  expect(told).toHaveBeenCalledOnce()
})

test('what is wrong is said without the value, which may be personal', async () => {
  const [drift] = await driftOf(Response.json([{ ...list[0], createdOn: '19121212-1212' }]))
  expect(drift?.field).toBe('[].createdOn')
  expect(JSON.stringify(drift)).not.toContain('19121212')
})

test('a status that the contract does not have is drift', async () => {
  const [drift] = await driftOf(new Response(null, { status: 418 }), '/notifications/pause/ntf-1')
  expect(drift).toMatchObject({
    operationId: 'pauseNotification',
    status: 418,
    message: 'the contract has no such status.',
  })
})

test('an answer without a body is passed over where the contract says so', async () => {
  expect(await driftOf(new Response(null, { status: 204 }), '/notifications/pause/ntf-1')).toEqual([])
})

test('another media type is drift', async () => {
  const html = new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  const [drift] = await driftOf(html)
  expect(drift?.message).toBe('the body is text/html, the contract says application/json.')
})

test('what no contract has is not checked', async () => {
  expect(await driftOf(Response.json({}), '/elsewhere/and/away', 'DELETE')).toEqual([])
})
