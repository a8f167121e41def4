/** What is odd of a request, its bytes, the status that refuses it, and the word by which the refusal names it. */
export type OddRequest = readonly [what: string, bytes: string, status: number, names: string]

const host = 'Host: localhost\r\n'
const asAmira = 'Authorization: Bearer TOKEN\r\n'
const search = '/residence/search_object'
const notifications = '/notifications/Jmse'
const saved = '/account_service/user/savedsearches'

/** A request without a body, with these lines of headers. */
const get = (target: string, headers = asAmira): string => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`

const without = (method: string, target: string, headers = asAmira): string =>
  `${method} ${target} HTTP/1.1\r\n${host}${headers}\r\n`

/** A request with a body of this type. */
const post = (target: string, body: string, type = 'application/json', headers = ''): string =>
  `POST ${target} HTTP/1.1\r\n${host}${asAmira}${headers}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const found = (body: object): string => post(search, JSON.stringify({ siteId: 1, ...body }))
const kept = (body: object): string =>
  post(saved, JSON.stringify({ name: 'Nacka', url: '/sok-bostad/', filter: {}, siteId: 1, ...body }))
const headed = (headers: string): string => get(notifications, `${asAmira}${headers}\r\n`)

/** Eighty-six odd requests. `TOKEN` stands for a good token. */
export const oddRequests: readonly OddRequest[] = [
  // what is no HTTP
  ['no host', `GET ${search} HTTP/1.1\r\n\r\n`, 400, 'host'],
  ['two hosts', get(search, 'Host: portal.test\r\n'), 400, 'host'],
  ['a host with a space', `GET ${search} HTTP/1.1\r\nHost: a b\r\n\r\n`, 400, 'host'],
  ['a host that nobody allowed', `GET ${search} HTTP/1.1\r\nHost: evil.test\r\n\r\n`, 403, 'evil.test'],
  ['a method that nobody knows', `FOO ${search} HTTP/1.1\r\n\r\n`, 400, 'method'],
  ['a method in small letters', `get ${search} HTTP/1.1\r\n${host}\r\n`, 400, 'method'],
  ['words', 'hello there\r\n\r\n', 400, 'method'],
  ['HTTP 3 as text', `GET / HTTP/3.0\r\n${host}\r\n`, 400, 'version'],
  ['a handshake of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n', 400, 'method'],
  ['HTTP/2 without having agreed on it', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'Upgrade'],
  [
    'length and chunks',
    `POST ${search} HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
    'Transfer-Encoding',
  ],
  [
    'two lengths',
    `POST ${search} HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`,
    400,
    'Content-Length',
  ],
  [
    'a length below zero',
    `POST ${search} HTTP/1.1\r\n${host}Content-Length: -3\r\n\r\n`,
    400,
    'Content-Length',
  ],
  [
    'a length in words',
    `POST ${search} HTTP/1.1\r\n${host}Content-Length: three\r\n\r\n`,
    400,
    'Content-Length',
  ],
  [
    'a chunk without a size',
    `POST ${search} HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n`,
    400,
    'chunk size',
  ],
  [
    'a coding instead of chunks',
    `POST ${search} HTTP/1.1\r\n${host}Transfer-Encoding: gzip\r\n\r\nabc`,
    400,
    'Transfer-Encoding',
  ],
  ['a header whose name has a space', get(search, 'Bad Name: x\r\n'), 400, 'header'],
  ['a header without a colon', get(search, 'nothing\r\n'), 400, 'header'],
  ['a header that goes on in the next line', get(search, 'X-A: a\r\n b\r\n'), 400, 'header'],
  ['a zero byte in a header', get(search, 'X-A: x\0y\r\n'), 400, 'header'],
  ['a space in the address', get('/a b'), 400, 'HTTP/'],
  ['lines without returns', `GET ${search} HTTP/1.1\nHost: localhost\n\n`, 400, 'CR'],
  ['a tunnel', 'CONNECT portal.test:443 HTTP/1.1\r\nHost: portal.test:443\r\n\r\n', 400, 'no proxy'],
  ['an expectation', post(search, '{}', 'application/json', 'Expect: wonders\r\n'), 417, '100-continue'],
  ['headers without end', get(search, `X-A: ${'a'.repeat(600_000)}\r\n`), 431, 'overflow'],
  // addresses and methods
  ['an address that nobody has', get('/nobody/here'), 404, 'notFound'],
  ['a letter too many', get(`${search}s`), 404, 'notFound'],
  ['capital letters', get('/Notifications/Jmse'), 404, 'notFound'],
  ['two slashes', get('//notifications//Jmse'), 404, 'notFound'],
  ['a way up', get('/../../etc/passwd'), 404, 'notFound'],
  ['a way up that is hidden', get('/notifications/%2e%2e/%2e%2e/etc/passwd'), 404, 'notFound'],
  ['half of an escape', get('/notifications/%zz'), 400, 'target'],
  ['an escape that is no UTF-8', get('/notifications/%ff'), 400, 'target'],
  ['a zero byte in the address', get('/notifications/%00'), 400, 'target'],
  ['the address of another host', get('http://evil.test/notifications/Jmse'), 403, 'evil.test'],
  ['an address of no scheme that is one', get('nowhere'), 400, 'url'],
  ['a star', without('OPTIONS', '*'), 400, 'target'],
  ['a method that the address does not have', without('DELETE', notifications), 405, 'method'],
  ['TRACE', without('TRACE', notifications), 405, 'method'],
  ['a site that is none', get('/notifications/Elsewhere'), 400, 'siteKey'],
  ['a parameter that is missing', get('/account_service/login/email/confirm'), 404, 'notFound'],
  // who asks, and in which world
  ['no token', get(notifications, ''), 401, 'unauthorized'],
  ['a token of nobody', get(notifications, 'Authorization: Bearer abc\r\n'), 401, 'unauthorized'],
  ['an empty token', get(notifications, 'Authorization: Bearer \r\n'), 401, 'unauthorized'],
  ['a token without its scheme', get(notifications, 'Authorization: TOKEN\r\n'), 401, 'unauthorized'],
  ['another scheme', get(notifications, 'Authorization: Basic YTpi\r\n'), 401, 'unauthorized'],
  [
    'a token that is signed by nobody',
    get(notifications, 'Authorization: Bearer TOKEN.x\r\n'),
    401,
    'unauthorized',
  ],
  ['a token in the address', get(`${notifications}?access_token=TOKEN`, ''), 401, 'unauthorized'],
  ['a world with a slash', headed('X-World: a/b'), 400, 'world'],
  ['a world of nothing but dots', headed('X-World: ..'), 400, 'world'],
  ['a world with a name that is too long', headed(`X-World: ${'w'.repeat(300)}`), 400, 'world'],
  ['a world in a cookie that is none', headed('Cookie: world=%00'), 400, 'world'],
  [
    'a page of somebody else that steers',
    get('/__mock/clock', 'Origin: https://evil.test\r\n'),
    403,
    'evil.test',
  ],
  ['an origin that is none', get('/__mock/clock', 'Origin: nonsense\r\n'), 403, 'nonsense'],
  ['words for a number in the address', get('/__mock/log?limit=many'), 400, 'limit'],
  ['a number that is too small in the address', get('/__mock/log?limit=0'), 400, 'limit'],
  ['a parameter that comes twice', get('/__mock/log?limit=1&limit=2'), 400, 'limit'],
  // bodies
  [
    'no body',
    without('POST', search, `${asAmira}Content-Type: application/json\r\nContent-Length: 0\r\n`),
    400,
    'body',
  ],
  ['no body and no type', without('POST', search, `${asAmira}Content-Length: 0\r\n`), 415, 'content-type'],
  ['XML', post(search, '<a/>', 'application/xml'), 415, 'application/json'],
  ['a form', post(search, 'siteId=1', 'application/x-www-form-urlencoded'), 415, 'application/json'],
  ['a type that is none', post(search, '{"siteId":1}', 'json'), 415, 'content-type'],
  [
    'a body in a coding',
    post(search, '{"siteId":1}', 'application/json', 'Content-Encoding: gzip\r\n'),
    415,
    'content-encoding',
  ],
  ['JSON that is cut off', post(search, '{"siteId":'), 400, 'malformedBody'],
  ['JSON with a comma too many', post(search, '{"siteId":1,}'), 400, 'malformedBody'],
  ['JSON with a remark', post(search, '{"siteId":1/* one */}'), 400, 'malformedBody'],
  ['JSON in single quotes', post(search, "{'siteId':1}"), 400, 'malformedBody'],
  ['JSON twice', post(search, '{"siteId":1}{"siteId":1}'), 400, 'malformedBody'],
  ['a number that is none', post(search, '{"siteId":NaN}'), 400, 'malformedBody'],
  ['JSON in UTF-16', post(search, '\xff\xfe{\0}\0'), 400, 'UTF-8'],
  ['JSON that is no UTF-8', post(search, '{"siteId":1,"stageId":"\xff"}'), 400, 'UTF-8'],
  ['JSON that nests without end', post(search, '['.repeat(50_000)), 400, 'maxDepth'],
  ['JSON that changes what an object is', post(search, '{"siteId":1,"__proto__":{}}'), 400, 'forbiddenName'],
  ['JSON of more than a megabyte', post(search, `"${'x'.repeat(1024 * 1024)}"`), 413, 'limit'],
  ['a list', post(search, '[]'), 400, 'type'],
  ['null', post(search, 'null'), 400, 'type'],
  // what stands in them
  ['nothing of what is needed', post(search, '{}'), 400, 'siteId'],
  ['a site that nobody has', found({ siteId: 99 }), 400, 'siteId'],
  ['a number as text', found({ limit: '30' }), 400, 'limit'],
  ['a number that is too large', found({ limit: 1e9 }), 400, 'limit'],
  ['a number below zero', found({ offset: -1 }), 400, 'offset'],
  ['half a number', found({ limit: 1.5 }), 400, 'limit'],
  ['a name that nobody has', found({ limits: 30 }), 400, 'limits'],
  [
    'a polygon without points',
    found({ filter: { geoSearch: { kind: 'polygon', points: [] } } }),
    400,
    'points',
  ],
  ['a text that is too long', kept({ name: 'x'.repeat(5000) }), 400, 'name'],
  ['an address where a path belongs', kept({ url: 'javascript:alert(1)' }), 400, 'url'],
]
