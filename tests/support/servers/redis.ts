import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findRedis } from '#scripts/setup/redis.ts'
import { type OwnRedis, ownRedis } from './own-redis.ts'

const none = 'There is no Valkey or Redis here: what several servers share is not tested.'

/** Whether there is one. Where none can be had, tests are left out, which is told; on CI they fail. */
export function hasRedis(): boolean {
  const found = findRedis() !== undefined
  if (!found && process.env['CI']) throw new Error(none)
  return found
}

/** A Redis for the tests of a file. */
export function redisForTests(): () => OwnRedis {
  let started: OwnRedis | undefined
  beforeAll(async () => {
    if (hasRedis()) started = await ownRedis()
  })
  beforeEach(({ skip }) => {
    if (!started) skip(none)
  })
  afterAll(() => started?.close())
  return () => {
    if (!started) throw new Error(none)
    return started
  }
}
