import { expect, test } from 'vitest'
import { loginClient } from '#tests/support/clients/login-client.ts'

const { call, tokenOf } = loginClient()
const login = (name: string, associationId?: string) =>
  tokenOf({
    userId: `user-${name}`,
    bankId: true,
    ...(associationId ? { kind: 'board', associationId } : { kind: 'private' }),
  })

async function hasDocuments(name: string, associationId?: string) {
  return (await call('GET', '/system/user/hasdocuments', { token: await login(name, associationId) })).body
}

test('who has bought a home has documents, unless it came in a succession [C-027, P-010]', async () => {
  expect(await hasDocuments('amira')).toBe(true)
  expect(await hasDocuments('vaino')).toBe(true)
  expect(await hasDocuments('tove')).toBe(false)
  expect(await hasDocuments('oskar')).toBe(false)
  expect(await hasDocuments('karin', 'association-almvalvet')).toBe(false)
})

test('answers come in the order asked for, with a film where there is one [C-028, N-046, N-054]', async () => {
  const body = { faqIds: ['faq-radiator', 'faq-nothing', 'faq-cracks'] }
  const answer = await call('POST', '/system/casefaq', { token: await login('amira'), body })
  expect(answer).toMatchObject({
    status: 200,
    body: [
      {
        id: 'faq-radiator',
        question: 'Elementen är ljumma. Är något fel?',
        youtubeDescription: 'Så luftar du ett element',
        files: [],
      },
      { id: 'faq-cracks', files: [] },
    ],
  })
  const [, cracks] = answer.body as object[]
  expect(cracks).not.toHaveProperty('youtubeLink')
})

test('a visitor has neither', async () => {
  const refused = { status: 401, body: { code: 'unauthorized' } }
  expect(await call('GET', '/system/user/hasdocuments')).toMatchObject(refused)
  expect(await call('POST', '/system/casefaq', { body: { faqIds: ['faq-tap'] } })).toMatchObject(refused)
})
