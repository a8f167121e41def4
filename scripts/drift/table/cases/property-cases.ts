import type { Json } from '../../document/json.ts'
import type { Case } from '../contract.ts'
import { answer, body, pair, ref, schemas, object } from '../contract.ts'

const text = { type: 'string' }
const none = object({})
const optional = object({ a: text })
const required = object({ a: text }, { required: ['a'] })
const closed = { additionalProperties: false }
const kinds = ['readOnly', 'writeOnly'] as const

const variant = (kind: string) => object({ kind: { const: kind }, [kind]: text }, { required: ['kind'] })
const pets = (discriminator: Json) => ({ oneOf: [ref('Cat'), ref('Dog')], discriminator })
const named = schemas({ Cat: variant('cat'), Dog: variant('dog') })
const twoVariants = (inner: Json) => ({
  oneOf: [
    object({ kind: { const: 'a' }, name: text }, { required: ['kind'] }),
    object({ kind: { const: 'b' }, name: inner }, { required: ['kind'] }),
  ],
})
const mapping = (entries: Json) => pets({ propertyName: 'kind', mapping: entries })

/** Every place inside a schema where something can be said. */
const insides: readonly (readonly [title: string, within: (inner: Json) => Json])[] = [
  ['the items of a list', (inner) => ({ type: 'array', items: inner })],
  ['the first of a list', (inner) => ({ type: 'array', prefixItems: [inner, text] })],
  ['any other property', (inner) => object({ a: text }, { additionalProperties: inner })],
  ['properties of a pattern', (inner) => object({}, { patternProperties: { '^x-': inner } })],
  ['a variant', (inner) => ({ oneOf: [object({ a: text }), object({ b: inner })] })],
  ['one variant of two that share a name', twoVariants],
  ['a variant in a list', (inner) => ({ type: 'array', items: { anyOf: [inner, { type: 'null' }] } })],
  ['what a schema is joined of', (inner) => ({ allOf: [object({ a: text }), object({ b: inner })] })],
]

const insideCases = insides.flatMap(([title, within]) => [
  pair(
    `another default of ${title}`,
    body(within({ ...text, default: 'a' })),
    body(within({ ...text, default: 'b' })),
    'request-default-changed',
  ),
  pair(
    `another description of ${title}`,
    answer(within({ ...text, description: 'a' })),
    answer(within({ ...text, description: 'b' })),
    'text-changed',
  ),
])

/** What admits no more to those who read, though it cannot be told whether it admits less. */
const both = { allOf: [{ pattern: '^(?=[0-9]+x)' }] }
const rewrittenCases: readonly Case[] = [
  pair(
    'an answer keeps one more pattern',
    answer({ ...text, pattern: 'y$' }),
    answer({ ...text, pattern: 'y$', ...both }),
    'response-schema-rewritten',
  ),
  pair(
    'a request need not keep one of two patterns',
    body({ ...text, pattern: 'y$', ...both }),
    body({ ...text, pattern: 'y$' }),
    'request-schema-rewritten',
  ),
]

/** Properties that come and go, and what schemas say besides what they admit. */
export const propertyCases: readonly Case[] = [
  pair(
    'a property that was always there is gone',
    answer(required),
    answer(none),
    'response-required-property-removed',
  ),
  pair('an optional property is gone', answer(optional), answer(none), 'response-property-removed'),
  pair('an answer has a new property', answer(none), answer(required), 'response-property-added'),
  pair(
    'a closed answer has a new property',
    answer(object({}, closed)),
    answer(object({ a: text }, closed)),
    'response-property-added-to-closed',
  ),
  pair('a request property is no longer heard', body(optional), body(none), 'request-property-removed'),
  pair(
    'a request property is refused',
    body(object({ a: text }, closed)),
    body(object({}, closed)),
    'request-property-refused',
  ),
  pair('a request may have a new property', body(none), body(optional), 'request-property-added'),
  pair('a request must have a new property', body(none), body(required), 'request-required-property-added'),
  pair(
    'a property deep inside a shared schema is gone',
    answer({ type: 'array', items: ref('Home') }, schemas({ Home: required })),
    answer({ type: 'array', items: ref('Home') }, schemas({ Home: none })),
    'response-required-property-removed',
  ),
  pair(
    'a property of a joined schema is gone',
    answer({ allOf: [ref('Home'), object({ b: text })] }, schemas({ Home: required })),
    answer({ allOf: [ref('Home'), object({ b: text })] }, schemas({ Home: none })),
    'response-required-property-removed',
  ),
  pair(
    'a cycle loses a property',
    answer(ref('Node'), schemas({ Node: object({ next: ref('Node'), a: text }, { required: ['a'] }) })),
    answer(ref('Node'), schemas({ Node: object({ next: ref('Node') }) })),
    'response-required-property-removed',
  ),
  ...(['request', 'response'] as const).flatMap((direction) => {
    const place = direction === 'request' ? body : answer
    return [
      pair(
        `a ${direction} has another default`,
        place({ ...text, default: 'a' }),
        place({ ...text, default: 'b' }),
        `${direction}-default-changed`,
      ),
      ...kinds.map((keyword) =>
        pair(
          `a property of a ${direction} becomes ${keyword}`,
          place(object({ a: text })),
          place(object({ a: { ...text, [keyword]: true } })),
          `${direction}-${keyword === 'readOnly' ? 'read' : 'write'}-only-changed`,
        ),
      ),
      pair(
        `a ${direction} has one pattern for another`,
        place({ ...text, pattern: '^(?=a).[0-9]' }),
        place({ ...text, pattern: '^(?=[ab]).[0-9]' }),
        `${direction}-could-not-tell`,
      ),
      pair(
        `variants of a ${direction} are told apart by another property`,
        place(pets({ propertyName: 'kind' }), named),
        place(pets({ propertyName: 'sort' }), named),
        `${direction}-discriminator-changed`,
      ),
      pair(
        `variants of a ${direction} are no longer told apart`,
        place(pets({ propertyName: 'kind' }), named),
        place({ oneOf: [ref('Cat'), ref('Dog')] }, named),
        `${direction}-discriminator-removed`,
      ),
      pair(
        `variants of a ${direction} are told apart now`,
        place({ oneOf: [ref('Cat'), ref('Dog')] }, named),
        place(pets({ propertyName: 'kind' }), named),
        `${direction}-discriminator-added`,
      ),
      pair(
        `a name of a variant in a ${direction} is gone`,
        place(mapping({ cat: 'Cat', dog: 'Dog' }), named),
        place(mapping({ cat: 'Cat' }), named),
        `${direction}-mapping-removed`,
      ),
      pair(
        `a name of a variant in a ${direction} is new`,
        place(mapping({ cat: 'Cat' }), named),
        place(mapping({ cat: 'Cat', dog: 'Dog' }), named),
        `${direction}-mapping-added`,
      ),
      pair(
        `a name in a ${direction} stands for another variant`,
        place(mapping({ cat: 'Cat' }), named),
        place(mapping({ cat: 'Dog' }), named),
        `${direction}-mapping-changed`,
      ),
    ]
  }),
  ...insideCases,
  ...rewrittenCases,
  pair('a property is deprecated', answer(text), answer({ ...text, deprecated: true }), 'schema-deprecated'),
  pair(
    'a property is no longer deprecated',
    answer({ ...text, deprecated: true }),
    answer(text),
    'schema-no-longer-deprecated',
  ),
  pair(
    'a schema has another description',
    answer({ description: 'a' }),
    answer({ description: 'b' }),
    'text-changed',
  ),
]
