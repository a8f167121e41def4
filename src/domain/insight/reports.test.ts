// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { zInsight } from '#gen/insights/schemas.ts'
import { jmse } from '#src/sites/jmse.ts'
import { reportFailure } from './insight.ts'
import { sendEvent } from './reports.ts'

const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response(null, { status: 204 })))
const beacon = vi.fn((_address: string, _text: string) => true)
vi.stubGlobal('fetch', send)
vi.stubGlobal('navigator', { sendBeacon: beacon })
vi.stubGlobal('location', new URL('http://localhost/finns-inte/?token=x'))

afterEach(() => {
  delete jmse.collector
  vi.clearAllMocks()
})

const told = () => zInsight.parse(JSON.parse(send.mock.lastCall?.[1].body as string))

test('a page that is not there or broken is reported to the service, without its query and words [F-030, X-019, CI-016]', async () => {
  reportFailure({ page: '500', path: '/finns-inte/', cause: new TypeError('Amira is undefined') })
  await expect.poll(() => send).toHaveBeenCalled()
  expect(send.mock.lastCall?.[0]).toMatch(/\/api\/insights\/save$/)
  const details = { cause: 'TypeError' }
  expect(told()).toEqual({ kind: 'failure', name: '500', path: '/finns-inte/', host: 'localhost', details })
})

test('an event goes the same way, or to the collector that its site names [CI-016, S-005]', async () => {
  const event = { name: 'pageView', path: '/', pageType: 'start', steps: 2, none: undefined }
  sendEvent(event)
  await expect.poll(() => send).toHaveBeenCalled()
  expect(told()).toMatchObject({ kind: 'event', details: { pageType: 'start', steps: '2' } })
  jmse.collector = 'https://collector.example/in'
  sendEvent(event)
  expect(send).toHaveBeenCalledOnce()
  const [address, text = ''] = beacon.mock.lastCall ?? []
  expect([address, zInsight.parse(JSON.parse(text)).name]).toEqual([jmse.collector, 'pageView'])
})
