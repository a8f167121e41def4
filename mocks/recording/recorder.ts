import { type HarFile, createHarFile } from '#scripts/drift/proxy/har-file.ts'
import type { Engine, HandleOptions } from '../engine/engine-options.ts'
import type { Incoming } from '../engine/request/incoming.ts'
import type { Outgoing } from '../engine/answer/outgoing.ts'
import { TappedRequest } from '../engine/request/tapped-request.ts'
import { keptBodyOf } from './kept-body-of.ts'
import { StandIns } from './stand-ins.ts'
import { claimsOfTokens } from './token-claims.ts'

type Answering = Pick<Engine, 'answer' | 'missed'>

/** What stands before the paths of calls that steer the mock: nobody's traffic. */
const steering = '/__mock'

/** Bodies of more bytes are left out. */
const keptBytes = 2 * 1024 * 1024

/** An engine whose calls and answers are kept in a HAR file, without secrets and personal data. */
export type Recording = Answering & {
  /** Settles when the file is there; rejects with an InputError when it cannot be written. */
  ready: Promise<unknown>
  /** Writes what is still to be written, and the end of the file. What is answered later is left out. */
  close: () => Promise<void>
}

/** @param onLost is told once when the file takes no more, a full disk say; the calls go on without being kept */
export function recordInto(file: string, engine: Answering, onLost: (error: unknown) => void): Recording {
  const opening = createHarFile(file)
  const standIns = new StandIns()
  let writing: Promise<unknown> = opening
  let [isOver, isLost] = [false, false]
  return {
    ready: opening,
    missed: engine.missed,
    async answer(request: Incoming, options?: HandleOptions) {
      if (request.pathname.startsWith(steering)) return engine.answer(request, options)
      const startedAt = Date.now()
      const started = performance.now()
      const tapped = new TappedRequest(request, keptBytes)
      const answer = await engine.answer(tapped, options)
      if (!answer) return undefined
      const milliseconds = performance.now() - started
      if (isOver || isLost) return answer
      // one after the other, in the order of the answers
      writing = writing
        .then(async () => add(await opening, standIns, { tapped, answer, startedAt, milliseconds }))
        .catch((error: unknown) => {
          if (!isLost) onLost(error)
          isLost = true
        })
      return answer
    },
    close: async () => {
      isOver = true
      await writing
      await (await opening).close().catch(onLost)
    },
  }
}

type Passed = { tapped: TappedRequest; answer: Outgoing; startedAt: number; milliseconds: number }

async function add(
  har: HarFile,
  standIns: StandIns,
  { tapped, answer, startedAt, milliseconds }: Passed,
): Promise<void> {
  const { method, pathname, search, web } = tapped.request
  const responseBody = await keptBodyOf(answer, keptBytes)
  const exchange = {
    method,
    url: new URL(web.url).origin + standIns.in(`${pathname}${search && `?${search}`}`),
    requestHeaders: Object.fromEntries(web.headers),
    requestBody: tapped.body,
    status: answer.status,
    responseHeaders: answer.headers,
    responseBody,
  }
  standIns.learn(responseBody, answer.headers['content-type'] ?? '')
  await har.add(exchange, startedAt, milliseconds, { _tokens: claimsOfTokens(responseBody) })
}
