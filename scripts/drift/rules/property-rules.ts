import type { Rules } from './rule.ts'
import { rule } from './rule.ts'

const named = 'properties: { name: {} }'
const needed = 'properties: { name: {} }, required: [name]'
const closed = 'properties: {}, additionalProperties: false'
const none = 'properties: {}'
const kept = 'Go on sending it, marked as deprecated, until nobody reads it.'
const pet = 'discriminator: { propertyName: kind }'

/** Changes of contents and their properties that do not follow from what a schema admits alone. */
export const propertyRules: Rules = {
  'response-required-property-removed': rule(
    'breaking',
    'A property that was always there is gone',
    '{what} is gone, and was always there',
    'Clients read it.',
    [needed, none],
    kept,
  ),
  'response-property-removed': rule(
    'risky',
    'An optional property is gone',
    '{what} is gone',
    'Clients that show it where it is there show it no more.',
    [named, none],
    kept,
  ),
  'response-property-added': rule(
    'safe',
    'A property is new',
    '{what} is new',
    'Clients ignore properties that they do not know.',
    [none, named],
  ),
  'response-property-added-to-closed': rule(
    'risky',
    'A property is new where no other was to come',
    '{what} is new, and the older version rules out properties that it does not name',
    'Clients that check answers strictly refuse it.',
    [closed, 'properties: { name: {} }, additionalProperties: false'],
    'Leave `additionalProperties: false` out of what a service sends, one release before you add properties.',
  ),
  'request-property-removed': rule(
    'risky',
    'A property of a request is gone',
    '{what} is gone',
    'What clients send there is no longer heard.',
    [named, none],
    'Mark it deprecated and go on honouring it.',
  ),
  'request-property-refused': rule(
    'breaking',
    'A property of a request is refused',
    '{what} is gone, and properties that are not named are refused',
    'Clients that send it are refused.',
    ['properties: { name: {} }, additionalProperties: false', closed],
    'Go on accepting it, and ignore it.',
  ),
  'request-property-added': rule(
    'safe',
    'A property may be sent',
    '{what} is new',
    'Nobody has to send it.',
    [none, named],
  ),
  'request-required-property-added': rule(
    'breaking',
    'A property is new and required',
    '{what} is new and must be sent',
    'Clients that were written before do not send it.',
    [none, needed],
    'Make it optional, with a default that does what was done before.',
  ),
  'response-could-not-tell': rule(
    'risky',
    'It could not be decided whether an answer may be something new',
    'it could not be told whether {what} may now be something that it could not be before: it was {was} and is {is}',
    'Whether one schema lies within the other cannot be decided for every pair, such as two regular expressions.',
    ["pattern: '^[A-Z]{2}$'", "pattern: '^[A-Z][A-Z0-9]$'"],
    'Compare the two by hand, and accept the finding with the reason.',
  ),
  'request-could-not-tell': rule(
    'risky',
    'It could not be decided whether a request may be refused',
    'it could not be told whether everything that {what} could be before is still taken: it was {was} and is {is}',
    'Whether one schema lies within the other cannot be decided for every pair, such as two regular expressions.',
    ["pattern: '^[A-Z]{2}$'", "pattern: '^[A-Z][A-Z0-9]$'"],
    'Compare the two by hand, and accept the finding with the reason.',
  ),
  'response-schema-rewritten': rule(
    'safe',
    'A schema is written otherwise',
    '{what} is described otherwise, and admits no more than before',
    'Whatever the service may send now it could send before.',
    ['not: { const: a }', 'enum: [b, c]'],
  ),
  'request-schema-rewritten': rule(
    'safe',
    'A schema is written otherwise',
    '{what} is described otherwise, and admits no less than before',
    'Whatever clients could send before they may send now.',
    ['enum: [b, c]', 'not: { const: a }'],
  ),
  'request-default-changed': {
    unsaid: 'nothing in particular',
    ...rule(
      'risky',
      'Leaving something out means something else',
      '{what} is taken as {is} when it is left out, and was taken as {was}',
      'Clients that leave it out get another result than before.',
      ['default: 20', 'default: 50'],
      'Keep the default; clients that want another value can send it.',
    ),
  },
  'response-default-changed': {
    unsaid: 'none',
    ...rule(
      'safe',
      'What a missing value stands for has changed',
      '{what} has the default {is}; before: {was}',
      'The service says what it means; a default describes what it leaves out.',
      ['default: 20', 'default: 50'],
    ),
  },
  'request-read-only-changed': rule(
    'risky',
    'Whether clients may send a property has changed',
    '{what} is read-only: {is} (was {was})',
    'What is read-only counts for nothing in a request.',
    ['readOnly: false', 'readOnly: true'],
  ),
  'response-read-only-changed': rule(
    'annotation',
    'Read-only has changed',
    '{what} is read-only: {is} (was {was})',
    'It is sent as before.',
    ['readOnly: false', 'readOnly: true'],
  ),
  'request-write-only-changed': rule(
    'annotation',
    'Write-only has changed',
    '{what} is write-only: {is} (was {was})',
    'It is taken as before.',
    ['writeOnly: false', 'writeOnly: true'],
  ),
  'response-write-only-changed': rule(
    'risky',
    'Whether the service sends a property has changed',
    '{what} is write-only: {is} (was {was})',
    'What is write-only is not in an answer.',
    ['writeOnly: false', 'writeOnly: true'],
    kept,
  ),
  'schema-deprecated': rule(
    'annotation',
    'A value is deprecated',
    '{what} is deprecated',
    'It works as before.',
    ['deprecated: false', 'deprecated: true'],
  ),
  'schema-no-longer-deprecated': rule(
    'annotation',
    'A value is no longer deprecated',
    '{what} is no longer deprecated',
    'It stays.',
    ['deprecated: true', 'deprecated: false'],
  ),
  ...variants('request', 'Clients send what tells the variants apart in the old way.'),
  ...variants('response', 'Clients look at what tells the variants apart to know what they have got.'),
}

