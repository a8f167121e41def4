import type { ReasonKind } from '../schema/reason.ts'

/** What a keyword restricts, in words, and a schema with and without it. */
export type Keyword = {
  restricts: string
  open: string
  tight: string
  /** The sentence of a finding, where a general one would not do. */
  more?: string
  less?: string
  /** What stands for a version that says nothing. */
  unsaid?: string
  /** Whether it stops nobody by itself: validators that look for exactly one variant are few. */
  isMild?: true
  /** Whether it bounds what a value of some shape may be, rather than being its shape. */
  isBound?: true
}

/** For each keyword that can stand between two schemas. */
export const schemaKeywords: Readonly<Record<Exclude<ReasonKind, 'unknown'>, Keyword>> = {
  type: {
    restricts: 'types',
    open: 'type: [string, "null"]',
    tight: 'type: string',
    more: '{what} may be {is} now; before: {was}',
    less: '{what} can no longer be {was}, only {is}',
    unsaid: 'other values',
  },
  enum: {
    restricts: 'values',
    open: 'enum: [open, closed, paused]',
    tight: 'enum: [open, closed]',
    more: '{what} may be {is} now; before: {was}',
    less: '{what} can no longer be {was}, only {is}',
    unsaid: 'other values',
  },
  minimum: { restricts: 'the smallest number', open: 'minimum: 0', tight: 'minimum: 1', isBound: true },
  maximum: { restricts: 'the largest number', open: 'maximum: 100', tight: 'maximum: 50', isBound: true },
  multipleOf: {
    restricts: 'the steps of a number',
    open: 'type: number',
    tight: 'multipleOf: 0.5',
    isBound: true,
  },
  minLength: { restricts: 'the shortest text', open: 'minLength: 0', tight: 'minLength: 1', isBound: true },
  maxLength: {
    restricts: 'the longest text',
    open: 'maxLength: 500',
    tight: 'maxLength: 200',
    isBound: true,
  },
  pattern: {
    restricts: 'the pattern of a text',
    open: 'type: string',
    tight: "pattern: '^[0-9]+$'",
    isBound: true,
  },
  format: { restricts: 'the format', open: 'type: string', tight: 'format: date', isBound: true },
  content: {
    restricts: 'the encoding of a text',
    open: 'type: string',
    tight: 'contentEncoding: base64',
    isBound: true,
  },
  minItems: { restricts: 'the shortest list', open: 'minItems: 0', tight: 'minItems: 1', isBound: true },
  maxItems: { restricts: 'the longest list', open: 'maxItems: 100', tight: 'maxItems: 20', isBound: true },
  uniqueItems: {
    restricts: 'whether items must differ',
    open: 'uniqueItems: false',
    tight: 'uniqueItems: true',
    isBound: true,
  },
  contains: { restricts: 'what a list must hold', open: 'type: array', tight: 'contains: { const: main }' },
  items: { restricts: 'the items of a list', open: 'items: {}', tight: 'items: false' },
  required: {
    restricts: 'whether a property may be left out',
    open: 'required: [id]',
    tight: 'required: [id, name]',
    more: '{what} may be left out now',
    less: '{what} must be there now',
  },
  property: {
    restricts: 'whether a property may be there',
    open: 'properties: { note: {} }',
    tight: 'properties: { note: false }',
    more: '{what} may be there now',
    less: '{what} can no longer be there',
  },
  unnamed: {
    restricts: 'what stood under a name that was left open',
    open: 'additionalProperties: true',
    tight: 'properties: { note: { type: string } }, additionalProperties: true',
    more: '{what} is no longer named, and may be anything that is left open',
    less: '{what} is named now, and no longer anything that is left open',
    isMild: true,
  },
  additionalProperties: {
    restricts: 'properties that are not named',
    open: 'additionalProperties: true',
    tight: 'additionalProperties: false',
    more: '{what} may be there now',
    less: '{what} can no longer be there',
  },
  minProperties: {
    restricts: 'the fewest properties',
    open: 'type: object',
    tight: 'minProperties: 1',
    isBound: true,
  },
  maxProperties: {
    restricts: 'the most properties',
    open: 'type: object',
    tight: 'maxProperties: 5',
    isBound: true,
  },
  propertyNames: {
    restricts: 'the names of properties',
    open: 'type: object',
    tight: 'propertyNames: { maxLength: 20 }',
    isBound: true,
  },
  dependentRequired: {
    restricts: 'which property needs another',
    open: 'type: object',
    tight: 'dependentRequired: { from: [to] }',
  },
  never: {
    restricts: 'every value',
    open: '{}',
    tight: 'false',
    more: '{what} may be there now',
    less: '{what} can no longer be there',
  },
  variant: {
    restricts: 'the variants',
    open: 'oneOf: [Home, Plot]',
    tight: 'oneOf: [Home]',
    more: '{what} may be one more variant: {is}',
    less: '{what} can no longer be its variant {was}',
  },
  overlap: {
    restricts: 'values that keep two of its variants',
    open: 'anyOf: [Home, Plot]',
    tight: 'oneOf: [Home, Plot]',
    more: '{what} may keep two of its variants now, where only one was admitted',
    less: '{what} may keep two of its variants, and only one is admitted',
    isMild: true,
  },
  not: {
    restricts: 'values that are ruled out',
    open: '{}',
    tight: 'not: { const: "" }',
    more: '{what} may be what was ruled out before',
    less: '{what} can no longer be what is ruled out',
  },
}
