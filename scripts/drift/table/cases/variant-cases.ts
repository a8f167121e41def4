import type { Json } from '../../document/json.ts'
import type { Case } from '../contract.ts'
import { answer, body, pair, ref, schemas, object } from '../contract.ts'

const text = { type: 'string' }
const kind = (name: string, properties: object, ...required: string[]) =>
  object({ kind: { const: name }, ...properties }, { required: ['kind', ...required] })
const cat = kind('cat', { a: text }, 'a')
const dog = kind('dog', { b: text }, 'b')
const places = { request: body, response: answer }
const named = (entries: Json) => ({
  oneOf: [ref('Cat')],
  discriminator: { propertyName: 'kind', mapping: entries },
})
const one = schemas({ Cat: object({ kind: text }) })

/** What happens to the variants of a union, whichever of them it happens to. */
export const variantCases: readonly Case[] = [
  ...(['oneOf', 'anyOf'] as const).flatMap((keyword) => [
    pair(
      `what one variant of ${keyword} promises may be missing`,
      answer({ [keyword]: [cat, dog] }),
      answer({ [keyword]: [cat, kind('dog', { b: text })] }),
      'response-required-widened',
    ),
    pair(
      `what one variant of ${keyword} demands is new`,
      body({ [keyword]: [kind('cat', { a: text }), dog] }),
      body({ [keyword]: [cat, dog] }),
      'request-required-narrowed',
    ),
    pair(
      `what tells variants of ${keyword} apart may be missing`,
      answer({ [keyword]: [cat, dog] }),
      answer({ [keyword]: [cat, { ...dog, required: ['b'] }] }),
      'response-required-widened',
    ),
    pair(
      `a variant of ${keyword} goes by another constant`,
      answer({ [keyword]: [cat, dog] }),
      answer({ [keyword]: [cat, kind('wolf', { b: text }, 'b')] }),
      'response-variant-widened',
      'response-variant-narrowed',
    ),
    pair(
      `an optional property of one variant of ${keyword} is gone, and another has it`,
      answer({ [keyword]: [cat, kind('dog', { a: text })] }),
      answer({ [keyword]: [cat, kind('dog', {})] }),
      'response-property-removed',
    ),
  ]),
  pair(
    'a variant without a constant loses a promise',
    answer({
      anyOf: [object({ a: text }, { required: ['a'] }), object({ b: text, c: text }, { required: ['b'] })],
    }),
    answer({ anyOf: [object({ a: text }, { required: ['a'] }), object({ b: text, c: text })] }),
    'response-required-widened',
  ),
  ...(['request', 'response'] as const).flatMap((direction) => {
    const place = places[direction]
    const [older, newer] = [
      { anyOf: [object({ a: text }), {}] },
      { anyOf: [object({ a: { type: 'integer' } }), {}] },
    ]
    return [
      pair(
        `a variant of a ${direction} changes beside one that takes all`,
        place(older),
        place(newer),
        `${direction}-variant-covered`,
      ),
      pair(
        `a name of a variant in a ${direction} is another`,
        place(named({ cat: 'Cat' }), one),
        place(named({ kitty: 'Cat' }), one),
        `${direction}-mapping-renamed`,
      ),
    ]
  }),
  pair(
    'a request may keep only one of two variants',
    body({ anyOf: [object({ a: text }), object({ b: text })] }),
    body({ oneOf: [object({ a: text }), object({ b: text })] }),
    'request-overlap-narrowed',
  ),
  pair(
    'a request may keep both of two variants',
    body({ oneOf: [object({ a: text }), object({ b: text })] }),
    body({ anyOf: [object({ a: text }), object({ b: text })] }),
    'request-overlap-widened',
  ),
  pair(
    'an answer may keep both of two variants',
    answer({ oneOf: [object({ a: text }), object({ b: text })] }),
    answer({ anyOf: [object({ a: text }), object({ b: text })] }),
    'response-overlap-widened',
  ),
  pair(
    'an answer keeps only one of two variants',
    answer({ anyOf: [object({ a: text }), object({ b: text })] }),
    answer({ oneOf: [object({ a: text }), object({ b: text })] }),
    'response-overlap-narrowed',
  ),
]
