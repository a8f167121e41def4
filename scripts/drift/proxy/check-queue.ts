import { setImmediate } from 'node:timers/promises'
import type { Exchange } from '../traffic/exchange.ts'
import type { Observer } from '../traffic/observer.ts'
import { without } from '../har/check-har.ts'
import type { Collected } from './collect.ts'
import { decodeBody } from './decode-body.ts'
import type { Passed } from './forward.ts'
import type { HarFile } from './har-file.ts'

/** Calls that have passed and wait to be checked, one at a time, when nobody has to be served. */
export type CheckQueue = {
  add: (passed: Passed) => void
  /** Settles when everything has been checked. */
  empty: () => Promise<void>
  notes: () => string[]
}

/** More calls than these do not wait: a proxy must not grow with its traffic. */
const limit = 500

export function createCheckQueue(
  observer: Observer,
  base: string,
  har: HarFile | undefined,
  onChecked: (found: ReturnType<Observer['see']>) => void,
): CheckQueue {
  const waiting: Passed[] = []
  let work = Promise.resolve()
  let isWorking = false
  let count = 0
  let dropped = 0
  let unreadable = 0
  const drain = async (): Promise<void> => {
    for (let passed = waiting.shift(); passed; passed = waiting.shift()) {
      await setImmediate()
      const exchange = await exchangeOf(passed)
      count += 1
      await har?.add(exchange, passed.startedAt, passed.milliseconds)
      try {
        onChecked(observer.see({ ...exchange, url: without(base, exchange.url) }, `call ${count}`))
      } catch (error) {
        // bodies that are nested deeper than can be walked; whoever sends them does not end what others use
        if (!(error instanceof RangeError)) throw error
        unreadable += 1
      }
    }
    isWorking = false
  }
  return {
    add: (passed) => {
      if (waiting.length >= limit) {
        dropped += 1
        return
      }
      waiting.push(passed)
      if (isWorking) return
      isWorking = true
      work = drain()
    },
    empty: () => work,
    notes: () => [
      ...(dropped > 0
        ? [`${dropped} calls passed unchecked, since they came faster than they are checked.`]
        : []),
      ...(unreadable > 0 ? [`${unreadable} calls passed unchecked, since they are nested too deeply.`] : []),
    ],
  }
}

async function exchangeOf(passed: Passed): Promise<Exchange> {
  const { method, url, requestHeaders, status, responseHeaders } = passed
  const [requestBody, responseBody] = await Promise.all([
    bodyOf(passed.requestBody, requestHeaders['content-encoding']),
    bodyOf(passed.responseBody, responseHeaders['content-encoding']),
  ])
  return { method, url, requestHeaders, requestBody, status, responseHeaders, responseBody }
}

const bodyOf = (body: Collected, encoding: string | undefined): Promise<Uint8Array | undefined> =>
  decodeBody(body.bytes(), encoding)
