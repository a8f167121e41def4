import { fileURLToPath } from 'node:url'
import { failureOf } from './failure.ts'
import type { Operation, Outcome, Saved } from './messages.ts'
import { ModuleVersions } from './module-versions.ts'

// The mock server, loading what changes while it runs. Whoever has started it sends the files that were saved, and gets
// a word of what came of them.

const root = new URL('../../', import.meta.url)
const versions = new ModuleVersions(root.href)
const backend = new URL('mocks/backend.ts', root).href
const { takeOver } = await import('../server.ts')

/** Saved since the last version that could be loaded. */
const waiting = new Set<string>()
let queue: Promise<void> = Promise.resolve()

process.on('message', (saved: Saved) => {
  queue = queue.then(async () => {
    const outcome = await follow(saved)
    process.send?.({ id: saved.id, ...outcome })
  })
})
// the channel alone keeps no server alive that wants to stop
process.channel?.unref()

async function follow({ files, instead = {} }: Saved): Promise<Outcome> {
  const addressOf = (file: string) => new URL(file, root).href
  const saved = files.map(addressOf)
  for (const [file, other] of Object.entries(instead)) versions.readInstead(addressOf(file), addressOf(other))
  if (waiting.size === 0 && !versions.knows(saved)) return { state: 'unused' }
  for (const url of saved) waiting.add(url)
  const changed = [...waiting]
  const renewed = versions.above(changed)
  if (!renewed.has(backend)) {
    waiting.clear()
    return { state: 'needsStart' }
  }
  versions.renew(renewed)
  try {
    const { createBackend } = await import('../backend.ts')
    await takeOver(createBackend)
  } catch (error) {
    return { state: 'failed', failure: failureOf(error, fileURLToPath(root)) }
  }
  waiting.clear()
  return { state: 'takenOver', operations: operationsIn(renewed) }
}

function operationsIn(modules: ReadonlySet<string>): Operation[] {
  return [...modules].flatMap((url) => {
    const file = url.slice(root.href.length)
    const [, service] = /^mocks\/operations\/(\w+)\/(?!registry)[\w-]+\.ts$/.exec(file) ?? []
    return service && service !== 'shared' ? [{ service, file }] : []
  })
}
