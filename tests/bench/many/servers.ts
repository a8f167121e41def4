import { builtServer, bundleServer, serverFlags } from '#scripts/mock/bundle.ts'
import { type OwnRedis, ownRedis } from '#tests/support/servers/own-redis.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { type Running, started } from '../running.ts'

/** Servers of one store, each a process, as `npm run mock` runs them. */
export type Servers = {
  redis: OwnRedis
  all: Running[]
  addresses: string[]
  stop: () => Promise<void>
}

/** Starts a Redis and so many servers of it; `redis` goes on with one that is there. */
export async function servers(count: number, redis?: OwnRedis): Promise<Servers> {
  await bundleServer()
  const store = redis ?? (await ownRedis())
  const all: Running[] = []
  for (let at = 0; at < count; at += 1) {
    const port = await freePort(4160 + at)
    const options = [
      '--port',
      String(port),
      '--store',
      store.url,
      '--world-limit',
      '20000',
      '--no-draw-ahead',
    ]
    const args = [...serverFlags, builtServer, ...options, '--metrics']
    all.push(await started(port, args, { first: '/health' }))
  }
  return {
    redis: store,
    all,
    addresses: all.map(({ port }) => `http://127.0.0.1:${port}`),
    stop: async () => {
      await Promise.all(all.map((one) => one.stop()))
      if (!redis) await store.close()
    },
  }
}

/** A figure of a server, as it tells it to Prometheus. */
export async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(name)) ?? ''
  return Number(line.slice(line.lastIndexOf(' ') + 1))
}
