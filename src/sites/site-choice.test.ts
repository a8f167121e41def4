import { expect, test } from 'vitest'
import { chooseSite } from './site-choice.ts'

const tab = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
}

test('the host decides', () => {
  expect(chooseSite(new URL('http://no.localhost:5173/'), false, tab()).key).toBe('Jmno')
})

test('a mocked build shows the site that the address asks for, and remembers it', () => {
  const memory = tab()
  expect(chooseSite(new URL('https://demo.example.com/?site=Jmoy'), true, memory).key).toBe('Jmoy')
  expect(chooseSite(new URL('https://demo.example.com/sivuni/'), true, memory).key).toBe('Jmoy')
})

test('a production build does not listen to ?site=', () => {
  expect(chooseSite(new URL('http://localhost/?site=Jmoy'), false, tab()).key).toBe('Jmse')
})

test('an unknown name changes nothing', () => {
  expect(chooseSite(new URL('http://fi.localhost/?site=nowhere'), true, tab()).key).toBe('Jmoy')
})
