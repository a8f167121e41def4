import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { SiteKey } from '#src/sites/site.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()

const { login } = allTexts('sv')
const t = translated('sv')

type Letter = { links: { url: string }[] }

/** The way that the link of a letter leads, without a host; `nth` counts back from the newest. */
async function linkOf(nth = 0): Promise<string> {
  const letters = await mock.call<Letter[]>('GET', '/mailbox')
  const { url = '' } = letters.filter(({ links }) => links.length > 0)[nth]?.links[0] ?? {}
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

const main = () => page.getByRole('main')
const field = (name: string) => main().getByRole('textbox', { name, exact: true })
const password = (name: string) => main().getByLabelText(name, { exact: true })
const button = (name: string) => main().getByRole('button', { name, exact: true })
const link = (name: string) => main().getByRole('link', { name, exact: true })

test('the link of the mail leads to a new password, which logs in; the link is good once, and its key is told to nobody else [F-158, T-026, C-024, V-003, V-015]', async () => {
  await mock.apply('password-link-mailed')
  const path = await linkOf()
  const key = path.replace(/^.*token=/, '')
  await visit({ path })
  await expect.poll(() => location.pathname + location.search).toBe('/valj-losenord/')
  expect(key.length).toBeGreaterThan(5)

  const save = button(texts.password.submit)
  await password(texts.password.new).fill('kort')
  await password(texts.password.repeated).fill('lång')
  await save.click()
  const summary = page.getByRole('alert').filter({ hasText: texts.password.summary })
  await expect.element(summary).toHaveFocus()
  const told = summary
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
  expect(told).toEqual([texts.password.wrong, texts.password.differ])
  expect(await barriersHere()).toEqual([])

  const type = async (value: string) => {
    for (const name of [texts.password.new, texts.password.repeated]) await password(name).fill(value)
    await save.click()
  }
  await type('nytt-losenord')
  await expect.element(page.getByRole('heading', { name: texts.password.done })).toHaveFocus()
  expect(await barriersHere()).toEqual([])
  const addresses = asked('').map((call) => call.path + call.query)
  expect(addresses.filter((address) => address.includes(key))).toEqual([])

  await link(texts.login).click()
  await button(login.email.toggle).click()
  await field(login.email.email).fill('tove.granlund@example.com')
  await password(login.email.password).fill('nytt-losenord')
  await button(login.email.submit).click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/')

  await cleanup()
  await visit({ path })
  await type('annat-losenord')
  await expect.element(page.getByRole('heading', { name: texts.password.gone })).toHaveFocus()
  await link(texts.password.newLink).click()
  await expect.poll(() => location.pathname).toBe('/glomt-losenord/')
})

test('the link of the mail changes the e-mail address, and says so [F-157, T-015, C-023, Q-028]', async () => {
  await mock.apply('email-link-mailed')
  await mock.fault({ operationId: 'confirmChangeEmail', status: 503 })
  await visit({ persona: 'tove', path: await linkOf() })
  await expect.element(page.getByText(texts.link.failed)).toBeVisible()
  const tries = () => asked('').filter((call) => call.path.includes('/user/changeemail/')).length
  const before = tries()
  button(texts.link.retry).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(tries).toBeGreaterThan(before)
  await expect.element(button(texts.link.retry)).toHaveFocus()
  await mock.clearFaults()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: texts.email.done })).toHaveFocus()
  expect(location.pathname + location.search).toBe('/byt-epost/')
  expect(await barriersHere()).toEqual([])
  await link(texts.email.settings).click()
  await expect
    .element(page.getByText(t('settings.email.current', { email: 'tove.ny@example.com' })))
    .toBeVisible()
})

test('who never asked for another address takes the change back by the mail to the old one, once and after being asked [F-157, T-015]', async () => {
  await mock.apply('email-changed')
  await mock.fault({ operationId: 'undoChangeEmail', status: 503 })
  const path = await linkOf()
  await visit({ path })
  await expect.element(page.getByRole('heading', { name: texts.undo.asks })).toBeVisible()
  expect(location.pathname + location.search).toBe('/byt-epost/')
  expect(await barriersHere()).toEqual([])
  await button(texts.undo.button).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(texts.undo.failed)
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(texts.undo.button).dblClick()
  await expect.element(page.getByRole('heading', { name: texts.undo.done })).toHaveFocus()
  expect(await barriersHere()).toEqual([])
  expect(asked('/system/user/undochangeemail')).toHaveLength(2)
  const [newest] = await mock.call<{ to: string; subject: string }[]>('GET', '/mailbox')
  expect(newest).toMatchObject({ to: 'tove.ny@example.com' })

  await link(texts.undo.newPassword).click()
  await expect.poll(() => location.pathname).toBe('/glomt-losenord/')
})

