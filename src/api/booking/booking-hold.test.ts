// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdQuery } from './booking-hold.ts'

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', send)
const answers = (status: number, body?: object) =>
  send.mockImplementation(() => Promise.resolve(Response.json(body ?? null, { status })))
const expires = '2026-11-20T21:22:08Z'

test('a hold is read with its end, and never from what the browser has kept [F-135, C-075]', async () => {
  answers(200, { expires })
  expect(await new QueryClient().query(holdQuery('home-1'))).toEqual({ at: 'held', expires })
  expect(send.mock.lastCall?.[1]).toMatchObject({ cache: 'no-store' })
})

test('a hold that is over is told apart from none, also where the server knows of none any more [F-135]', async () => {
  const client = new QueryClient()
  answers(404)
  expect(await client.query(holdQuery('home-1'))).toEqual({ at: 'none' })
  answers(410)
  expect(await client.query(holdQuery('home-1'))).toEqual({ at: 'over' })
  answers(200, { expires })
  await client.query(holdQuery('home-1'))
  answers(404)
  expect(await client.query(holdQuery('home-1'))).toEqual({ at: 'over' })
})

test('a hold that the server knows of no more before its end has been cancelled, and stays so [F-135, C-075]', async () => {
  const client = new QueryClient()
  answers(200, { expires: new Date(Date.now() + 60_000).toISOString() })
  await client.query(holdQuery('home-1'))
  answers(404)
  expect(await client.query(holdQuery('home-1'))).toEqual({ at: 'cancelled' })
  expect(await client.query(holdQuery('home-1'))).toEqual({ at: 'cancelled' })
})

test('a hold that runs is asked about each half minute, and one that is over no more [F-135]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  answers(200, { expires })
  const observer = new QueryObserver(new QueryClient(), holdQuery('home-1'))
  onTestFinished(observer.subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(29_900)
  send.mockClear()
  answers(410)
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledTimes(1)
  expect(observer.getCurrentResult().data).toEqual({ at: 'over' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
