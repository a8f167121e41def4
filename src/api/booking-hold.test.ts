// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
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
