import { expect, test, vi } from 'vitest'
import { rememberLately } from './remember-lately.ts'

function remembering() {
  const make = vi.fn((text: string) => (text === '*' ? undefined : { text }))
  return { make, made: rememberLately(make) }
}

test('what was asked for before is the very same, and made once', () => {
  const { make, made } = remembering()
  expect(made('/homes')).toEqual({ text: '/homes' })
  expect(made('/homes')).toBe(made('/homes'))
  expect(make).toHaveBeenCalledTimes(1)
})

test('what nothing can be made of is looked at each time', () => {
  const { make, made } = remembering()
  expect([made('*'), made('*')]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(2)
})

test('somebody who asks for long texts, or for ever other ones, fills no memory', () => {
  const { make, made } = remembering()
  const long = `/${'a'.repeat(200)}`
  expect(made(long)).not.toBe(made(long))

  const first = made('/0')
  for (let number = 1; number < 1000; number++) made(`/${number}`)
  expect(made('/0')).toBe(first)
  made('/1000')
  make.mockClear()
  expect(made('/0')).toEqual(first)
  expect(make).toHaveBeenCalledTimes(1)
})
