// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BookingError } from './booking-error.ts'
import { bookingStatusQuery } from './booking-status.ts'

const send = vi.fn<() => Promise<Response>>()
vi.stubGlobal('fetch', send)
const notReady = () => Promise.resolve(new Response(null, { status: 202 }))
const ready = { status: 'readyToSign', bookingId: 'book-1' }

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The status of a start as a screen follows it. */
function follow() {
  const observer = new QueryObserver(new QueryClient(), bookingStatusQuery('start-1'))
  const stop = observer.subscribe(() => undefined)
  return { observer, stop }
}

test('202 is asked about again every two seconds, until the booking is there [F-136, S-076, K-070, G-057]', async () => {
  send.mockImplementation(notReady)
  const { observer, stop } = follow()
  await vi.advanceTimersByTimeAsync(0)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1900)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledTimes(2)
  expect(observer.getCurrentResult().data).toMatchObject({ at: 'preparing' })
  send.mockImplementation(() => Promise.resolve(Response.json(ready)))
  await vi.advanceTimersByTimeAsync(2000)
  expect(observer.getCurrentResult().data).toEqual({ at: 'there', booking: ready })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(3)
  stop()
})

test('after sixty questions it is given up, and asking anew counts from the beginning [G-057, S-076]', async () => {
  send.mockImplementation(notReady)
  const { observer, stop } = follow()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(send).toHaveBeenCalledTimes(60)
  expect(observer.getCurrentResult().data).toEqual({ at: 'timeout' })
  void observer.refetch()
  await vi.advanceTimersByTimeAsync(5000)
  expect(send).toHaveBeenCalledTimes(63)
  expect(observer.getCurrentResult().data).toMatchObject({ at: 'preparing' })
  stop()
})

test('a question that fails throws an error with code 0, and is not asked again by itself [X-069, N-077, K-071, F-141]', async () => {
  send.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })))
  const { observer, stop } = follow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
  const { error } = observer.getCurrentResult()
  expect(error).toBeInstanceOf(BookingError)
  expect(error).toMatchObject({ errorCode: 0, kind: 'unavailable' })
  stop()
})
