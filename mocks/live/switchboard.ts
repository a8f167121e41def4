import type { Engine } from '../engine/engine-options.ts'

type Answering = Pick<Engine, 'answer' | 'missed'>

/** How long calls that are under way may hold up the next version, in milliseconds. */
const maxWaitMs = 100

/**
 * Stands before the backend of the version at hand. While another takes its place, calls that arrive wait; none is
 * refused. One that takes long, such as a call that a fault delays, is answered by the version it began in, which has the
 * same worlds.
 */
export class Switchboard<Backend extends Answering> implements Answering {
  #backend: Backend
  #running = 0
  #isIdle: PromiseWithResolvers<void> | undefined
  #isReady: PromiseWithResolvers<void> | undefined

  constructor(backend: Backend) {
    this.#backend = backend
  }

  get backend(): Backend {
    return this.#backend
  }

  answer: Engine['answer'] = async (...asked) => {
    while (this.#isReady) await this.#isReady.promise
    this.#running += 1
    try {
      return await this.#backend.answer(...asked)
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.#isIdle?.resolve()
    }
  }

  missed: Engine['missed'] = (...noted) => this.#backend.missed(...noted)

  /**
   * Puts another backend in the place of this one.
   *
   * @param make makes it, from the one it follows
   * @throws what `make` throws; then the one before goes on
   */
  async replace(make: (before: Backend) => Backend): Promise<void> {
    const ready = (this.#isReady = Promise.withResolvers<void>())
    try {
      await this.#whenIdle()
      this.#backend = make(this.#backend)
    } finally {
      this.#isReady = undefined
      ready.resolve()
    }
  }

  async #whenIdle(): Promise<void> {
    if (this.#running === 0) return
    const idle = (this.#isIdle = Promise.withResolvers<void>())
    const timer = setTimeout(idle.resolve, maxWaitMs)
    await idle.promise
    clearTimeout(timer)
  }
}
