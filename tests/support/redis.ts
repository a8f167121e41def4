import { afterAll, beforeAll, beforeEach } from 'vitest'
import { findRedis } from '#scripts/setup/redis.ts'
import { type OwnRedis, ownRedis } from './own-redis.ts'

const none = 'There is no Valkey or Redis here: what several servers share is not tested.'

/** A Redis for the tests of a file. Where none can be had its tests are left out, which is told; on CI they fail. */
export function redisForTests(): () => OwnRedis {
  let started: OwnRedis | undefined
  beforeAll(async () => {
    if (findRedis()) started = await ownRedis()
    else if (process.env['CI']) throw new Error(none)
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
