type Lock = { isHeld: boolean; readonly waiting: (() => void)[]; readonly whenFree: (() => void)[] }

/** So many free locks are kept in the map: one that loses and gains keys all the time is slow. */
const maxFreeLocks = 2000

/**
 * A lock for each key, first come, first served. The engine locks a world while a call runs in it, so that what an
 * operation reads and writes stays together even when it has to wait in between.
 */
export class KeyedMutex {
  readonly #locks = new Map<string, Lock>()

  /** Takes the lock of a key: undefined when it was free, else a promise that resolves when it is taken. */
  acquire(key: string): Promise<void> | undefined {
    const lock = this.#locks.get(key)
    if (lock?.isHeld) return new Promise((next) => lock.waiting.push(next))
    if (lock) lock.isHeld = true
    else this.#locks.set(key, { isHeld: true, waiting: [], whenFree: [] })
    return undefined
  }

  /** Gives the lock to whoever waits longest. */
  release(key: string): void {
    const lock = this.#locks.get(key)
    if (!lock) return
    for (let work = lock.whenFree.shift(); work; work = lock.whenFree.shift()) work()
    const next = lock.waiting.shift()
    if (next) {
      next()
      return
    }
    lock.isHeld = false
    if (this.#locks.size > maxFreeLocks) this.#locks.delete(key)
  }

  /** Does something while nobody holds the lock: at once, or when it is released next, before the next one gets it. */
  whenFree(key: string, work: () => void): void {
    const lock = this.#locks.get(key)
    if (lock?.isHeld) lock.whenFree.push(work)
    else work()
  }
}
