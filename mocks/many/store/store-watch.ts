import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import type { Desk } from '../leases/desk.ts'

/** Nobody was asked: the desk did not answer a moment ago, and has not answered since. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

/**
 * Knows whether a desk answers. Once it has not, it is away until it answers to whoever only says that they are there, as
 * each server does every half second; meanwhile all else fails at once, so that nobody waits for it and it is not met
 * by a crowd when it is back.
 */
export class StoreWatch {
  readonly desk: Desk
  #since: number | undefined
  /** Called when it answers again. */
  onBack: () => void = () => undefined

  constructor(desk: Desk) {
    const { take, commit, renew, renewAll, release, load, heads, enlist, secret } = desk
    this.desk = {
      ...desk,
      take: this.#unlessAway(take),
      commit: this.#unlessAway(commit),
      renew: this.#unlessAway(renew),
      renewAll: this.#unlessAway(renewAll),
      release: this.#unlessAway(release),
      load: this.#unlessAway(load),
      delete: this.#unlessAway(desk.delete),
      heads: this.#unlessAway(heads),
      enlist: this.#told(enlist),
      secret: this.#told(secret),
    }
  }

  /** For how long it has been away, in milliseconds; undefined while it is there. */
  get awayMs(): number | undefined {
    return this.#since === undefined ? undefined : performance.now() - this.#since
  }

  #unlessAway<Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) {
    const asked = this.#told(ask)
    return (...given: Given): Promise<T> =>
      this.#since === undefined
        ? asked(...given)
        : Promise.reject(new StoreAway('the store of worlds does not answer'))
  }

  #told<Given extends unknown[], T>(ask: (...given: Given) => Promise<T>) {
    return async (...given: Given): Promise<T> => {
      const asked = performance.now()
      try {
        const answer = await ask(...given)
        // what was asked before it went away says nothing of now
        if (this.#since !== undefined && asked > this.#since) this.#back()
        return answer
      } catch (error) {
        // that a file is damaged or full is an answer, too
        if (!(error instanceof StorageFailure)) this.#since ??= performance.now()
        throw error
      }
    }
  }

  #back(): void {
    this.#since = undefined
    this.onBack()
  }
}
