import { expect, test } from 'vitest'
import { noiseIn } from './noise.ts'
import type { Talk } from './notes.ts'

const encoded = (value: unknown) => ({ $base64: Buffer.from(JSON.stringify(value)).toString('base64') })

const talk = (status: number, body: object, sent: object = {}, uri = '/homes'): Talk => ({
  request: { uri, body: encoded(sent) },
  response: { status_code: status, headers: {}, content: encoded(body) },
})

const refused = (one: Talk) =>
  noiseIn({
    check: 'positive_data_acceptance',
    made: { method: 'POST', path: '/homes' },
    talk: one,
    declared: ['200', '422'],
  })

const accepted = (cookie: string) =>
  noiseIn({
    check: 'negative_data_rejection',
    made: {
      method: 'GET',
      path: '/homes',
      cookies: { seen: cookie },
      meta: { phase: { data: { parameter: 'seen', parameter_location: 'cookie' } } },
    },
    talk: talk(200, {}),
    declared: ['200'],
  })

test('a rule that no schema states is left out, and a keyword of a schema never is', () => {
  expect(refused(talk(422, { code: 'invalid', errors: [{ code: 'checksum', in: 'body' }] }))).toBeDefined()
  expect(refused(talk(422, { code: 'invalid', errors: [{ code: 'maxLength', in: 'body' }] }))).toBeUndefined()
  expect(refused(talk(410, { code: 'gone' }))).toBeUndefined()
  expect(refused(talk(400, { code: 'invalid', errors: [{ code: 'file', in: 'body' }] }))).toBeDefined()
  expect(refused(talk(400, { code: 'invalid', errors: [{ code: 'type', in: 'body' }] }))).toBeUndefined()
})

test('a pattern that refuses a line end is left out, and another text is not', () => {
  const wrong = { code: 'invalid', errors: [{ code: 'pattern', in: 'body' }] }
  expect(refused(talk(400, wrong, { name: 'a\n' }))).toBeDefined()
  expect(refused(talk(400, wrong, { name: 'a' }))).toBeUndefined()
})

test('a cookie that was sent as it stood is left out, and one that needs no code is not', () => {
  expect([accepted('a;b'), accepted('a"b')].every(Boolean)).toBe(true)
  expect(accepted('ab')).toBeUndefined()
})

test('an answer that came late is left out, and the same answer with something wrong in it is not', () => {
  const late = (check: string) =>
    noiseIn({
      check,
      made: { method: 'GET', path: '/images/{kind}/{file}' },
      talk: talk(200, {}),
      declared: ['200'],
    })
  expect(late('max_response_time')).toBe('a time that no contract states')
  expect(late('content_type_conformance')).toBeUndefined()
})

test('a deleted world that is the default one or the own one comes back, and no other may', () => {
  const changed = (id: string) => {
    const answer = talk(200, {}, {}, `/__mock/worlds/${id}`)
    return noiseIn({
      check: 'use_after_free',
      made: { method: 'PATCH', path: '/__mock/worlds/{worldId}' },
      talk: { ...answer, request: { ...answer.request, headers: { 'X-World': ['own'] } } },
      declared: ['200', '404'],
    })
  }
  expect([changed('default'), changed('own')].every(Boolean)).toBe(true)
  expect([changed('owner'), changed('grupp-1')]).toEqual([undefined, undefined])
})
