import { uncollected } from '../../../processes/uncollected.ts'
import { tryParseJson } from '../../document/json.ts'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ImpactIndex, IndexOrder } from './index-model.ts'
import { withFileLock } from '../../../processes/file-lock.ts'

/** The index at a file, or undefined when there is none of this version. */
export async function readIndex(file: string): Promise<ImpactIndex | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  // one that was cut off as it was written is made anew
  const index = text === undefined ? undefined : (tryParseJson(text) as ImpactIndex | undefined)
  return index?.version === 2 ? index : undefined
}

/**
 * The index of the portal in a folder: the one that was kept, while no file has changed since; otherwise a new one. A thread
 * of its own makes it, with all that the compiler has told, which goes with it.
 *
 * @param onBuild called when one is made, which takes some twenty seconds
 */
export async function currentIndex(root: string, onBuild: () => void): Promise<ImpactIndex> {
  const file = join(root, '.cache/impact-index.json')
  // the compiler is loaded only where the portal's source is
  const { portalFingerprint } = await import('../compiler/portal-program.ts')
  const known = async () => {
    const kept = await readIndex(file)
    return kept?.fingerprint === portalFingerprint(root) ? kept : undefined
  }
  const kept = await known()
  if (kept) return kept
  await mkdir(dirname(file), { recursive: true })
  return withFileLock(`${file}.lock`, async () => {
    const made = await known()
    if (made) return made
    onBuild()
    const order: IndexOrder = { root, file }
    const worker = new Worker(new URL('index-worker.ts', import.meta.url), {
      workerData: order,
      // what it starts has these as well
      env: { ...process.env, ...uncollected },
    })
    // fails where the thread does
    await once(worker, 'exit')
    const index = await readIndex(file)
    if (!index) throw new Error(`No index was written to ${file}`)
    return index
  })
}
