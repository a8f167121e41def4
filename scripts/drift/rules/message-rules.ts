import type { Rules } from './rule.ts'
import { rule } from './rule.ts'

const page = '- { name: page, in: query }'
const requiredPage = '- { name: page, in: query, required: true }'
const body = 'requestBody: { content: … }'
const requiredBody = 'requestBody: { required: true, content: … }'
const tag = 'headers: { ETag: {} }'
const requiredTag = 'headers: { ETag: { required: true } }'
const optionalFirst = 'Make it optional, with a default that does what was done before.'

/** Changes of parameters, bodies, statuses and headers, as seen by a client that sends requests. */
export const messageRules: Rules = {
  'parameter-removed': rule(
    'risky',
    'A parameter is gone',
    '{what} is gone',
    'Clients that send it may be refused, or get an answer as if they had not asked.',
    [page, '[]'],
    'Mark it deprecated and go on honouring it for a while.',
  ),
  'parameter-added-required': rule(
    'breaking',
    'A parameter is new and required',
    '{what} is new and required',
    'Clients that were written before do not send it.',
    ['[]', requiredPage],
    optionalFirst,
  ),
  'parameter-added': rule('safe', 'An optional parameter is new', '{what} is new', 'Nobody has to send it.', [
    '[]',
    page,
  ]),
  'parameter-became-required': rule(
    'breaking',
    'A parameter has become required',
    '{what} must be sent now',
    'Clients that leave it out are refused.',
    [page, requiredPage],
    optionalFirst,
  ),
  'parameter-became-optional': rule(
    'safe',
    'A parameter has become optional',
    '{what} may be left out now',
    'Clients may go on sending it.',
    [requiredPage, page],
  ),
  'parameter-deprecated': rule(
    'annotation',
    'A parameter is deprecated',
    '{what} is deprecated',
    'It works as before.',
    [page, '- { name: page, in: query, deprecated: true }'],
  ),
  'parameter-serialised-otherwise': rule(
    'breaking',
    'A parameter is written otherwise',
    '{what} is written as {is} and was written as {was}',
    'The service reads something else than what clients write.',
    ['{ style: form, explode: true }   # ?id=1&id=2', '{ style: form, explode: false }  # ?id=1,2'],
    'Add a parameter of another name that is written the new way.',
  ),
  'parameter-reserved-no-longer-allowed': rule(
    'breaking',
    'Reserved characters must be encoded',
    '{what} must have its reserved characters encoded now',
    'Clients that send them as they are may be misread.',
    ['allowReserved: true', 'allowReserved: false'],
    'Go on reading them as they are.',
  ),
  'parameter-empty-no-longer-allowed': rule(
    'breaking',
    'A parameter can no longer be empty',
    '{what} can no longer be empty',
    'Clients that send it without a value are refused.',
    ['allowEmptyValue: true', 'allowEmptyValue: false'],
    'Take an empty value as if the parameter were left out.',
  ),
  'body-removed': rule(
    'risky',
    'The body of a request is gone',
    '{what} is gone',
    'Clients that send one may be refused, or not be heard.',
    [body, '{}'],
  ),
  'body-added-required': rule(
    'breaking',
    'A request needs a body now',
    '{what} is new and required',
    'Clients that were written before send none.',
    ['{}', requiredBody],
    optionalFirst,
  ),
  'body-added': rule('safe', 'A request may have a body now', '{what} is new', 'Nobody has to send it.', [
    '{}',
    body,
  ]),
  'body-became-required': rule(
    'breaking',
    'The body has become required',
    '{what} must be sent now',
    'Clients that leave it out are refused.',
    [body, requiredBody],
    optionalFirst,
  ),
  'body-became-optional': rule(
    'safe',
    'The body has become optional',
    '{what} may be left out now',
    'Clients may go on sending it.',
    [requiredBody, body],
  ),
  'success-status-removed': rule(
    'breaking',
    'A status of success is gone',
    '{what} is gone',
    'Clients wait for this status to know that it worked.',
    ['"200": …', '"202": …'],
    'Keep the status, and add an operation that answers otherwise.',
  ),
  'success-status-added': rule(
    'risky',
    'A status of success is new',
    '{what} is new',
    'Clients that look for the status they know may take it for a failure, or read a body that is not there.',
    ['"200": …', '"200": … and "204": …'],
    'Send it only to clients that ask for it.',
  ),
  'error-status-removed': rule(
    'safe',
    'A status of failure is gone',
    '{what} is gone',
    'What clients do about it is done no more.',
    ['"409": …', '{}'],
  ),
  'error-status-added': rule(
    'safe',
    'A status of failure is new',
    '{what} is new',
    'Clients treat a failure that they do not know as they treat the others of its class.',
    ['{}', '"409": …'],
  ),
  'header-removed-required': rule(
    'breaking',
    'A header that was always there is gone',
    '{what} is gone',
    'Clients rely on it.',
    [requiredTag, '{}'],
    'Mark it deprecated and go on sending it.',
  ),
  'header-removed': rule(
    'risky',
    'A header is gone',
    '{what} is gone',
    'Clients that use it where it is there have to do without.',
    [tag, '{}'],
  ),
  'header-added': rule(
    'safe',
    'A header is new',
    '{what} is new',
    'Clients ignore headers that they do not know.',
    ['{}', tag],
  ),
  'header-added-required': rule(
    'safe',
    'A header is new and always there',
    '{what} is new and always there',
    'Clients ignore headers that they do not know.',
    ['{}', requiredTag],
  ),
  'header-became-optional': rule(
    'breaking',
    'A header may be missing now',
    '{what} may be missing now',
    'Clients rely on it.',
    [requiredTag, tag],
    'Send it with an empty or neutral value rather than not at all.',
  ),
  'header-became-required': rule(
    'safe',
    'A header is always there now',
    '{what} is always there now',
    'More is promised.',
    [tag, requiredTag],
  ),
}
