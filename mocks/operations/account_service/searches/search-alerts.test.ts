import { expect, test } from 'vitest'
import type { components } from '#gen/mock_control/types.ts'
import { accountClient } from '#tests/support/clients/account-client.ts'
import { releaseOf } from '../../../state/bookings/sale/releases.ts'

type Mail = components['schemas']['Mail']

const path = '/account_service/user/savedsearches'
const day = 86_400

/** Jonas, and a project on the main site of which something is for sale in advance. */
function asJonas() {
  const { backend, call, world, tokenFor, advance } = accountClient()
  const { homes, stages } = world().catalogue.site('Jmse')
  const inAdvance = homes.filter(({ status }) => status === 'preselling').map(({ stageId }) => stageId)
  const stage = stages.find(
    ({ id, vipEnd = '', salesStart }) => inAdvance.includes(id) && vipEnd < salesStart,
  )
  if (!stage) throw new Error('nothing is sold in advance')
  const start = Date.parse(stage.salesStart)
  /** In how many days all that is sent once a day has told of the start of sales. */
  const daysUntilTold = Math.ceil((start - world().clock.now()) / (day * 1000))
  const save = async (name: string, alerts?: string, filter: object = { stageIds: [stage.id] }) => {
    const body = { name, url: `/sok-bostad/?q=${name}`, filter, siteId: 1 }
    const sent = { body: { ...body, ...(alerts && { alerts }) }, token: await tokenFor('jonas') }
    return (await call<{ id: string }>('POST', path, sent)).body.id
  }
  const change = async (id: string, alerts: string, by = 'jonas') =>
    call('PATCH', `${path}/${id}`, { body: { alerts }, token: await tokenFor(by) })
  const mails = async () => {
    const { body } = await call<Mail[]>('GET', '/__mock/mailbox')
    return body.filter(({ subject }) => subject.startsWith('Nytt i'))
  }
  return { backend, call, save, change, mails, advance, world, daysUntilTold, tokenFor }
}

test('a start of sales is mailed once, with the next mail of the day or of the week, to whoever asked for it [F-153, CI-002]', async () => {
  const { save, mails, advance, world, daysUntilTold } = asJonas()
  const began = world().clock.now()
  await save('Dagligen', 'daily')
  await save('Veckovis', 'weekly')
  await save('Aldrig')
  advance((daysUntilTold - 1) * day)
  expect(await mails()).toEqual([])
  advance(8 * day)
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Nytt i din sökning ”Veckovis”',
    'Nytt i din sökning ”Dagligen”',
  ])
  const after = (days: number) => new Date(began + days * day * 1000).toISOString()
  expect(sent.map(({ sentAt }) => sentAt)).toEqual([
    after(Math.ceil(daysUntilTold / 7) * 7),
    after(daysUntilTold),
  ])
  expect(sent[1]?.text).toContain(' kr: försäljningen har startat\n')
  expect(sent[1]?.links.map(({ url }) => url)).toEqual([
    '/sok-bostad/?q=Dagligen',
    expect.stringMatching(/^\/bevakning\/\?code=alr-[0-9a-f]{24}$/),
    '/mina-sidor/sparade-sokningar/',
  ])
  advance(30 * day)
  expect(await mails()).toEqual(sent)
})

