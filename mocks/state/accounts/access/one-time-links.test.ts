import { expect, test } from 'vitest'
import { Clock } from '../../../engine/worlds/clock.ts'
import { Random } from '../../../engine/worlds/random.ts'
import { OneTimeLinks } from './one-time-links.ts'

test.each([
  ['to a new e-mail address', 'day', 'changeEmail', 86_400],
  ['to a new password', 'hour', 'setPassword', 3600],
] as const)('a link %s is good until its %s is over', (_where, _time, purpose, seconds) => {
  const clock = new Clock({ mode: 'frozen', at: Date.UTC(2026, 10, 20, 9), since: 0, speed: 1 })
  const links = new OneTimeLinks({}, { clock, random: new Random({ seed: 1 }), mailbox: { linkUsed() {} } })
  const to = { userId: 'user-tove', email: 'tove.ny@example.com' }
  const { url, expiresAt } = links.make(purpose, to, (made) => `https://example.com/?id=${made}`)
  expect(expiresAt).toBe(new Date(clock.now() + seconds * 1000).toISOString())
  const token = new URL(url).searchParams.get('id') ?? ''
  clock.advance(seconds - 1)
  expect(links.look(token, purpose)).toEqual({ state: 'good', ...to })
  clock.advance(1)
  expect(links.look(token, purpose).state).toBe('expired')
})
