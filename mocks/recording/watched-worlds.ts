import { listed } from '#scripts/drift/proxy/har-file.ts'
import { keptBody } from '#scripts/drift/proxy/masked-body.ts'
import { maskedAddress } from '#scripts/drift/proxy/secret-values.ts'
import type { Watcher } from '../engine/engine-options.ts'
import type { Exchange, WatchedCalls } from '../state/world/watched-calls.ts'
import { keptBodyOf } from './kept-body-of.ts'

/** Of bodies with more bytes, and of files, the size alone is told. */
const shownBytes = 100_000

/** How many calls of a world are kept, and about how many bytes: the newest ones. */
const capacity = 200
const maxBytes = 4 * 1024 * 1024

type Kept = { until: number; exchanges: Exchange[]; bytes: number }
type Seen = Parameters<Watcher['see']>[0]

/**
 * Keeps both sides of calls in worlds that somebody watches, and nothing of any other: whoever looks says so every few
 * seconds. Tokens, personal numbers, passwords and addresses are masked before anything is kept, as in a recording.
 */
export class WatchedWorlds implements WatchedCalls {
  readonly #worlds = new Map<string, Kept>()
  readonly #now: () => number

  /** @param now the time outside, in milliseconds */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  watch(worldId: string, milliseconds: number): number {
    // what nobody looks at any more goes, also where its world is never looked at again
    for (const id of this.#worlds.keys()) this.#watched(id)
    const kept = this.#worlds.get(worldId) ?? { until: 0, exchanges: [], bytes: 0 }
    kept.until = Math.max(kept.until, this.#now() + milliseconds)
    this.#worlds.set(worldId, kept)
    return kept.until
  }

  list(worldId: string, number?: number): Exchange[] {
    const kept = this.#watched(worldId)?.exchanges ?? []
    return number === undefined ? [...kept] : kept.filter((one) => one.number === number)
  }

  watcherOf(worldId: string): Watcher | undefined {
    if (this.#worlds.size === 0) return undefined
    const kept = this.#watched(worldId)
    return kept && { keptBytes: shownBytes, see: (call) => void add(kept, call) }
  }

  #watched(worldId: string): Kept | undefined {
    const kept = this.#worlds.get(worldId)
    if (!kept || kept.until > this.#now()) return kept
    this.#worlds.delete(worldId)
    return undefined
  }
}

async function add(kept: Kept, call: Seen): Promise<void> {
  const exchange = await exchangeOf(call)
  // one whose body took longer may come after the next
  const at = kept.exchanges.findLastIndex(({ number }) => number < exchange.number) + 1
  kept.exchanges.splice(at, 0, exchange)
  kept.bytes += bytesOf(exchange)
  while (kept.exchanges.length > capacity || kept.bytes > maxBytes) {
    const oldest = kept.exchanges.shift()
    if (!oldest) return
    kept.bytes -= bytesOf(oldest)
  }
}

async function exchangeOf({ number, request, answer }: Seen): Promise<Exchange> {
  const { method, pathname, search, web, body } = request
  const sent = Object.fromEntries(web.headers)
  return {
    number,
    method,
    address: maskedAddress(`${pathname}${search && `?${search}`}`).slice(0, longestAddress),
    status: answer.status === 0 ? null : answer.status,
    request: sideOf(sent, body),
    answer: sideOf(answer.headers, await keptBodyOf(answer, shownBytes)),
  }
}

const longestAddress = 4000

function sideOf(headers: Record<string, string>, body: Uint8Array | string | undefined): Exchange['request'] {
  const shown = listed(headers)
    .slice(0, 100)
    .map(({ name, value }) => ({ name, value: value.slice(0, 4000) }))
  if (body === undefined) return { headers: shown, body: null, size: null }
  const { text, encoding } = keptBody(body, headers['content-type'] ?? '')
  return {
    headers: shown,
    body: encoding || text === '' ? null : text.slice(0, 2 * shownBytes),
    size: typeof body === 'string' ? Buffer.byteLength(body) : body.length,
  }
}

const bytesOf = ({ address, request, answer }: Exchange): number =>
  1000 + address.length + (request.body?.length ?? 0) + (answer.body?.length ?? 0)