function variants(direction: 'request' | 'response', why: string): Rules {
  const isRequest = direction === 'request'
  const mapping = (entries: string) => `mapping: { ${entries} }`
  return {
    [`${direction}-discriminator-changed`]: rule(
      'breaking',
      'Another property tells variants apart',
      '{what} is told apart by {is} and was by {was}',
      why,
      [pet, 'discriminator: { propertyName: type }'],
      'Send both properties for a while.',
    ),
    [`${direction}-discriminator-removed`]: rule(
      'annotation',
      'No property tells variants apart any more',
      '{what} is no longer told apart by {was}',
      why,
      [pet, '{}'],
    ),
    [`${direction}-discriminator-added`]: rule(
      'safe',
      'A property tells variants apart',
      '{what} is told apart by {is}',
      'What is admitted follows from the schemas themselves.',
      ['{}', pet],
    ),
    [`${direction}-keyword-changed`]: rule(
      'risky',
      'A keyword that no rule understands has changed',
      '{was} of {what} has changed, and what that means could not be told',
      'Whoever goes by the keyword may find something else than before.',
      ['contentSchema: { type: string }', 'contentSchema: { type: integer }'],
      'Compare the two by hand, and accept the finding with the reason.',
    ),
    [`${direction}-variant-covered`]: rule(
      'risky',
      'A variant has changed where another, open one takes what it can be now',
      isRequest
        ? 'the variant {is} of {what} takes less than before, and another variant takes the rest'
        : 'the variant {is} of {what} may be more than before, and another variant had room for it',
      isRequest
        ? 'Requests pass, and count for another variant than the one that was meant.'
        : 'Answers pass, and clients that know this variant may not understand them.',
      [
        'anyOf: [{ properties: { a: { type: string } } }, {}]',
        'anyOf: [{ properties: { a: { type: integer } } }, {}]',
      ],
      'Leave the variant as it was, and add one of its own for what is new.',
    ),
    [`${direction}-mapping-removed`]: rule(
      isRequest ? 'breaking' : 'safe',
      'A variant has lost its name',
      '{was} names no variant of {what} any more',
      isRequest ? 'Clients that send it are not understood.' : 'It is sent no more.',
      [mapping('cat: Cat, dog: Dog'), mapping('cat: Cat')],
      isRequest ? 'Keep the name beside the one that you would rather have.' : undefined,
    ),
    [`${direction}-mapping-renamed`]: rule(
      'breaking',
      'A variant goes by another name',
      'a variant of {what} goes by the name {is} and went by {was}',
      why,
      [mapping('cat: Cat'), mapping('kitty: Cat')],
      'Keep the name; map the new one to the same variant beside it.',
    ),
    [`${direction}-mapping-added`]: rule(
      isRequest ? 'safe' : 'risky',
      'A variant has a new name',
      '{is} names a variant of {what}',
      isRequest ? 'Nobody has to send it.' : 'Clients do not know the name.',
      [mapping('cat: Cat'), mapping('cat: Cat, dog: Dog')],
    ),
    [`${direction}-mapping-changed`]: rule(
      'breaking',
      'A name stands for another variant',
      '{was} names another variant of {what}',
      why,
      [mapping('pet: Cat'), mapping('pet: Dog')],
      'Give the other variant a name of its own.',
    ),
  }
}
