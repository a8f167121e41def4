import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import type { Desk } from '../leases/desk.ts'
import { type Question, type Reply, isQuestion } from './leader-words.ts'

/** A worker as the process that leads it sees it. */
type Channel = {
  send: (message: Reply, sent: (error: Error | null) => void) => unknown
  on: (event: 'message', listener: (message: unknown) => void) => unknown
}

/** What is led with: a desk, where workers have none of their own, and what all have counted. */
export type Leading = { desk: Desk | undefined; metrics: () => Promise<unknown> }

/** Answers what a worker asks. */
export function answerWorker(worker: Channel, leading: Leading): void {
  worker.on('message', (message) => {
    if (isQuestion(message)) void answer(worker, message, leading)
  })
}

async function answer(worker: Channel, { ask, what, given }: Question, leading: Leading): Promise<void> {
  const { desk, metrics } = leading
  // one that has ended meanwhile needs no answer
  const send = (one: { value: unknown } | Pick<Extract<Reply, { error: string }>, 'error' | 'status'>) =>
    worker.send({ reply: ask, count: desk?.count() ?? 0, ...one }, () => undefined)
  try {
    if (what === 'metrics') return void send({ value: await metrics() })
    if (!desk) throw new Error('workers have a desk of their own')
    const asked = desk[what] as (...given: unknown[]) => Promise<unknown>
    send({ value: await asked(...given) })
  } catch (error) {
    const status = error instanceof StorageFailure ? error.status : undefined
    send({ error: error instanceof Error ? error.message : String(error), status })
  }
}
