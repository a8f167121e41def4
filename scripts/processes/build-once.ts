import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { withFileLock } from './file-lock.ts'

type Built = {
  /** Whether what lies in the folder is as it would be built now. */
  isCurrent: () => boolean
  /** Writes all of it into an empty folder beside. */
  build: (beside: string) => Promise<void>
}

/**
 * Builds what lies in a folder unless it is current. Of several processes that ask at once, one builds it and the others
 * wait. It takes its place as a whole: who reads it meanwhile finds what was there before.
 */
export async function buildOnce(folder: string, { isCurrent, build }: Built): Promise<void> {
  if (isCurrent()) return
  await mkdir(dirname(folder), { recursive: true })
  await withFileLock(`${folder}.lock`, async () => {
    if (isCurrent()) return
    const beside = await mkdtemp(`${folder}-`)
    const before = `${beside}-before`
    try {
      await build(beside)
      await rename(folder, before).catch(unlessMissing)
      await rename(beside, folder)
    } finally {
      for (const left of [beside, before]) await rm(left, { recursive: true, force: true })
    }
  })
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
