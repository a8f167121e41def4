import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { Clock, newClockData } from '../../engine/worlds/clock.ts'
import type { Principal } from './principal.ts'
import { Tokens } from './tokens.ts'

const amira: Principal = { userId: 'user-amira', kind: 'private', bankId: true }
const karin: Principal = {
  userId: 'user-karin',
  kind: 'board',
  associationId: 'association-almvalvet',
  bankId: true,
}

function tokensAt(now = Date.parse('2026-11-20T09:00:00Z'), secret = 'default/1') {
  const clock = new Clock(newClockData())
  clock.freeze(now)
  return { clock, tokens: new Tokens(secret, clock) }
}

test.each([amira, karin, { userId: 'user-tove', kind: 'private', bankId: false } satisfies Principal])(
  'a token says who holds it, as whom and how: $userId',
  async (principal) => {
    const { tokens } = tokensAt()
    const token = await tokens.issue(principal)
    expect(await tokens.verify(token)).toEqual({ user: principal })
    expect(await tokens.verify(token)).toEqual({ user: principal })
  },
)

test('a token never carries a personal number, and names the e-ID only when one was used', async () => {
  const { tokens } = tokensAt()
  const claims = decodeJwt(await tokens.issue(karin))
  expect(claims).toEqual({
    sub: 'user-karin',
    aud: 'login',
    kind: 'board',
    brf: 'association-almvalvet',
    bank_id: 'eid-user-karin',
    iat: 1795165200,
    exp: 1795168800,
  })
  expect(decodeJwt(await tokens.issue({ ...amira, bankId: false }))).not.toHaveProperty('bank_id')
})

test('a token is good for an hour of its world, also when it was read before', async () => {
  const { tokens, clock } = tokensAt()
  const [read, unread] = [await tokens.issue(amira), await tokens.issue(karin)]
  await tokens.verify(read)
  clock.advance(3599.999)
  expect(await tokens.verify(read)).toEqual({ user: amira })
  clock.advance(0.001)
  expect(await tokens.verify(read)).toEqual({ refused: 'tokenExpired' })
  expect(await tokens.verify(unread)).toEqual({ refused: 'tokenExpired' })
})

test('what a token tells of itself follows the clock', async () => {
  const { tokens, clock } = tokensAt()
  const raw = await tokens.issue(amira)
  const told = { raw, bank_id: 'eid-user-amira', exp: 1795168800 }
  expect(tokens.describe(raw)).toEqual({ ...told, expired: false })
  clock.advance(3600)
  expect(tokens.describe(raw)).toEqual({ ...told, expired: true })
})

test('a token of another world, a changed one and mere words are refused', async () => {
  const { tokens } = tokensAt()
  const foreign = await tokensAt(undefined, 'group-1/1').tokens.issue(amira)
  const [head = '', body = '', signature = ''] = (await tokens.issue(amira)).split('.')
  const promoted = btoa(JSON.stringify({ ...decodeJwt(`${head}.${body}.`), sub: 'user-karin' }))
  const unsigned = `${btoa('{"alg":"none"}')}.${body}.`
  for (const token of [foreign, `${head}.${promoted}.${signature}`, unsigned, 'words', '']) {
    expect(await tokens.verify(token)).toEqual({ refused: 'unauthorized' })
  }
})

test('a choice token opens the choice for five minutes and is no login; a login is no choice', async () => {
  const { tokens, clock } = tokensAt()
  const choice = await tokens.issueChoice('user-bo')
  expect(await tokens.verifyChoice(choice)).toEqual({ user: 'user-bo' })
  expect(await tokens.verify(choice)).toEqual({ refused: 'unauthorized' })
  expect(await tokens.verifyChoice(await tokens.issue(amira))).toEqual({ refused: 'unauthorized' })
  clock.advance(300)
  expect(await tokens.verifyChoice(choice)).toEqual({ refused: 'tokenExpired' })
})

test('a world reads any number of tokens', async () => {
  const { tokens } = tokensAt()
  const issued = await Promise.all(
    Array.from({ length: 1200 }, (_, index) => tokens.issue({ ...amira, userId: `user-${index}` })),
  )
  for (const token of issued) await tokens.verify(token)
  expect(await tokens.verify(issued[0] ?? '')).toEqual({ user: { ...amira, userId: 'user-0' } })
})
