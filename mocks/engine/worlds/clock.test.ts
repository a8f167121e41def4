import { expect, test } from 'vitest'
import { Clock, latestTime, newClockData } from './clock.ts'

const start = Date.parse('2026-11-20T20:52:08Z')

function ticking() {
  let outside = start
  const clock = new Clock(newClockData(), () => outside)
  const pass = (seconds: number) => {
    outside += seconds * 1000
  }
  return { clock, pass }
}

test('a new clock shows the time outside', () => {
  const { clock, pass } = ticking()
  pass(5)
  expect(clock.iso()).toBe('2026-11-20T20:52:13.000Z')
  expect(clock.offsetSeconds()).toBe(0)
})

test('a frozen clock stands until it is moved', () => {
  const { clock, pass } = ticking()
  clock.set({ mode: 'frozen', now: Date.parse('2026-12-01T08:00:00Z') })
  pass(100)
  expect(clock.iso()).toBe('2026-12-01T08:00:00.000Z')
  expect(clock.offsetSeconds()).toBe(903_972)
  clock.advance(1.5)
  expect(clock.iso()).toBe('2026-12-01T08:00:01.500Z')
})

test('a running clock that was moved runs on from there', () => {
  const { clock, pass } = ticking()
  clock.advance(1800)
  pass(10)
  expect(clock.iso()).toBe('2026-11-20T21:22:18.000Z')
  expect(clock.offsetSeconds()).toBe(1800)
})

test('a hurried clock counts a minute for each second, and keeps its speed over a stop', () => {
  const { clock, pass } = ticking()
  clock.set({ speed: 60 })
  pass(10)
  expect(clock.now()).toBe(start + 600_000)
  clock.freeze()
  pass(1000)
  clock.set({ mode: 'real' })
  pass(1)
  expect(clock.now()).toBe(start + 660_000)
})

test('a slow clock shows whole milliseconds and never goes back', () => {
  const { clock, pass } = ticking()
  clock.set({ speed: 0.01 })
  pass(0.005)
  expect(clock.now()).toBe(start)
  pass(0.1)
  expect(clock.now()).toBe(start + 1)
})

test('however hurried, no clock passes the end of 2050', () => {
  const { clock, pass } = ticking()
  clock.set({ speed: 100_000 })
  pass(100_000)
  expect(clock.now()).toBe(latestTime)
})
