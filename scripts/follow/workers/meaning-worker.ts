import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { followedDir } from '../followed-files.ts'
import { type Meaning, changesSince, changesSinceSave, idsIn } from '../meaning/meaning.ts'

/** Says what one service after the other says otherwise than at the last release, in a thread of its own. */
export type MeaningTask = { service: string; before: string }
export type MeaningNews = { service: string; meaning: Meaning }

const port = parentPort
if (!port) throw new Error('This module runs in a worker.')

/** The changes that were there before, by service. */
const known = new Map<string, ReadonlySet<string>>()
let queue: Promise<void> = Promise.resolve()

port.on('message', (task: MeaningTask) => {
  queue = queue.then(async () => {
    const meaning = await meaningOf(task).catch((error: unknown): Meaning => ({
      changes: [],
      before: 0,
      isIndexed: true,
      why: error instanceof Error ? error.message : String(error),
    }))
    port.postMessage({ service: task.service, meaning } satisfies MeaningNews)
  })
})

async function meaningOf({ service, before }: MeaningTask): Promise<Meaning> {
  const earlier = known.get(service) ?? new Set(await idsIn(service, before))
  const bundled = join(followedDir(service), 'openapi.json')
  const { changes, isIndexed } = await changesSince(service, bundled)
  known.set(service, new Set(changes.map(({ id }) => id)))
  const fresh = changes.filter(({ id }) => !earlier.has(id))
  if (fresh.length > 0) return { changes: fresh, before: changes.length - fresh.length, isIndexed }
  // what is new since the release is one change there, whatever a save changes in it
  const inNew = await changesSinceSave(service, before, bundled)
  return { changes: inNew, before: changes.length, isSinceSave: inNew.length > 0, isIndexed }
}
