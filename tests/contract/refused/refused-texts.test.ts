import { expect, test } from 'vitest'
import { zDescription } from '#gen/case_management/schemas.ts'
import { zContactFields } from '#gen/content/schemas.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'

const good = {
  firstName: 'Åsa-Lena',
  lastName: "O'Brien",
  email: 'asa@example.com',
  phoneNumber: '+46 70\u00a0174\t06-05',
  address: 'Lindkajen 12 / B',
  message: 'Ett hus?\nwww ett\n/ två',
  acceptTerms: true,
}

const bad = [
  ['firstName', 'http://a.se'],
  ['firstName', 'Åsa\n//b'],
  ['firstName', 'www.a.se'],
  ['lastName', 'C3'],
  ['lastName', 'a<b'],
  ['email', 'a b@example.com'],
  ['email', 'a@b@example.com'],
  ['phoneNumber', '070-174O605'],
  ['address', 'a@b'],
  ['address', 'å//b'],
  ['message', 'en rad\nwww.b'],
  ['message', 'a=b'],
  ['acceptTerms', false],
] as const

test('a text with an address in it, and what else the contract refuses, is refused by the form', () => {
  expect(zContactFields.safeParse(good).error).toBeUndefined()
  for (const [name, value] of bad)
    expect.soft(zContactFields.safeParse({ ...good, [name]: value }).success, `${name}: ${value}`).toBe(false)
  for (const text of [' \n\u00a0\t', 'http://a', 'a\nwww.b', '<p>'])
    expect.soft(zDescription.safeParse(text).success, text).toBe(false)
  expect(zDescription.safeParse('\n Vatten\u00a0läcker @ köket').success).toBe(true)
})

test('the mock refuses the same, for the pattern', async () => {
  const { call } = controlClient()
  const send = (fields: object) =>
    call<{ errors: { pointer: string; code: string }[] } | undefined>('POST', '/contentservice/contact', {
      body: { formType: 'modalContact', siteId: 1, pageId: 'page-jmse-start', fields },
    })
  expect((await send(good)).status).toBe(204)
  for (const [name, value] of bad) {
    const { status, body } = await send({ ...good, [name]: value })
    const codes = body?.errors.filter(({ pointer }) => pointer === `/fields/${name}`).map(({ code }) => code)
    const isText = typeof value === 'string'
    expect
      .soft([status, codes], `${name}: ${value}`)
      .toEqual([400, expect.arrayContaining(isText ? ['pattern'] : ['const'])])
  }
})
