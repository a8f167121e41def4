import { expect, test } from 'vitest'
import { Clock, newClockData } from '../../engine/worlds/clock.ts'
import { PasswordGuard } from './password-guard.ts'

const rule = { attempts: 3, pauseMs: 60_000 }
const amira = 'amira.nordin@example.com'

function guarded() {
  const clock = new Clock(newClockData())
  clock.freeze(Date.parse('2026-11-20T09:00:00Z'))
  const guard = new PasswordGuard({}, clock)
  const fail = (times: number, email = amira) => {
    for (let time = 0; time < times; time++) guard.failed(email, rule)
  }
  return { clock, guard, fail }
}

test('the last of the allowed attempts starts a pause that runs out', () => {
  const { guard, fail, clock } = guarded()
  fail(2)
  expect(guard.pauseLeft(amira)).toBe(0)
  fail(1)
  expect(guard.pauseLeft(amira)).toBe(60_000)
  clock.advance(45)
  expect(guard.pauseLeft(amira)).toBe(15_000)
  clock.advance(15)
  expect(guard.pauseLeft(amira)).toBe(0)
})

test('after a pause the attempts are counted from the start', () => {
  const { guard, fail, clock } = guarded()
  fail(3)
  clock.advance(60)
  fail(2)
  expect(guard.pauseLeft(amira)).toBe(0)
  fail(1)
  expect(guard.pauseLeft(amira)).toBe(60_000)
})

test('a right password forgives the wrong ones before it', () => {
  const { guard, fail } = guarded()
  fail(2)
  guard.passed(amira)
  fail(2)
  expect(guard.pauseLeft(amira)).toBe(0)
})

test('each address is counted for itself, however it is capitalised', () => {
  const { guard, fail } = guarded()
  fail(2)
  fail(1, 'Amira.Nordin@Example.com')
  expect(guard.pauseLeft(amira.toUpperCase())).toBe(60_000)
  expect(guard.pauseLeft('viggo.jarvinen@example.com')).toBe(0)
})
