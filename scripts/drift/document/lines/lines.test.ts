import { expect, test } from 'vitest'
import { jsonLines } from './json-lines.ts'
import { parse } from '../parse.ts'

const yaml = `# a contract
paths:
  /homes/{id}:
    get: { tags: [a,
      b] }
  /x:
    - one
    -
      name: two
`
const value = {
  paths: { '/homes/{id}': { get: { tags: ['a', 'b"}'] } }, '/x': ['one', { name: 'two' }], empty: {} },
}

test('every key and item of YAML is found on its line', () => {
  const { findLine } = parse(yaml)
  const lines = ['/paths', '/paths/~1homes~1{id}/get', '/paths/~1homes~1{id}/get/tags/1', '/paths/~1x/1/name']
  expect(lines.map((pointer) => findLine?.(pointer))).toEqual([2, 4, 5, 9])
})

test('what is not there is found on the line of what is around it', () => {
  expect(parse(yaml).findLine?.('/paths/~1homes~1{id}/put')).toBe(3)
})

test('what is asked about in JSON is found on its line, whatever stands before it', () => {
  const pointers = ['/paths', '/paths/~1homes~1{id}/get/tags/1', '/paths/~1x/1/name', '/paths/empty', '/none']
  const lines = jsonLines(JSON.stringify(value, null, 2), pointers)
  expect(pointers.map((pointer) => lines.get(pointer))).toEqual([2, 7, 14, 17, undefined])
})

test('dates in YAML stay texts, and a status is a key like any other', () => {
  expect(parse("a: 2026-11-21\n200: 'x'").value).toEqual({ a: '2026-11-21', 200: 'x' })
})
