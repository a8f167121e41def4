import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { root } from '../../generate/paths.ts'

/** So long nobody has saved before the index is made anew, in milliseconds: it takes some twenty seconds, and two gigabytes. */
const quietMs = 60_000

/**
 * Keeps the index of who uses what of the contracts, for what is said of a save: made anew by a process of the lowest
 * priority once a contract was saved and then nothing for a minute. It is left as it is where no file has changed since.
 */
export class UsageIndex {
  readonly #onMade: () => void
  #isWanted = false
  #timer: NodeJS.Timeout | undefined
  #child: ChildProcess | undefined

  /** @param onMade called when it is there */
  constructor(onMade: () => void) {
    this.#onMade = onMade
  }

  /** Somebody has saved; `isContract` says that what is known of its use may be asked for again. */
  saved(isContract: boolean): void {
    this.#isWanted ||= isContract
    clearTimeout(this.#timer)
    this.#child?.kill('SIGTERM')
    if (this.#isWanted) this.#timer = setTimeout(() => this.#make(), quietMs)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#child?.kill('SIGTERM')
  }

  #make(): void {
    // of any operation: to be asked is what makes it
    const question = ['portal-contracts', 'impact', '--operation', 'getUser']
    const args = [join(root, 'scripts/cli.ts'), ...question]
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' })
    this.#child = child
    if (child.pid !== undefined) setPriority(child.pid, 19)
    child.once('exit', (code) => {
      if (this.#child === child) this.#child = undefined
      if (code !== 0) return
      this.#isWanted = false
      this.#onMade()
    })
  }
}
