import type { Rules } from './rule.ts'
import { rule } from './rule.ts'

const get = '/homes: { get: … }'
const old = 'get: { deprecated: true }'

/** Changes of whole operations, of who may call them and where they are found. */
export const operationRules: Rules = {
  'operation-removed': rule(
    'breaking',
    'An operation is gone',
    '{what} is gone',
    'Every client that calls it gets an error.',
    [get, '/homes: {}'],
    'Mark it deprecated, wait until nobody calls it, then remove it.',
  ),
  'operation-removed-after-deprecation': rule(
    'risky',
    'A deprecated operation is gone',
    '{what} was deprecated and is gone',
    'Clients were told; those that did not listen get an error.',
    [old, '/homes: {}'],
    'Look in the logs for whoever still calls it.',
  ),
  'operation-removed-before-sunset': rule(
    'breaking',
    'A deprecated operation is gone before its time',
    '{what} was deprecated, was to stay until {was}, and is gone',
    'Clients were told until when they can rely on it.',
    ["get: { deprecated: true, x-sunset: '2030-01-01' }", '/homes: {}'],
    'Keep it until then.',
  ),
  'operation-added': rule('safe', 'An operation is new', '{what} is new', 'Nobody calls it yet.', [
    '/homes: {}',
    get,
  ]),
  'operation-id-changed': {
    unsaid: 'nothing',
    ...rule(
      'annotation',
      'An operation has another name',
      '{what} is called {is} and was called {was}',
      'Nothing changes on the wire, but the functions of generated clients are named after it.',
      ['operationId: listHomes', 'operationId: findHomes'],
      'Keep the name; say in the summary what you would rather call it.',
    ),
  },
  'operation-deprecated': rule(
    'annotation',
    'An operation is deprecated',
    '{what} is deprecated',
    'It works as before, and will be gone one day.',
    ['get: {}', old],
  ),
  'operation-no-longer-deprecated': rule(
    'annotation',
    'An operation is no longer deprecated',
    '{what} is no longer deprecated',
    'It stays.',
    [old, 'get: {}'],
  ),
  'callback-removed': rule(
    'breaking',
    'The service no longer calls back',
    '{what} is gone',
    'Whoever waits for the call waits in vain.',
    ['webhooks: { homeSold: … }', 'webhooks: {}'],
    'Mark it deprecated and go on sending it until its receivers have something else.',
  ),
  'callback-removed-after-deprecation': rule(
    'risky',
    'A deprecated callback is gone',
    '{what} was deprecated and is gone',
    'Receivers were told; those that did not listen wait in vain.',
    ['post: { deprecated: true }', 'webhooks: {}'],
  ),
  'callback-removed-before-sunset': rule(
    'breaking',
    'A deprecated callback is gone before its time',
    '{what} was deprecated, was to stay until {was}, and is gone',
    'Receivers were told until when they can rely on it.',
    ["post: { deprecated: true, x-sunset: '2030-01-01' }", 'webhooks: {}'],
    'Send it until then.',
  ),
  'callback-added': rule('safe', 'A callback is new', '{what} is new', 'Nobody has subscribed to it yet.', [
    'webhooks: {}',
    'webhooks: { homeSold: … }',
  ]),
  'server-removed': rule(
    'annotation',
    'An address of the service is gone',
    '{was} is no longer an address of {what}',
    'A description names the addresses that its author knows; clients that are set up with this one may no longer reach the service.',
    ['servers: [{ url: /v1 }]', 'servers: [{ url: /v2 }]'],
    'Go on answering at the old address, and name both.',
  ),
  'server-added': rule(
    'safe',
    'The service has one more address',
    '{is} is a new address of {what}',
    'The ones that were there remain.',
    ['servers: [{ url: /v1 }]', 'servers: [{ url: /v1 }, { url: /v2 }]'],
  ),
  'security-tightened': rule(
    'breaking',
    'Some who were let in are let in no more',
    '{what} no longer lets in who comes with {was}; it wants {is}',
    'Clients that come as before are turned away with 401 or 403.',
    ['security: []', 'security: [{ session: [] }]'],
    'Add the new way beside the old one, and remove the old one when nobody uses it.',
  ),
  'security-loosened': rule(
    'safe',
    'More are let in',
    '{what} also lets in who comes with {is}',
    'Whoever was let in still is.',
    ['security: [{ session: [] }]', 'security: [{ session: [] }, { token: [] }]'],
  ),
  'security-scheme-changed': rule(
    'breaking',
    'A security scheme works otherwise',
    '{what} has another {was}',
    'Clients identify themselves in a way that is no longer understood.',
    ['session: { type: apiKey, in: cookie, name: sid }', 'session: { type: apiKey, in: header, name: sid }'],
    'Add a second scheme under a new name and accept both.',
  ),
  'text-changed': rule(
    'annotation',
    'A text has changed',
    'The {was} of {what} has changed',
    'It is for people; programs do not read it.',
    ['summary: Homes', 'summary: Homes for sale'],
  ),
  'extension-changed': rule(
    'annotation',
    'An extension has changed',
    '{was} of {what} has changed',
    'Only tools that know the extension read it.',
    ['x-owner: sales', 'x-owner: booking'],
  ),
}
