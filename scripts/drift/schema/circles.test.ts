import { expect, test } from 'vitest'
import { diffDocuments } from '../diff/diff-documents.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { answer, body, documentOf, ref, schemas } from '../table/contract.ts'

const rulesOf = (was: JsonObject, is: JsonObject) =>
  diffDocuments(documentOf(was, 'test:was'), documentOf(is, 'test:is')).map(({ rule }) => rule)

const text = { type: 'string' }
const count = (length: number) => Array.from({ length }, (_, index) => index)
const object = (properties: Json, more = {}) => ({ type: 'object', properties, ...more })

/** Every schema holds the next one, and the last the first. The description makes sure that none is the same to the letter. */
const circle = (size: number, version: string, at: (index: number) => JsonObject = () => text) =>
  schemas(
    Object.fromEntries(
      count(size).map((index) => [
        `S${index}`,
        object({ value: at(index), next: ref(`S${(index + 1) % size}`) }, { description: version }),
      ]),
    ),
  )

/** Every schema holds every other, and lists of them. */
const web = (size: number, version: string, at: (index: number) => JsonObject = () => text) =>
  schemas(
    Object.fromEntries(
      count(size).map((index) => [
        `S${index}`,
        object(
          {
            value: at(index),
            ...Object.fromEntries(count(size).map((other) => [`to${other}`, ref(`S${other}`)])),
            ...Object.fromEntries(
              count(size).map((other) => [`all${other}`, { type: 'array', items: ref(`S${other}`) }]),
            ),
          },
          { description: version, required: ['value'] },
        ),
      ]),
    ),
  )

const texts = new Set(['text-changed'])
const changed = (rules: readonly string[]) => rules.filter((rule) => !texts.has(rule))

test('a circle of 2,000 schemas is compared like any other', () => {
  expect(
    changed(rulesOf(answer(ref('S0'), circle(2000, 'a')), answer(ref('S0'), circle(2000, 'b')))),
  ).toEqual([])
})

test('a change deep in a circle of 2,000 schemas is found, once', () => {
  const at = (index: number) => (index === 1234 ? { type: ['string', 'null'] } : text)
  const [was, is] = [circle(2000, 'a'), circle(2000, 'b', at)]
  expect(changed(rulesOf(answer(ref('S0'), was), answer(ref('S0'), is)))).toEqual(['response-type-widened'])
  expect(changed(rulesOf(body(ref('S0'), is), body(ref('S0'), was)))).toEqual(['request-type-narrowed'])
}, 60_000)

test('a circle of another length is the same circle', () => {
  const [was, is] = [circle(30, 'a'), circle(21, 'b')]
  expect(changed(rulesOf(answer(ref('S0'), was), answer(ref('S0'), is)))).toEqual([])
})

test('30 wide objects that hold each other are compared in a moment', () => {
  const [was, is] = [web(30, 'a'), web(30, 'b')]
  expect(changed(rulesOf(answer(ref('S0'), was), answer(ref('S0'), is)))).toEqual([])
}, 60_000)

test('a change in one of 30 wide objects that hold each other is found', () => {
  const [was, is] = [web(30, 'a'), web(30, 'b', (index) => (index === 17 ? { type: 'integer' } : text))]
  const rules = changed(rulesOf(answer(ref('S0'), was), answer(ref('S0'), is)))
  expect(new Set(rules)).toEqual(new Set(['response-type-widened', 'response-type-narrowed']))
}, 60_000)

test('what cannot be proven about 30 wide objects that hold each other is risky', () => {
  const pattern = (one: string) => (index: number) => (index === 17 ? { ...text, pattern: one } : text)
  const [was, is] = [web(30, 'a', pattern('^(?=a)[ab]c')), web(30, 'b', pattern('^(?=a)(a|b)c'))]
  const rules = changed(rulesOf(answer(ref('S0'), was), answer(ref('S0'), is)))
  expect(new Set(rules)).toEqual(new Set(['response-could-not-tell']))
}, 60_000)

test('a schema that joins what holds it comes to an end', () => {
  const joined = (version: string) =>
    schemas({
      Base: object({ next: ref('Base') }, { description: version }),
      Home: { allOf: [ref('Base'), object({ next: ref('Home'), name: text })] },
    })
  expect(changed(rulesOf(answer(ref('Home'), joined('a')), answer(ref('Home'), joined('b'))))).toEqual([])
})

test('variants that hold each other and are told apart by what they hold come to an end', () => {
  const tree = (version: string) =>
    schemas({
      Leaf: object({ left: { type: 'null' } }, { required: ['left'] }),
      Fork: object({ left: ref('Tree'), right: ref('Tree') }, { required: ['left', 'right'] }),
      Tree: { description: version, oneOf: [ref('Leaf'), ref('Fork')] },
    })
  const rules = changed(rulesOf(answer(ref('Tree'), tree('a')), answer(ref('Tree'), tree('b'))))
  expect(rules.filter((rule) => rule.includes('widened'))).toEqual([])
})

test('a schema that is composed of itself cannot be told', () => {
  const looped = (version: string) => schemas({ A: { description: version, allOf: [ref('A')] } })
  const rules = changed(rulesOf(answer(ref('A'), looped('a')), answer(ref('A'), looped('b'))))
  expect(rules).toEqual(['response-could-not-tell'])
})
