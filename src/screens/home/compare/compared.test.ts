import { expect, test } from 'vitest'
import { homesOf, maxCompared, toggled } from './compared.ts'

const home = (id: string) => ({ id, url: `/bostader/${id}/`, name: id })

test('a home comes into the comparison, and goes when it is pressed again', () => {
  const one = toggled([], home('a'))
  expect(one).toEqual([home('a')])
  expect(toggled([...one, home('b')], home('a'))).toEqual([home('b')])
})

test('a fifth home does not push another out', () => {
  const four = ['a', 'b', 'c', 'd'].map(home)
  expect(four).toHaveLength(maxCompared)
  expect(toggled(four, home('e'))).toEqual(four)
})

test('what is kept is read again, and what is no home of this site left out', () => {
  const kept = [home('a'), { id: 'b' }, { ...home('c'), url: 'https://elsewhere.example/' }, null]
  expect(homesOf(JSON.stringify(kept))).toEqual([home('a')])
  expect([null, '', '{', '7'].map(homesOf)).toEqual([[], [], [], []])
})
