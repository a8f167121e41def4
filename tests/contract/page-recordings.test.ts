import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { services } from '#mocks/contracts.ts'
import type { components } from '#gen/mock_control/types.ts'
import { replayOf } from '#mocks/recording/replay.ts'
import { WatchedWorlds } from '#mocks/recording/watched-worlds.ts'
import { harOf } from '#src/demo/front-page/calls/har-of.ts'
import { controlClient } from '../support/clients/control-client.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

type Control = components['schemas']
type Log = { entries: { source?: string }[] }

const folder = temporaryFolder('page-recordings')

function kept(name: string, har: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(har))
  return file
}

/** Who answered each call so far: the mock itself, or an entry of a file. */
async function sources({ call }: ReturnType<typeof controlClient>) {
  const { body } = await call<Log>('GET', '/__mock/log')
  return body.entries.map(({ source }) => source)
}

const search = { siteId: 1, limit: 2, filter: { minRooms: 4 } }

test('what the front page saves of the calls it saw is answered by another mock', async () => {
  const watched = new WatchedWorlds()
  const { call } = controlClient({ watched })
  await call('POST', '/__mock/log/watch', { body: { seconds: 60 } })
  const found = await call<object>('POST', '/residence/search_object', { body: search })
  const refused = await call<object>('GET', '/notifications/Jmse')
  const { body: exchanges } = await call<Control['Exchange'][]>('GET', '/__mock/log/exchanges')
  const file = kept('calls.har', harOf(exchanges, new Map(), 'http://localhost:4010'))

  const { elsewhere, size } = await replayOf(file, services)
  expect(size).toBe(2)
  const other = controlClient({ replay: elsewhere, seed: 7 })
  const again = await other.call('POST', '/residence/search_object', { body: search })
  expect([again.status, again.body]).toEqual([200, found.body])
  expect(await other.call('GET', '/notifications/Jmse')).toMatchObject({ status: 401, body: refused.body })
  expect(await sources(other)).toEqual(['replay calls.har entry 1', 'replay calls.har entry 2'])
})

/** What Chrome's network tab writes of a portal over HTTP/2: pages, pictures and cut calls stand between the calls. */
const ofBrowser = {
  log: {
    version: '1.2',
    creator: { name: 'WebInspector', version: '537.36' },
    pages: [
      { id: 'page_1', title: 'https://www.bjorkvall.example/', startedDateTime: '2026-11-20T10:00:00.000Z' },
    ],
    entries: [
      browserEntry('GET', 'https://www.bjorkvall.example/', {
        mimeType: 'text/html',
        text: '<!doctype html>',
      }),
      browserEntry('OPTIONS', 'https://api.bjorkvall.example/notifications/Jmse', { mimeType: 'x-unknown' }),
      {
        ...browserEntry('GET', 'https://api.bjorkvall.example/notifications/Jmse', {}),
        _error: 'net::ERR_ABORTED',
      },
      browserEntry('GET', 'https://api.bjorkvall.example/notifications/Jmse', {
        mimeType: 'application/json',
        encoding: 'base64',
        text: Buffer.from('[]').toString('base64'),
      }),
      browserEntry(
        'POST',
        'https://api.bjorkvall.example/residence/search_stage_counties',
        { mimeType: 'application/json', text: '[{"id":"county-skane-lan","name":"Skåne län","count":8}]' },
        '{"siteId":1}',
      ),
    ],
  },
}

function browserEntry(
  method: string,
  url: string,
  content: { mimeType?: string; text?: string; encoding?: string },
  posted?: string,
) {
  const { host, pathname } = new URL(url)
  const status = content.mimeType === undefined ? 0 : content.mimeType === 'x-unknown' ? 204 : 200
  return {
    _connectionId: '1480',
    _initiator: { type: 'script' },
    _priority: 'High',
    _resourceType: 'fetch',
    pageref: 'page_1',
    startedDateTime: '2026-11-20T10:00:01.000Z',
    time: 40,
    request: {
      method,
      url,
      httpVersion: 'http/2.0',
      headers: [
        { name: ':authority', value: host },
        { name: ':method', value: method },
        { name: ':path', value: pathname },
        { name: 'accept-encoding', value: 'gzip, deflate, br, zstd' },
        { name: 'content-type', value: 'application/json' },
      ],
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: posted?.length ?? 0,
      ...(posted === undefined ? {} : { postData: { mimeType: 'application/json', text: posted } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'http/2.0',
      headers: [
        { name: 'content-encoding', value: 'br' },
        { name: 'content-type', value: content.mimeType ?? '' },
        { name: 'strict-transport-security', value: 'max-age=63072000' },
      ],
      cookies: [],
      content: { size: content.text?.length ?? 0, ...content },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
      _transferSize: 300,
      _error: null,
    },
    cache: {},
    timings: { blocked: 1, dns: -1, connect: -1, ssl: -1, send: 0, wait: 38, receive: 1 },
  }
}

test('a HAR file of a browser is answered from, with all that a browser keeps beside the calls', async () => {
  const { elsewhere, size } = await replayOf(kept('browser.har', ofBrowser), services)
  expect(size).toBe(2)
  const mock = controlClient({ replay: elsewhere })
  // the contract asks for a token, whoever answers
  const { body: session } = await mock.call<{ token: string }>('POST', '/__mock/personas/amira/session')
  const { token } = session
  const notifications = await mock.call('GET', '/notifications/Jmse', { token })
  expect([notifications.status, notifications.body]).toEqual([200, []])
  expect(notifications.headers.get('content-encoding')).toBeNull()
  const counties = await mock.call('POST', '/residence/search_stage_counties', { body: { siteId: 1 } })
  expect(counties.body).toEqual([{ id: 'county-skane-lan', name: 'Skåne län', count: 8 }])
  expect(await sources(mock)).toEqual(['replay browser.har entry 4', 'replay browser.har entry 5'])
})
