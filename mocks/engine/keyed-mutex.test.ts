import { expect, test } from 'vitest'
import { KeyedMutex } from './keyed-mutex.ts'

test('who comes first goes first, and nobody waits for another world', async () => {
  const mutex = new KeyedMutex()
  const order: string[] = []
  const hold = async (id: string, name: string) => {
    await mutex.acquire(id)
    order.push(`${name} begins`)
    await new Promise((done) => setImmediate(done))
    order.push(`${name} ends`)
    mutex.release(id)
  }
  await Promise.all([hold('a', '1'), hold('a', '2'), hold('b', '3'), hold('a', '4')])
  expect(order.filter((one) => !one.startsWith('3'))).toEqual([
    '1 begins',
    '1 ends',
    '2 begins',
    '2 ends',
    '4 begins',
    '4 ends',
  ])
  expect(order.indexOf('3 begins')).toBeLessThan(order.indexOf('1 ends'))
})

test('a lock that nobody holds is there at once', () => {
  const mutex = new KeyedMutex()
  expect(mutex.acquire('a')).toBeUndefined()
  expect(mutex.acquire('a')).toBeInstanceOf(Promise)
  mutex.release('a')
  mutex.release('a')
  expect(mutex.acquire('a')).toBeUndefined()
})

test('what waits for a free lock is done at once, or between two holders', () => {
  const mutex = new KeyedMutex()
  const order: string[] = []
  mutex.whenFree('a', () => order.push('nobody holds it'))
  void mutex.acquire('a')
  mutex.whenFree('a', () => order.push('after the first holder'))
  mutex.whenFree('b', () => order.push('another world'))
  mutex.release('a')
  void mutex.acquire('a')
  expect(order).toEqual(['nobody holds it', 'another world', 'after the first holder'])
})
