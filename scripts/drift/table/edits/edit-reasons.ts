import type { Cell, Edit } from './edit.ts'

/** Why cells of the space of edits have no finding, or none that stops a build where one could expect it. */
export type Reason = {
  keywords: readonly string[]
  edits?: readonly Edit[]
  places?: readonly string[]
  why: string
}

const unsaid = ['added', 'removed'] as const

/** Why nothing is said. */
export const silent: readonly Reason[] = [
  {
    keywords: ['nullable (3.0)', 'deprecated', 'readOnly', 'writeOnly'],
    edits: unsaid,
    why: 'What is written out is what goes without saying.',
  },
  {
    keywords: ['additionalProperties', 'unevaluatedProperties'],
    edits: unsaid,
    places: ['response', 'header', 'callback', 'webhook'],
    why: 'A service sends what it describes, whether it says that nothing else comes or leaves that out.',
  },
  {
    keywords: ['anyOf'],
    edits: ['widened', 'narrowed'],
    places: ['parameter', 'header'],
    why: 'A number is written as a text there, and any text was admitted.',
  },
  {
    keywords: ['x-internal'],
    places: ['request', 'response', 'parameter', 'header', 'callback', 'webhook'],
    why: 'Extensions of schemas are for the tools that know them, and there are many.',
  },
  { keywords: ['$comment'], why: 'It is for whoever maintains the document.' },
  {
    keywords: ['$id', '$anchor', '$dynamicAnchor', '$defs'],
    why: 'They name schemas; what refers to one is followed, and judged by what is found.',
  },
  { keywords: ['document.components'], why: 'What is there is judged where it is used.' },
  {
    keywords: ['parameter.style', 'header.style'],
    edits: unsaid,
    why: 'The style that is written out is the one that goes without saying.',
  },
  {
    keywords: ['header.content'],
    edits: unsaid,
    why: 'A text of that media type is a text, and the header could hold any text before.',
  },
]

/** Why an edit that could hurt whoever reads has no finding that is risky or worse. */
export const mild: readonly Reason[] = [
  ...silent,
  {
    keywords: [
      'minimum',
      'maximum',
      'exclusiveMinimum',
      'exclusiveMaximum',
      'exclusiveMinimum (3.0)',
      'exclusiveMaximum (3.0)',
      'multipleOf',
      'minLength',
      'maxLength',
      'pattern',
      'format',
      'contentEncoding',
      'contentMediaType',
      'minItems',
      'maxItems',
      'uniqueItems',
      'minProperties',
      'maxProperties',
      'propertyNames',
    ],
    edits: ['removed'],
    places: ['response', 'header'],
    why: 'A bound that is said no more is a notice: descriptions made from code often say none.',
  },
  {
    keywords: ['allOf'],
    edits: ['widened'],
    places: ['response', 'header'],
    why: 'What is taken out of it here is a bound, and a bound that is said no more is a notice.',
  },
  {
    keywords: [
      'title',
      'description',
      'example',
      'examples',
      'externalDocs',
      'xml',
      'deprecated',
      'discriminator',
    ],
    why: 'No value is admitted or refused by it.',
  },
  {
    keywords: ['readOnly', 'writeOnly'],
    why: 'What is sent the other way has a finding there; this way it works as before.',
  },
  {
    keywords: ['default', 'discriminator.mapping'],
    places: ['response', 'header'],
    why: 'The service says what it means; what it no longer sends hurts nobody.',
  },
  {
    keywords: ['discriminator.mapping'],
    edits: ['added'],
    why: 'Nobody has to send the name of a variant that is new.',
  },
  { keywords: ['properties'], edits: ['added'], why: 'Nobody has to send a property that is optional.' },
  {
    keywords: ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
    edits: ['changed'],
    places: ['request', 'parameter'],
    why: 'From nothing to some values is more than was taken before.',
  },
  {
    keywords: [
      'type',
      'items',
      'prefixItems',
      'additionalProperties',
      'anyOf',
      'oneOf',
      '$ref',
      '$dynamicRef',
    ],
    edits: ['changed'],
    places: ['header'],
    why: 'A header that was any text and is a number is still a text.',
  },
]

export const reasonFor = (reasons: readonly Reason[], { keyword, edit, place }: Cell): Reason | undefined =>
  reasons.find(
    ({ keywords, edits, places }) =>
      keywords.includes(keyword) && (edits?.includes(edit) ?? true) && (places?.includes(place) ?? true),
  )