test('a mail about a search says to mail programs by what they stop it', async () => {
  const { save, mails, advance, daysUntilTold } = asJonas()
  await save('Dagligen', 'daily')
  advance(daysUntilTold * day)
  const [mail] = await mails()
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(
    /^<https:\/\/localhost\/account_service\/unsubscribe\?code=alr-[0-9a-f]{24}>$/,
  )
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

test('the button of a mail program stops the mails of that search without a login, twice like once [CI-001, CI-003, F-153]', async () => {
  const { backend, save, mails, advance, world, daysUntilTold } = asJonas()
  await save('Dagligen', 'daily')
  await save('Annan', 'daily')
  advance(daysUntilTold * day)
  const mail = (await mails()).find(({ subject }) => subject.includes('Dagligen'))
  const address = /<https:\/\/localhost(\S+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const alerts = () =>
    world()
      .accounts.byId('user-jonas')
      ?.savedSearches.map((one) => one.alerts)
  const post = async (body: BodyInit, to = address) =>
    (await backend.handle(new Request(`http://localhost${to}`, { method: 'POST', body })))?.status
  const pressed = () => new URLSearchParams(mail?.headers?.['List-Unsubscribe-Post'])
  expect(await post(new URLSearchParams('List-Unsubscribe=Maybe'))).toBe(400)
  expect(await post(pressed(), '/account_service/unsubscribe?code=alr-nobody')).toBe(404)
  expect(alerts()).toEqual(['daily', 'daily'])
  expect(await post(pressed())).toBe(204)
  expect(alerts()?.toSorted()).toEqual(['daily', 'never'])
  const parts = new FormData()
  parts.append('List-Unsubscribe', 'One-Click')
  expect(await post(parts)).toBe(204)
  expect(alerts()?.toSorted()).toEqual(['daily', 'never'])
})

test('whoever opens the address of the button comes to the page of the mail’s own link, which asks first; nothing is stopped [CI-001, CI-003, F-153]', async () => {
  const { backend, save, mails, advance, world, daysUntilTold } = asJonas()
  await save('Dagligen', 'daily')
  advance(daysUntilTold * day)
  const [mail] = await mails()
  const address = /<(https:\/\/\S+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const opened = async (url: string) => {
    const answer = await backend.handle(new Request(url))
    return [answer?.status, answer?.headers.get('location')]
  }
  const page = mail?.links.find(({ purpose }) => purpose === 'stopAlerts')?.url
  expect(await opened(address)).toEqual([303, page])
  const elsewhere = address.replace('https://localhost', 'http://127.0.0.1:4010')
  expect(await opened(elsewhere)).toEqual([303, `${page}&site=Jmse`])
  const another = 'code=alr-nobody'
  expect(await opened(`https://no.localhost/account_service/unsubscribe?${another}`)).toEqual([
    303,
    `/varsling/?${another}`,
  ])
  expect(world().accounts.byId('user-jonas')?.savedSearches[0]?.alerts).toBe('daily')
})

test('whoever stops the mails of a search gets what was due before, and no more; nobody stops another’s [CI-001]', async () => {
  const { save, change, mails, advance, daysUntilTold } = asJonas()
  const [due, stopped] = [await save('Hinner', 'daily'), await save('Slutar', 'daily')]
  expect((await change(due, 'never', 'saga')).status).toBe(404)
  expect(await change(stopped, 'never')).toMatchObject({ status: 200, body: { alerts: 'never' } })
  advance(daysUntilTold * day)
  await change(due, 'never')
  expect(await mails()).toMatchObject([{ subject: 'Nytt i din sökning ”Hinner”' }])
  await change(stopped, 'daily')
  advance(7 * day)
  expect(await mails()).toHaveLength(1)
})

test('the link of a mail stops the mails about its search without a login, and takes that back; to open it stops nothing, and another code is nobody’s [CI-001, CI-003, F-153]', async () => {
  const { call, save, mails, advance, world, daysUntilTold, tokenFor } = asJonas()
  const id = await save('Dagligen', 'daily')
  advance(daysUntilTold * day)
  const [first] = await mails()
  const code = /code=(\S+)/.exec(first?.text ?? '')?.[1] ?? ''
  const look = (of = code) => call('POST', '/account_service/searchlink', { body: { code: of } })
  const set = (alerts: string, of = code) =>
    call('POST', '/account_service/searchlink/alerts', { body: { code: of, alerts } })
  const kept = () => world().accounts.byId('user-jonas')?.savedSearches[0]?.alerts
  const told = { name: 'Dagligen', url: '/sok-bostad/?q=Dagligen' }
  expect(await look()).toMatchObject({ status: 200, body: { ...told, alerts: 'daily' } })
  expect(kept()).toBe('daily')
  const stopped = { status: 200, body: { ...told, alerts: 'never' } }
  expect([await set('never'), await set('never')]).toMatchObject([stopped, stopped])
  expect(kept()).toBe('never')
  expect(await set('daily')).toMatchObject({ body: { alerts: 'daily' } })
  expect((await look('alr-0123')).status).toBe(404)
  expect((await set('never', 'alr-0123')).status).toBe(404)
  expect(kept()).toBe('daily')
  await call('DELETE', `${path}/${id}`, { token: await tokenFor('jonas') })
  expect((await set('never')).status).toBe(404)
  expect(
    JSON.stringify(await call('GET', '/account_service/user', { token: await tokenFor('jonas') })),
  ).not.toContain(code)
})

test('homes that are let out as time passes are mailed, marked as new in the search and on their page, and can be booked [F-153, CI-001]', async () => {
  const { call, save, mails, advance, world } = asJonas()
  const { catalogue } = world()
  const kept = catalogue
    .site('Jmse')
    .homes.filter(({ id, status }) => status === 'notAvailable' && releaseOf(catalogue, id))
  const [first] = kept.toSorted(
    (a, b) => (releaseOf(catalogue, a.id)?.at ?? 0) - (releaseOf(catalogue, b.id)?.at ?? 0),
  )
  const at = releaseOf(catalogue, first?.id ?? '')?.at ?? 0
  if (!first) throw new Error('all homes are let out')
  await save('Allt', 'daily', { stageIds: [first.stageId] })
  const hit = async () => {
    const body = { siteId: 1, ids: [first.id] }
    const { hits } = (await call<{ hits: object[] }>('POST', '/residence/search/by_ids/object', { body }))
      .body
    return hits[0]
  }
  expect(await hit()).toMatchObject({ status: 'notAvailable' })
  advance(Math.ceil((at - world().clock.now()) / 1000) + day)
  expect(await hit()).toMatchObject({
    status: 'forSale',
    publishedAt: new Date(at).toISOString().replace('.000', ''),
  })
  const told = (await mails()).map(({ text }) => text).join()
  expect(told).toMatch(new RegExp(`${first.stageName}, ${first.objectNumber}, [\\d\\s]+ kr: ny\\n`))
  const bookable = await call('GET', `/booking/is_bookable/${first.id}`)
  expect(bookable.status).toBe(200)
})
