import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

async function asPersona(persona: string) {
  const client = accountClient()
  const token = await client.tokenFor(persona)
  const join = (body: object) =>
    client.call('POST', '/account_service/update/vipmembership', { body: { siteId: 1, ...body }, token })
  const own = async () => (await client.user(token)).body
  return { ...client, token, join, own }
}

const day = 86_400

test('who joins for the fee is a VIP for a year and has the fee to pay [C-014, N-004, N-005]', async () => {
  const { join, own, world, mails, call, token } = await asPersona('jonas')
  const today = world().data.today
  expect((await join({})).body).toMatchObject({ status: 'ok', result: 'Ok' })
  expect(await own()).toMatchObject({
    isVip: true,
    vip: { siteId: 1, campaignCode: '' },
    vipSites: ['Jmse'],
    vipMemberships: [{ site: 'Jmse', from: today }],
    payments: [{ site: 'Jmse', status: 'NotPaid', payedWithCode: false, amount: 500, currency: 'SEK' }],
  })
  expect(mails()).toMatchObject([{ subject: 'Din VIP-avgift' }])
  expect(mails()[0]?.text).toContain('500 kr')
  expect((await call('GET', '/notifications/Jmse', { token })).body).toMatchObject([
    { notificationType: 'VipPayment' },
  ])
})

test('the membership ends after a year, and can be taken again [N-005]', async () => {
  const { join, advance, tokenFor, user, call } = await asPersona('jonas')
  await join({ campaignCode: 'VAR2026' })
  advance(366 * day)
  const token = await tokenFor('jonas')
  expect((await user(token)).body).toMatchObject({ isVip: false, vipSites: [] })
  await call('POST', '/account_service/update/vipmembership', { body: { siteId: 1 }, token })
  const { body } = await user(token)
  expect(body).toMatchObject({ isVip: true, vipSites: ['Jmse'] })
  expect(body.vipMemberships).toHaveLength(1)
  expect(body.payments.map(({ status }) => status)).toEqual(['Paid', 'NotPaid'])
})

test('a code stands for the fee, also for one that is open already [X-002]', async () => {
  const { join, own, mails } = await asPersona('saga')
  expect((await own()).payments).toMatchObject([{ status: 'NotPaid' }])
  await join({ campaignCode: 'var2026' })
  expect(await own()).toMatchObject({
    vip: { campaignCode: 'VAR2026' },
    payments: [{ status: 'Paid', payedWithCode: true, amount: 0 }],
  })
  expect(mails()).toMatchObject([{ subject: 'Nu är du VIP' }])
})

test('joining again changes nothing for a member, before the fee is paid and after', async () => {
  for (const persona of ['saga', 'viggo']) {
    const { join, own, mails } = await asPersona(persona)
    const before = await own()
    expect((await join({})).body).toMatchObject({ result: 'Ok' })
    expect(await own()).toEqual(before)
    expect(mails()).toEqual([])
  }
})

test('an open fee is invoiced two weeks before it is due, and reminded of in Norway alone [E-034, K-072]', async () => {
  const swedish = await asPersona('jonas')
  await swedish.join({})
  const norwegian = await asPersona('henning')
  await norwegian.join({ siteId: 5 })
  const statuses = async (days: number) => {
    const seen = [swedish, norwegian].map(async ({ advance, user, tokenFor }, index) => {
      advance(days * day)
      const token = await tokenFor(index === 0 ? 'jonas' : 'henning')
      return (await user(token)).body.payments.at(-1)?.status
    })
    return Promise.all(seen)
  }
  expect(await statuses(6)).toEqual(['NotPaid', 'NotPaid'])
  expect(await statuses(1)).toEqual(['NotPaidSent', 'NotPaidSent'])
  expect(await statuses(14)).toEqual(['NotPaidSent', 'NotPaidSent'])
  expect(await statuses(1)).toEqual(['NotPaidSent', 'Reminder1'])
})

test.each(['INGEN', 'HOST2024', 'SNART', 'NORDLYS'])(
  'the code %s is refused [X-002]',
  async (campaignCode) => {
    const { join, own } = await asPersona('jonas')
    expect((await join({ campaignCode })).body).toEqual({ status: 'error', result: 'InvalidCampaignCode' })
    expect((await own()).isVip).toBe(false)
  },
)

test('a code that has not begun is good when its day has come', async () => {
  const { advance, tokenFor, call } = accountClient()
  advance(60 * day)
  const token = await tokenFor('jonas')
  const body = { siteId: 1, campaignCode: 'SNART' }
  expect((await call('POST', '/account_service/update/vipmembership', { body, token })).body).toMatchObject({
    result: 'Ok',
  })
})

test('whoever guesses at codes is told to wait', async () => {
  const { join } = await asPersona('jonas')
  for (let attempt = 0; attempt < 10; attempt++) await join({ campaignCode: `GISSNING-${attempt}` })
  expect((await join({ campaignCode: 'VAR2026' })).status).toBe(429)
  expect((await join({})).status).toBe(200)
})

test('there is no VIP in Finland, on sites without login, and for associations [P-012]', async () => {
  const { join, call, tokenFor } = await asPersona('jonas')
  for (const siteId of [2, 6, 7]) expect((await join({ siteId })).status).toBe(403)
  const token = await tokenFor('karin', 'board', 'association-almvalvet')
  const body = { siteId: 1 }
  expect((await call('POST', '/account_service/update/vipmembership', { body, token })).status).toBe(403)
})

test('a deceased person joins nothing [X-015]', async () => {
  const { join } = await asPersona('axel')
  expect((await join({})).body).toMatchObject({ result: 'Error', errorCode: 'general' })
})
