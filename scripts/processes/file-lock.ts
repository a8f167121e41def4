import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

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
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
  // empty while it is being written
  return holder > 0 && !isAlive(holder)
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
