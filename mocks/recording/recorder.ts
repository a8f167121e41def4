import { type HarFile, createHarFile } from '#scripts/drift/proxy/har-file.ts'
import type { Engine, HandleOptions } from '../engine/engine-options.ts'
import type { Incoming } from '../engine/incoming.ts'
import type { Outgoing } from '../engine/outgoing.ts'
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
      const tapped = new Tapped(request)
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

type Passed = { tapped: Tapped; answer: Outgoing; startedAt: number; milliseconds: number }

async function add(
  har: HarFile,
  standIns: StandIns,
  { tapped, answer, startedAt, milliseconds }: Passed,
): Promise<void> {
  const { method, pathname, search, web } = tapped.request
  const responseBody = await bodyOf(answer)
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

/** Undefined where it streams, or is long. */
async function bodyOf({ body }: Outgoing): Promise<Uint8Array | string | undefined> {
  if (body === null) return ''
  if (typeof body === 'string') return body.length > keptBytes ? undefined : body
  if (body instanceof ReadableStream) return undefined
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  return bytes.length > keptBytes ? undefined : bytes
}

/** A request whose body is kept as somebody reads it. */
class Tapped implements Incoming {
  readonly request: Incoming
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly secure: boolean
  readonly hasBody: boolean
  /** Empty where there is none, undefined where nobody has read it. */
  body: Uint8Array | string | undefined

  constructor(request: Incoming) {
    this.request = request
    this.method = request.method
    this.pathname = request.pathname
    this.search = request.search
    this.secure = request.secure
    this.hasBody = request.hasBody
    this.body = request.hasBody ? undefined : ''
  }

  get web(): Request {
    return this.request.web
  }

  header(name: string): string | undefined {
    return this.request.header(name)
  }

  async bytes(max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes = await this.request.bytes(max)
    if (bytes && bytes.length <= keptBytes) this.body = bytes
    return bytes
  }
}
