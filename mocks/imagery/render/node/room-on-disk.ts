import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What is left of the room once it has been cleared, so that it is not full again at once. */
const share = 0.8

/**
 * Keeps the files of a folder within so many bytes: what was neither written nor asked for longest is removed. What others
 * have written there is counted when it is cleared.
 */
export class RoomOnDisk {
  readonly #folder: string
  readonly #room: number
  #bytes = 0
  #clearing: Promise<void> | undefined

  constructor(folder: string, room: number) {
    this.#folder = folder
    this.#room = room
  }

  /** Tells that a file was written; resolves when there is room again. */
  async took(bytes: number): Promise<void> {
    this.#bytes += bytes
    if (this.#bytes > this.#room) await this.clear()
  }

  /** Counts what is there, and removes what is too much. */
  clear(): Promise<void> {
    this.#clearing ??= this.#cleared().finally(() => (this.#clearing = undefined))
    return this.#clearing
  }

  async #cleared(): Promise<void> {
    const names = await readdir(this.#folder).catch((): string[] => [])
    const found = await Promise.all(names.map((name) => fileAt(join(this.#folder, name))))
    const files = found.flat().toSorted((a, b) => a.usedAt - b.usedAt)
    this.#bytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
    if (this.#bytes <= this.#room) return
    for (const { path, bytes } of files) {
      if (this.#bytes <= this.#room * share) return
      await rm(path, { force: true })
      this.#bytes -= bytes
    }
  }
}

async function fileAt(path: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  try {
    const { size, mtimeMs } = await stat(path)
    return [{ path, bytes: size, usedAt: mtimeMs }]
  } catch {
    // somebody else has removed it
    return []
  }
}
