import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Document } from '../document/place.ts'
import type { ImpactIndex } from './index-model.ts'
import { withFileLock } from './file-lock.ts'

/** The index at a file, or undefined when there is none of this version. */
export async function readIndex(file: string): Promise<ImpactIndex | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const index = text === undefined ? undefined : parsed(text)
  return index?.version === 2 ? index : undefined
}

/** One that was cut off as it was written is made anew. */
function parsed(text: string): ImpactIndex | undefined {
  try {
    return JSON.parse(text) as ImpactIndex
  } catch {
    return undefined
  }
}

/**
 * The index of the portal in a folder: the one that was kept, while no file has changed since; otherwise a new one.
 *
 * @param onBuild called when one is built, which takes half a minute
 */
export async function currentIndex(
  root: string,
  contracts: readonly Document[],
  onBuild: () => void,
): Promise<ImpactIndex> {
  const file = join(root, '.cache/impact-index.json')
  // the compiler is loaded only where the portal's source is
  const { portalFingerprint } = await import('./portal-program.ts')
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
    const { buildIndex } = await import('./build-index.ts')
    const index = buildIndex(root, contracts)
    await writeFile(file, JSON.stringify(index))
    return index
  })
}
