import { randomBytes } from 'node:crypto'
import type { LogEntry } from '../../engine/worlds/log.ts'
import { parseStored } from '../../engine/request/parse-json.ts'
import type { WorldHead } from '../../state/world/world-data.ts'
import type { Desk, KeptLog, LogNews } from '../leases/desk.ts'
import { withTimeout } from '../with-timeout.ts'
import { keysOf } from './keys.ts'
import type { RedisClient } from './redis-client.ts'

/** All worlds by the time at which they are forgotten, and all servers by the time until which they are there. */
const worldsKey = 'mock:worlds'
const serversKey = 'mock:servers'
const secretKey = 'mock:secret'

type TakeReply = [1, number: number, version: number] | [0, number: number, holder: string, msLeft: number]

export type RedisOptions = {
  /** A world is forgotten after so long without a call, in milliseconds. */
  forgetMs: number
  /** Longest time that Redis may take for an answer, in milliseconds. */
  answerMs?: number
}

/**
 * A desk in Valkey or Redis. All keys of a world lie together, and what belongs to one world is done in one script.
 */
export function redisDesk(url: string, { forgetMs, answerMs = 2000 }: RedisOptions): Desk {
  let client: RedisClient | undefined
  // a server that keeps its worlds elsewhere does not load the client
  const connected = import('./redis-client.ts').then(async ({ redisClient }) => {
    client = redisClient(url, answerMs)
    await client.connect()
  })
  connected.catch(() => undefined)
  let known = 0
  /** The answer to what `ask` asks, unless it takes too long; the client itself waits for ever for what it has sent. */
  const asked = async <T>(ask: (client: RedisClient) => Promise<T>, moreMs = 0): Promise<T> => {
    if (!client?.isReady) await withTimeout(connected, answerMs)
    if (!client) throw new Error('there is no client')
    return withTimeout(ask(client), answerMs + moreMs)
  }

  return {
    kind: 'redis',
    take: async (id, holder, ms) => {
      const [reply, count] = await asked((client) =>
        Promise.all([
          client.takeWorld({ id, args: [holder, ms, forgetMs] }) as Promise<TakeReply>,
          client.zCard(worldsKey),
        ]),
      )
      known = count
      if (reply[0] === 1) return { isMine: true, number: reply[1], version: reply[2] }
      return { isMine: false, number: reply[1], holder: reply[2], msLeft: Math.max(0, reply[3]) }
    },
    commit: async ({ id, holder, number, version, ms, head, anew, dropped, put }) => {
      const rows = put.flatMap(({ path, value }) => [path, value])
      // a report with its pictures takes a while to go over
      const bytes = put.reduce((sum, { value }) => sum + value.length, 0)
      const args = [number, holder, version, ms, forgetMs, JSON.stringify(head), anew ? 1 : 0]
      return asked(async (client) => {
        // before the world is there: the list may name one that there is not, and never lacks one that there is
        const [, reply] = await Promise.all([
          client.zAdd(worldsKey, { score: Date.now() + forgetMs, value: id }),
          client.commitWorld({ id, args: [...args, dropped.length, ...dropped, ...rows] }),
        ])
        return reply === 1
      }, bytes / bytesPerMs)
    },
    renew: async (id, holder, number, ms, log) => {
      const args = [number, holder, ms, forgetMs, ...(log ? newsOf(log) : [])]
      return (await asked((client) => client.renewWorld({ id, args }))) === 1
    },
    renewAll: async (holder, ms, held) => {
      const args = [holder, String(ms), ...held.flatMap(({ id, number }) => [id, String(number)])]
      const reply = (await asked((client) => client.renewWorlds(args))) as number[]
      return reply.map((one) => one === 1)
    },
    release: async (id, holder, number) => {
      await asked((client) => client.releaseWorld({ id, args: [number, holder] }))
    },
    load: async (id) => {
      const [, , headKey = '', rowsKey = '', logKey = ''] = keysOf(id)
      const [head, rows, log] = (await asked((client) =>
        client.multi().hGetAll(headKey).hGetAll(rowsKey).lRange(logKey, 0, -1).exec(),
      )) as unknown as [Record<string, string>, Record<string, string>, string[]]
      const found = parseStored(head['head'] ?? '') as WorldHead | undefined
      if (!found) return undefined
      return {
        head: found,
        rows: inOrder(rows),
        version: Number(head['version']),
        log: logOf(head['log'], log),
      }
    },
    delete: async (id, number) => {
      return asked(async (client) => {
        const reply = Number(await client.dropWorld({ id, args: [number] }))
        if (reply >= 0) await client.zRem(worldsKey, id)
        return reply >= 0
      })
    },
    heads: () =>
      asked(async (client) => {
        const now = Date.now()
        void client.zRemRangeByScore(worldsKey, '-inf', now).catch(() => undefined)
        const ids = await client.zRangeByScore(worldsKey, now, '+inf')
        known = ids.length
        const heads = await Promise.all(ids.map((id) => client.hGet(keysOf(id)[2] ?? '', 'head')))
        return heads.flatMap((head) => (head ? ((parseStored(head) as WorldHead | undefined) ?? []) : []))
      }),
    count: () => known,
    enlist: (holder, ms) =>
      asked(async (client) => {
        const now = Date.now()
        const [, , servers] = await Promise.all([
          client.zAdd(serversKey, { score: now + ms, value: holder }),
          client.zRemRangeByScore(serversKey, '-inf', now - ms),
          client.zRangeByScore(serversKey, now, '+inf'),
        ])
        return servers
      }),
    leave: async (holder) => void (await asked((client) => client.zRem(serversKey, holder))),
    secret: () =>
      asked(async (client) => {
        await client.setNX(secretKey, randomBytes(24).toString('base64url'))
        return (await client.get(secretKey)) ?? ''
      }),
    close: () => {
      if (client?.isOpen) client.destroy()
    },
  }
}

/** How much of a write goes over to a Redis that is busy, in a millisecond. */
const bytesPerMs = 4000

const newsOf = ({ keep, entries, last, counts }: LogNews) => [
  keep,
  JSON.stringify({ last, counts }),
  ...entries.map((entry) => JSON.stringify(entry)),
]

/** Rows by the place that stands before the value of each. */
function inOrder(rows: Record<string, string>) {
  return Object.entries(rows)
    .map(([path, kept]) => {
      const at = kept.indexOf(' ')
      return { place: Number(kept.slice(0, at)), row: { path, value: kept.slice(at + 1) } }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ row }) => row)
}

function logOf(sums: string | undefined, entries: string[]): KeptLog | undefined {
  if (sums === undefined) return undefined
  const { last, counts } = parseStored(sums) as Pick<KeptLog, 'last' | 'counts'>
  return { last, counts, entries: entries.map((entry) => parseStored(entry) as LogEntry) }
}
