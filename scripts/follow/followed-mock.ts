import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Followed, Saved } from '#mocks/server.ts'
import { root } from '../generate/paths.ts'

/** The mock server that loads what changes while it runs; it is told by the channel to the process that started it. */
export const followedServer = join(root, 'mocks/live/follow.ts')

/**
 * Lets a mock server take up saved files, from the root of the project; resolves when it answers by them, or why not.
 * `instead` says where to read what is not written to its place yet.
 */
export type TakeUp = (files: readonly string[], instead?: Saved['instead']) => Promise<Followed>

/** The way to tell a mock server that was started as a child of this process. */
export function takeUpIn(child: ChildProcess): TakeUp {
  const waiting = new Map<number, (outcome: Followed) => void>()
  let last = 0
  child.on('message', (outcome: Followed) => {
    waiting.get(outcome.id)?.(outcome)
    waiting.delete(outcome.id)
  })
  return (files, instead) =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      child.send({ id: last, files, instead } satisfies Saved)
    })
}
