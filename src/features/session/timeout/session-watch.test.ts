import { expect, test } from 'vitest'
import { checkMs, nextCheckIn, warningMs, watched } from './session-watch.ts'
import type { SessionWatch } from './session-watch.ts'

const now = 1_800_000_000_000
const minute = 60_000
const check = (watch: SessionWatch, expiresAt: number | undefined, at = now) =>
  watched(watch, { type: 'checked', expiresAt, now: at })
const out: SessionWatch = { at: 'out' }
const inside: SessionWatch = { at: 'in', expiresAt: now + 40 * minute }

test('whoever logs in is watched, and nothing changes from check to check', () => {
  const watch = check(out, now + 40 * minute)
  expect(watch).toEqual(inside)
  expect(check(watch, now + 40 * minute, now + 30_000)).toBe(watch)
})

test('two minutes before the end the person is warned', () => {
  const end = now + 40 * minute
  expect(check(inside, end, end - warningMs - 1).at).toBe('in')
  expect(check(inside, end, end - warningMs)).toEqual({ at: 'ending', expiresAt: end })
})

test('a longer token ends the warning, ten times over', () => {
  let watch: SessionWatch = inside
  for (let turn = 0; turn < 10; turn++) {
    const end = now + (turn + 1) * 60 * minute
    watch = check(watch, end, end - warningMs)
    expect(watch.at).toBe('ending')
    watch = check(watch, end + 60 * minute, end - warningMs + 1)
    expect(watch.at).toBe('in')
  }
})

test('an expired token, and one that is gone, end the session [S-016, S-017]', () => {
  expect(check(inside, now - 1)).toEqual({ at: 'expired' })
  expect(check(inside, undefined)).toEqual({ at: 'expired' })
  expect(check({ at: 'ending', expiresAt: now }, now)).toEqual({ at: 'expired' })
})

test('it has ended until it is read or somebody logs in again', () => {
  expect(check({ at: 'expired' }, undefined)).toEqual({ at: 'expired' })
  expect(watched({ at: 'expired' }, { type: 'dismissed' })).toEqual(out)
  expect(check({ at: 'expired' }, now + minute * 60).at).toBe('in')
})

test('logging out is no expiry', () => {
  expect(check(watched(inside, { type: 'left' }), undefined)).toEqual(out)
})

test('it is checked every 30 seconds, and exactly at the warning and the end [S-016, K-044]', () => {
  expect(checkMs).toBe(30_000)
  expect(nextCheckIn(out, now)).toBe(30_000)
  expect(nextCheckIn(inside, now)).toBe(30_000)
  expect(nextCheckIn(inside, inside.expiresAt - warningMs - 5000)).toBe(5000)
  expect(nextCheckIn({ at: 'ending', expiresAt: now + 1000 }, now)).toBe(1000)
  expect(nextCheckIn({ at: 'ending', expiresAt: now }, now + 9)).toBe(0)
})
