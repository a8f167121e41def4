import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import type { Desk } from '../leases/desk.ts'
import { type Asked, type Question, type Reply, isReply } from './leader-words.ts'

/** A process as a worker sees the one that leads it. */
type Channel = {
  send?: (message: Question) => unknown
  on: (event: 'message', listener: (message: unknown) => void) => unknown
}

/** The process that leads this worker. What is asked of it goes as messages between two processes of one machine. */
export class Leader {
  readonly #channel: Channel
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #asked = 0
  #count = 0

  constructor(channel: Channel) {
    this.#channel = channel
    channel.on('message', (message) => {
      if (!isReply(message)) return
      const waiting = this.#waiting.get(message.reply)
      this.#waiting.delete(message.reply)
      this.#count = message.count
      if ('error' in message) waiting?.reject(errorOf(message))
      else waiting?.resolve(message.value)
    })
  }

  /** @throws what went wrong there, or that there is no such process any more */
  ask(what: Asked, ...given: unknown[]): Promise<unknown> {
    const waiting = Promise.withResolvers<unknown>()
    const ask = (this.#asked += 1)
    this.#waiting.set(ask, waiting)
    try {
      if (!this.#channel.send) throw new Error('this process is led by nobody')
      this.#channel.send({ ask, what, given })
    } catch (error) {
      this.#waiting.delete(ask)
      waiting.reject(error)
    }
    return waiting.promise
  }

  /** The desk that it keeps for all its workers. */
  desk(kind: Desk['kind']): Desk {
    const asking =
      <Name extends Exclude<Asked, 'metrics'>>(name: Name) =>
      (...given: Parameters<Desk[Name]>) =>
        this.ask(name, ...given) as ReturnType<Desk[Name]>
    return {
      kind,
      take: asking('take'),
      commit: asking('commit'),
      renew: asking('renew'),
      renewAll: asking('renewAll'),
      release: asking('release'),
      load: asking('load'),
      delete: asking('delete'),
      heads: asking('heads'),
      enlist: asking('enlist'),
      leave: asking('leave'),
      secret: asking('secret'),
      count: () => this.#count,
      // it is kept for the other workers
      close: () => undefined,
    }
  }
}

const errorOf = ({ error, status }: Extract<Reply, { error: string }>): Error =>
  status === undefined ? new Error(error) : new StorageFailure(status, error)
