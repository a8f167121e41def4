import { expect, test } from 'vitest'
import { Turns } from './keyed-mutex.ts'

test('who comes first goes first, and nobody waits for another world', async () => {
  const turns = new Turns()
  const order: string[] = []
  const play = async (id: string, name: string) => {
    await turns.enter(id)
    order.push(`${name} begins`)
    await new Promise((done) => setImmediate(done))
    order.push(`${name} ends`)
    turns.leave(id)
  }
  await Promise.all([play('a', '1'), play('a', '2'), play('b', '3'), play('a', '4')])
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

test('a turn that nobody has comes at once', () => {
  const turns = new Turns()
  expect(turns.enter('a')).toBeUndefined()
  expect(turns.enter('a')).toBeInstanceOf(Promise)
  turns.leave('a')
  turns.leave('a')
  expect(turns.enter('a')).toBeUndefined()
})

test('what is done at rest is done at once, or between two turns', () => {
  const turns = new Turns()
  const order: string[] = []
  turns.atRest('a', () => order.push('nobody plays'))
  void turns.enter('a')
  turns.atRest('a', () => order.push('after the first turn'))
  turns.atRest('b', () => order.push('another world'))
  turns.leave('a')
  void turns.enter('a')
  expect(order).toEqual(['nobody plays', 'another world', 'after the first turn'])
})
