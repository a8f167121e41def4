import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedContract, written } from '#tests/bench/drift/drift-documents.ts'
import { blockLines } from './block-lines.ts'
import type { Json } from '../json.ts'
import { isArray, isObject } from '../json.ts'
import { notedLines } from './noted-lines.ts'
import { stepOf } from '../pointer.ts'
import { readYaml } from '../read-yaml.ts'

/** The pointers of everything in a document. */
function pointersOf(value: Json, pointer = ''): string[] {
  const members = isArray(value) || isObject(value) ? Object.entries(value) : []
  return members.flatMap(([key, inner]) => {
    const at = pointer + stepOf(key)
    return [at, ...pointersOf(inner as Json, at)]
  })
}

/** How much of a document is found without a parser; whatever is found is where the parser says it is. */
function shareFound(text: string): number {
  const [find, truth] = [blockLines(text), notedLines(text)]
  const pointers = pointersOf(readYaml(text))
  const found = pointers.filter((pointer) => find(pointer) !== undefined)
  expect(found.map((pointer) => [pointer, find(pointer)])).toEqual(
    found.map((pointer) => [pointer, truth(pointer)]),
  )
  return pointers.length === 0 ? 1 : found.length / pointers.length
}

const contracts = readdirSync('contracts').filter((name) => name.endsWith('.yaml'))

test.each(contracts)('every line of %s is where a parser finds it', (name) => {
  expect(shareFound(readFileSync(`contracts/${name}`, 'utf8'))).toBeGreaterThan(0.5)
})

test('what a program wrote is found whole', () => {
  expect(shareFound(written(generatedContract('older'), 'yaml'))).toBe(1)
})

test.each([
  'a: &x\n  b: 1\nc: *x',
  'a: {b: 1}',
  '? a\n: b: 1',
  '- - 1\n  - b: 2\n-\n  c: 3\n- # none\n  d: 4\n- text',
  'a:\n- b: 1\n  c: |\n    d: 2\n- e: >-\n    f\n\n    g: 3\nh:\n  # i: 4\n  "j k": 5\n  \'l\': 6',
  '---\na: 1\n',
  'a: !!str 1\nb:\n  text that\n  goes on',
  'a: "b\n  c: d"\ne: \'f\n  g: h\'\n',
  'a: # b: c\n  d: 1\n\ne: 2 # f',
  'a:\r\n  b: 1\r\n  c:\r\n    - d\r\n',
  '# nothing\n',
  '',
])('however it is written, a line that is told is right: %j', (text) => {
  expect(shareFound(text)).toBeGreaterThanOrEqual(0)
})

test('what is not there is on the line of what is around it', () => {
  const find = blockLines('paths:\n  /homes:\n    get: {}\n')
  expect(['/paths/~1homes/put', '/components', '/paths/~1homes/get/tags'].map((one) => find(one))).toEqual([
    2,
    undefined,
    undefined,
  ])
})
