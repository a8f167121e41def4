import type { Rules } from './rule.ts'
import { rule } from './rule.ts'

const json = 'application/json: …'
const both = 'application/json: … and text/csv: …'
const filled = '"200": { content: … }'
const bare = '"200": {}'

/** Changes of media types, and of whether there is a body at all. */
export const contentRules: Rules = {
  'request-media-type-removed': rule(
    'breaking',
    'A media type is no longer accepted',
    '{what} is no longer accepted',
    'Clients that send it get 415.',
    [both, json],
    'Go on accepting it.',
  ),
  'request-media-type-added': rule(
    'safe',
    'A media type is accepted',
    '{what} is accepted',
    'Clients send what they did.',
    [json, both],
  ),
  'response-media-type-removed': rule(
    'breaking',
    'A media type is no longer sent',
    '{what} is no longer sent',
    'Clients that ask for it get 406, or something that they cannot read.',
    [both, json],
    'Go on sending it to those who ask for it.',
  ),
  'response-media-type-added': rule(
    'safe',
    'A media type may be asked for',
    '{what} may be asked for',
    'Clients get what they ask for.',
    [json, both],
  ),
  'response-content-removed': rule(
    'breaking',
    'An answer has no body any more',
    '{what} has no body any more',
    'Clients read it.',
    [filled, bare],
    'Go on sending the body.',
  ),
  'response-content-added': rule(
    'safe',
    'An answer has a body',
    '{what} has a body now',
    'Clients that expect none do not read it.',
    [bare, filled],
  ),
  'request-content-removed': rule(
    'safe',
    'The answer to a callback needs no body any more',
    '{what} needs no body any more',
    'What receivers send is not read.',
    [filled, bare],
  ),
  'request-content-added': rule(
    'breaking',
    'The answer to a callback needs a body',
    '{what} needs a body now',
    'Receivers that were written before send none.',
    [bare, filled],
    'Do without, or use a default where there is none.',
  ),
  'request-encoding-changed': rule(
    'breaking',
    'A part of a body is encoded otherwise',
    '{what} is encoded as {is} and was as {was}',
    'The service reads something else than what clients write.',
    ['encoding: { photo: { contentType: image/png } }', 'encoding: { photo: { contentType: image/webp } }'],
    'Accept both.',
  ),
  'response-encoding-changed': rule(
    'risky',
    'A part of a body is encoded otherwise',
    '{what} is encoded as {is} and was as {was}',
    'Clients may not be able to read it.',
    ['encoding: { photo: { contentType: image/png } }', 'encoding: { photo: { contentType: image/webp } }'],
  ),
}
