import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/generate/paths.ts'
import type { Driven, Engine } from './driven.ts'
import type { Journey, Steer } from './journey.ts'
import { Person } from './person.ts'
import type { Served } from './serve.ts'

/** Walks all journeys in one engine; how many fail. */
export async function walkAll(
  engine: Engine,
  journeys: readonly Journey[],
  { port, apiPort, staticPort, setHost }: Omit<Served, 'stop'>,
): Promise<number> {
  const started = Date.now()
  const browser = await engine.open()
  let broken = 0
  try {
    await browser.size(1280, 1000)
    for (const [at, journey] of journeys.entries()) {
      const world = `browsers-${engine.name}-${at}`
      const person = new Person(browser, journey.isStatic ? staticPort : port, world)
      const mock = steer(apiPort, world)
      const began = Date.now()
      // what the run before left in it has been kept
      // oxlint-disable-next-line no-await-in-loop -- one browser, one journey after the other
      await mock('POST', '/world/reset', {})
      // oxlint-disable-next-line no-await-in-loop -- as above
      const why = await journey.walk({ person, mock, setHost }).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      console.log(
        `${why ? '✗' : '✓'} ${engine.name}: ${journey.name} (${seconds(began)} s)${why ? `\n    ${why}` : ''}`,
      )
      if (!why) continue
      broken += 1
      // oxlint-disable-next-line no-await-in-loop -- as above
      await keepPicture(browser, `${engine.name}-${journey.name}`)
    }
  } finally {
    await browser.close()
  }
  console.log(
    `${engine.name}: ${journeys.length - broken} of ${journeys.length} journeys in ${seconds(started)} s`,
  )
  return broken
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)

async function keepPicture(browser: Driven, name: string): Promise<void> {
  const folder = join(root, '.cache/browsers')
  mkdirSync(folder, { recursive: true })
  const picture = await browser.picture().catch(() => undefined)
  if (picture) writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.png`), picture)
}

/** Steers the mock server in one world. */
const steer =
  (apiPort: number, world: string): Steer =>
  async <T>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`http://localhost:${apiPort}/__mock${path}`, {
      method,
      headers: { 'x-world': world, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    const text = await answer.text()
    return (text ? JSON.parse(text) : undefined) as T
  }
