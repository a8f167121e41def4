import sv from '#src/features/credentials/messages.sv.json' with { type: 'json' }
import settingsFi from '#src/features/settings/messages.fi.json' with { type: 'json' }
import settingsNb from '#src/features/settings/messages.nb.json' with { type: 'json' }
import consentNb from '#src/features/site-consent/messages.nb.json' with { type: 'json' }
import { button, field, password } from '#tests/support/account-pages.ts'
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import type { MockControl } from '#tests/support/mock-control.ts'
import { texts } from '#tests/support/texts.ts'

const { login } = texts.sv

// each state is looked through for barriers
test.slow()

type Letter = { to: string; links: { url: string }[] }

/** The way that the link of the newest letter leads, without a host; `nth` counts back from it. */
async function linkOf(mock: MockControl, nth = 0): Promise<string> {
  const letters = await mock.call<Letter[]>('GET', '/mailbox')
  const { url = '' } = letters.filter(({ links }) => links.length > 0)[nth]?.links[0] ?? {}
  const { pathname, search } = new URL(url, 'http://localhost')
  return pathname + search
}

test('the link of the mail leads to a new password, which logs in; the link is good once, and its key is told to nobody else [F-158, T-026, C-024, V-003, V-015]', async ({
  page,
  mock,
  journey,
  baseURL,
}) => {
  await mock.apply('password-link-mailed')
  const link = await linkOf(mock)
  const key = link.replace(/^.*token=/, '')
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) addresses.push(request.url())
  })
  await journey({ path: link })
  await expect(page).toHaveURL(/\/valj-losenord\/$/)
  expect(key.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => address.includes(key))).toEqual([])

  const save = button(page, sv.password.submit)
  await password(page, sv.password.new).fill('kort')
  await password(page, sv.password.repeated).fill('lång')
  await save.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: sv.password.summary })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([sv.password.wrong, sv.password.differ])
  expect(await barriers(page)).toEqual([])

  for (const name of [sv.password.new, sv.password.repeated]) await password(page, name).fill('nytt-losenord')
  await save.press('Enter')
  await expect(page.getByRole('heading', { name: sv.password.done })).toBeFocused()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: sv.login, exact: true }).press('Enter')
  await button(page, login.email.toggle).press('Enter')
  await field(page, login.email.email).fill('tove.granlund@example.com')
  await password(page, login.email.password).fill('nytt-losenord')
  await button(page, login.email.submit).press('Enter')
  await expect(page).toHaveURL(/\/mina-sidor\/$/)

  await page.goto(on('localhost', link, baseURL))
  for (const name of [sv.password.new, sv.password.repeated])
    await password(page, name).fill('annat-losenord')
  await save.press('Enter')
  await expect(page.getByRole('heading', { name: sv.password.gone })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: sv.password.newLink }).press('Enter')
  await expect(page).toHaveURL(/\/glomt-losenord\/$/)
})

test('the link of the mail changes the e-mail address, and says so [F-157, T-015, C-023, Q-028]', async ({
  page,
  mock,
  journey,
}) => {
  await mock.apply('email-link-mailed')
  await mock.fault({ operationId: 'confirmChangeEmail', status: 503 })
  await journey({ persona: 'tove', path: await linkOf(mock) })
  await expect(page.getByText(sv.email.failed)).toBeVisible()
  await mock.clearFaults()
  await button(page, sv.email.retry).press('Enter')
  await expect(page.getByRole('heading', { name: sv.email.done })).toBeFocused()
  await expect(page).toHaveURL(/\/byt-epost\/$/)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: sv.email.settings }).press('Enter')
  await expect(page.getByText('tove.ny@example.com')).toBeVisible()
})

test('the pages around an account are there in Norway and Finland, in their languages [R-041]', async ({
  page,
  journey,
}) => {
  await journey({ site: 'Jmno', path: '/glemt-passord/' })
  await expect(button(page, texts.nb.login.reset.submit)).toBeVisible()
  await journey({ site: 'Jmoy', path: '/unohtunut-salasana/' })
  await expect(button(page, 'Lähetä linkki')).toBeVisible()
  await journey({ site: 'Jmoy', path: '/luo-tili/' })
  await expect(button(page, 'Jatka tunnistautumiseen')).toBeVisible()
  await journey({ site: 'Jmno', persona: 'henning', path: '/mine-sider/mine-innstillinger/' })
  await expect(field(page, settingsNb.field.securityNumber)).toHaveValue('128294*****')
  await journey({ site: 'Jmoy', persona: 'eetu', path: '/sivuni/asetukset/' })
  await expect(field(page, settingsFi.field.securityNumber)).toHaveValue(/^\d{6}[-+A-Y]\*{4}$/)
})

test('in Norway an e-ID is shown on another page, and on the way back the settings say whose it is already [C-015, C-017, R-062, X-010]', async ({
  page,
  journey,
}) => {
  await journey({ site: 'Jmno', persona: 'tove', path: '/mine-sider/mine-innstillinger/' })
  // her account is Swedish, so this site asks for consent first
  await button(page, consentNb.agree).press('Enter')
  await button(page, settingsNb.eid.connect).press('Enter')
  await expect(page).toHaveURL(/\/eid-provider\//)
  await page.getByRole('radio', { name: /Henning/ }).check()
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await expect(page).toHaveURL(/\/mine-innstillinger\/$/)
  await expect(page.getByText(settingsNb.eid.problem.alreadyExists)).toBeVisible()
})