test('a change of address can be taken back for a week, and then the page says whom to ask', async () => {
  await mock.apply('email-changed')
  await mock.call('POST', '/clock/advance', { seconds: 8 * 86_400 })
  await visit({ path: await linkOf() })
  await button(texts.undo.button).click()
  await expect.element(page.getByRole('heading', { name: texts.undo.gone })).toHaveFocus()
  expect(await barriersHere()).toEqual([])
})

test('who forgot the password types an address, learns where the mail went and what to do if none comes, and can send again [R-023, F-063, S-024, V-010, C-025]', async () => {
  await visit({ path: '/glomt-losenord/' })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Glömt lösenordet?', exact: true }))
    .toBeVisible()
  const email = field(login.email.email)
  await email.fill('tove')
  await button(login.reset.submit).click()
  await expect.element(page.getByText(login.field.emailFormat)).toBeVisible()
  await expect.element(email).toHaveFocus()
  expect(await barriersHere()).toEqual([])

  const address = 'tove.granlund@example.com'
  await email.fill(address)
  // the answer comes at once, and takes the button with it
  const send = button(login.reset.submit).element() as HTMLElement
  send.click()
  send.click()
  await expect.element(page.getByRole('heading', { name: login.reset.sentTitle })).toHaveFocus()
  await expect.element(page.getByText(t('login.reset.sentText', { email: address }))).toBeVisible()
  await expect.element(page.getByText(login.reset.sentHint)).toBeVisible()
  expect(asked('/system/user/forgotpassword')).toHaveLength(1)
  expect(location.href).not.toContain('tove')
  expect(await barriersHere()).toEqual([])

  await button(login.reset.again).click()
  await expect.element(email).toHaveValue(address)
  await expect.element(email).toHaveFocus()
  await link(login.reset.back).click()
  await expect.poll(() => location.pathname).toBe('/logga-in/')
})

test('the pages around an account are there in Norway and Finland, in their languages [R-041]', async () => {
  const open = async (site: SiteKey, path: string, persona?: string) => {
    await cleanup()
    await visit({ site, path, ...(persona && { persona }) })
  }
  await open('Jmno', '/glemt-passord/')
  await expect.element(button(translated('nb')('login.reset.submit'))).toBeVisible()
  await open('Jmoy', '/unohtunut-salasana/')
  await expect.element(button('Lähetä linkki')).toBeVisible()
  await open('Jmoy', '/luo-tili/')
  await expect.element(button('Jatka tunnistautumiseen')).toBeVisible()
  await open('Jmno', '/mine-sider/mine-innstillinger/', 'henning')
  await expect.element(field(translated('nb')('settings.field.securityNumber'))).toHaveValue('128294*****')
  await open('Jmoy', '/sivuni/asetukset/', 'eetu')
  const finnish = field(translated('fi')('settings.field.securityNumber'))
  await expect.element(finnish).toBeVisible()
  expect((finnish.element() as HTMLInputElement).value).toMatch(/^\d{6}[-+A-Y]\*{4}$/)
})

test('who comes to choose a password without a link is told where it is [F-158, T-026]', async () => {
  await visit({ path: '/valj-losenord/' })
  await expect.element(page.getByRole('heading', { name: texts.password.missing })).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a password that cannot be saved stays where it was typed [F-158]', async () => {
  await mock.apply('password-link-mailed')
  await visit({ path: await linkOf() })
  const save = page.getByRole('main').getByRole('button', { name: texts.password.submit })
  await mock.fault({ operationId: 'setPassword', status: 503 })
  for (const name of [texts.password.new, texts.password.repeated])
    await page.getByLabelText(name, { exact: true }).fill('nytt-losenord')
  await save.click()
  await expect.element(page.getByText(texts.password.failed)).toBeVisible()
  await expect.element(page.getByLabelText(texts.password.new, { exact: true })).toHaveValue('nytt-losenord')
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await save.click()
  await expect.element(page.getByRole('heading', { name: texts.password.done })).toHaveFocus()
})

for (const { scenario, nth, end, ids } of [
  { scenario: 'email-link-expired', nth: 0, end: 'gone', ids: 'F-157' },
  { scenario: 'email-link-superseded', nth: 1, end: 'superseded', ids: 'F-157' },
  { scenario: 'email-link-taken', nth: 0, end: 'inUse', ids: 'F-157, V-013' },
] as const) {
  test(`a link that changes no address says why: ${end} [${ids}]`, async () => {
    await mock.apply(scenario)
    await visit({ path: await linkOf(nth) })
    await expect.element(page.getByRole('heading', { name: texts.email[end] })).toBeVisible()
    // whatever the reason, it looks the same
    expect(end === 'gone' ? await barriersHere() : []).toEqual([])
  })
}

