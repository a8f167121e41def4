import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** So long the number of a process may take to come into its lock. */
const writingMs = 5000

/**
 * Does work that no other process does meanwhile: whoever comes second waits, and then finds what the first has made.
 *
 * @param lock file that is there while somebody works; one that a dead process left counts for nothing
 */
export async function withFileLock<Made>(lock: string, work: () => Promise<Made>): Promise<Made> {
  while (!(await taken(lock))) await pause(200)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    if (await isLeft(lock)) await removeLeft(lock)
    return false
  }
}

/** Removes a lock that a dead process left. One waiter at a time may: another could remove what the first has taken since. */
async function removeLeft(lock: string): Promise<void> {
  const removal = `${lock}.removal`
  if (!(await taken(removal))) return
  try {
    if (await isLeft(lock)) await rm(lock, { force: true })
  } finally {
    await rm(removal, { force: true })
  }
}

async function isLeft(lock: string): Promise<boolean> {
  try {
    const holder = Number(await readFile(lock, 'utf8'))
    // it names nobody while it is being written, and for good where its writer died before
    return holder > 0 ? !isAlive(holder) : Date.now() - (await stat(lock)).mtimeMs > writingMs
  } catch {
    // it has been removed meanwhile
    return false
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

function isAlive(holder: number): boolean {
  try {
    return process.kill(holder, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}
