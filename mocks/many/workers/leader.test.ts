import { EventEmitter } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { StorageFailure } from '../../engine/answer/storage-failure.ts'
import type { Desk } from '../leases/desk.ts'
import { deskKeepsItsWord } from '../leases/desk-tests.test-support.ts'
import { localDesk } from '../local/local-desk.ts'
import { type Leading, answerWorker } from './answer-worker.ts'
import type { Question, Reply } from './leader-words.ts'
import { Leader } from './leader.ts'

const closing: (() => void)[] = []
afterAll(() => closing.forEach((close) => close()))

/** A leader, and a worker of it, that send each other what goes over between two processes: JSON. */
function workerOf(leading: Leading): Leader {
  const [above, below] = [new EventEmitter(), new EventEmitter()]
  const sent = (message: unknown): unknown => JSON.parse(JSON.stringify(message))
  const worker = {
    send: (message: Reply) => below.emit('message', sent(message)),
    on: above.on.bind(above),
  }
  answerWorker(worker, leading)
  return new Leader({
    send: (message: Question) => above.emit('message', sent(message)),
    on: below.on.bind(below),
  })
}

function ledDesk(): Desk {
  const desk = localDesk(':memory:', { forgetMs: 60_000 })
  closing.push(() => desk.close())
  return workerOf({ desk, metrics: async () => undefined }).desk('memory')
}

deskKeepsItsWord(ledDesk)

test('what fails at the leader fails at the worker, and how many worlds there are is known there', async () => {
  const desk = ledDesk()
  await desk.take('a', 'one', 1000)
  expect(desk.count()).toBe(1)
  const leader = workerOf({ desk: undefined, metrics: () => Promise.reject(new Error('nothing is counted')) })
  await expect(leader.desk('memory').heads()).rejects.toThrow('workers have a desk of their own')
  await expect(leader.ask('metrics')).rejects.toThrow('nothing is counted')
  const full = workerOf({
    desk: undefined,
    metrics: () => Promise.reject(new StorageFailure(507, 'no room')),
  })
  await expect(full.ask('metrics')).rejects.toEqual(new StorageFailure(507, 'no room'))
  await expect(new Leader(new EventEmitter()).ask('heads')).rejects.toThrow('led by nobody')
})