test('the link of a mail about a search asks before it stops the mails, and takes it back [F-153, CI-003]', async () => {
  const { alerts } = texts
  const name = 'Minst 40 m²'
  await mock.apply('searches-alerts')
  const letters = await mock.call<Letter[]>('GET', '/mailbox')
  const links = letters.flatMap((letter) => letter.links.map(({ url }) => url))
  const path = links.findLast((url) => url.startsWith('/bevakning/')) ?? ''
  await visit({ path })
  await expect
    .element(page.getByRole('heading', { name: t('credentials.alerts.asks', { name }) }))
    .toHaveFocus()
  await expect.poll(() => location.pathname + location.search).toBe('/bevakning/')
  expect(asked('/account_service/searchlink/alerts')).toEqual([])
  expect(await barriersHere()).toEqual([])

  await mock.fault({ operationId: 'changeAlertsOfLink', status: 503 })
  await button(alerts.stop).click()
  await expect.element(page.getByText(alerts.notChanged)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(alerts.stop).click()
  const stopped = page.getByRole('heading', { name: t('credentials.alerts.stopped', { name }) })
  await expect.element(stopped).toHaveFocus()
  await button(alerts.undo).click()
  const again = page.getByRole('heading', { name: t('credentials.alerts.changed', { name }) })
  await expect.element(again).toHaveFocus()
  await expect.element(page.getByText(alerts.daily)).toBeVisible()
  const key = path.replace(/^.*code=/, '')
  expect(asked('').filter((call) => (call.path + call.query).includes(key))).toEqual([])

  await cleanup()
  await visit({ path: '/bevakning/?code=alr-nobody' })
  await expect.element(page.getByRole('heading', { name: alerts.gone })).toHaveFocus()
  expect(await barriersHere()).toEqual([])
})

test('the link of a mail about a lowered price asks before it stops the mails about prices, and takes it back [F-152, CI-003]', async () => {
  const { prices, ...alerts } = texts.alerts
  await mock.apply('prices-lowered')
  const letters = await mock.call<Letter[]>('GET', '/mailbox')
  const links = letters.flatMap((letter) => letter.links.map(({ url }) => url))
  const path = links.find((url) => url.startsWith('/bevakning/')) ?? ''
  const key = new URLSearchParams(path.split('?')[1]).get('code') ?? ''
  const calls = () => asked('/account_service/pricelink/mails')
  const heading = (name: string) => page.getByRole('heading', { name })
  await visit({ path })
  await expect.element(heading(prices.asks)).toBeVisible()
  await expect.poll(() => location.pathname + location.search).toBe('/bevakning/?about=prices')
  expect(calls()).toEqual([])
  expect(await barriersHere()).toEqual([])

  await mock.fault({ operationId: 'changePriceMailsOfLink', status: 503 })
  await button(alerts.stop).click()
  await expect.element(page.getByText(alerts.notChanged)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(alerts.stop).dblClick()
  await expect.element(heading(prices.stopped)).toHaveFocus()
  expect(calls()).toHaveLength(2)
  expect(await barriersHere()).toEqual([])
  await button(prices.resume).click()
  await expect.element(heading(prices.resumed)).toHaveFocus()
  await expect.element(page.getByText(prices.resumedText)).toBeVisible()
  await expect.element(link(alerts.settings)).toHaveAttribute('href', '/mina-sidor/mina-installningar/')
  expect(asked('').filter((call) => (call.path + call.query).includes(key))).toEqual([])
})

test('a link about prices that belongs to nobody says so once it is pressed, one of too many tries to wait, and one without a code where the link is', async () => {
  const { prices, ...alerts } = texts.alerts
  await visit({ path: '/bevakning/?code=prc-nobody&about=prices' })
  await mock.fault({ operationId: 'changePriceMailsOfLink', status: 429 })
  await button(alerts.stop).click()
  await expect.element(page.getByText(texts.link.tooMany)).toBeVisible()
  await mock.clearFaults()
  await button(alerts.stop).click()
  await expect.element(page.getByRole('heading', { name: prices.gone })).toHaveFocus()
  expect(await barriersHere()).toEqual([])

  await cleanup()
  await visit({ path: '/bevakning/?about=prices' })
  await expect.element(page.getByText(prices.missingText)).toBeVisible()
})
