import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey/journey.ts'
import { pageHeading } from '#tests/support/pages/page-heading.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { app, consent } = texts.sv

test.use({ asksForCookies: true })

/** What the question about cookies reports from here on. */
function answersOf(page: Page): string[] {
  const answers: string[] = []
  page.on('request', (request) => {
    const [, answer] = /\/api\/experiments\/cookie-consent\/(.+)$/.exec(request.url()) ?? []
    if (answer) answers.push(`${request.method()} ${answer} ${request.postData() ?? 'no body'}`)
  })
  return answers
}

const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies(page.url())).find((cookie) => cookie.name === name)

test('a new visitor is asked about cookies, and agrees to all for six months [F-033, F-036, S-007, K-045]', async ({
  page,
  journey,
}) => {
  const answers = answersOf(page)
  await page.clock.install()
  await journey({ path: '/om-oss/' })
  await expect(pageHeading(page)).toBeVisible()
  const dialog = page.getByRole('dialog', { name: consent.title })
  await page.clock.runFor(2000)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: consent.agree }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => answers).toEqual(['POST 2 no body'])

  const cookie = await cookieNamed(page, 'consent')
  expect(cookie?.value).toBe('answered.statistics.marketing.thirdParty')
  const uid = await cookieNamed(page, 'uid')
  expect(uid?.value).toMatch(/^anon-/)
  for (const { expires = 0 } of [cookie ?? {}, uid ?? {}])
    expect(Math.round((expires - Date.now() / 1000) / 86_400)).toBe(182)
  await page.reload()
  await expect(pageHeading(page)).toBeVisible()
  await page.clock.runFor(3000)
  await expect(dialog).toBeHidden()
})

test('a visitor chooses for themselves, and can change that at the foot of the page [F-034, F-035, S-008, S-009, E-080]', async ({
  page,
  journey,
}) => {
  const answers = answersOf(page)
  await journey({ path: '/om-oss/' })
  const dialog = page.getByRole('dialog', { name: consent.title })
  await dialog.getByRole('button', { name: consent.choices }).click()
  for (const kind of ['statistics', 'marketing', 'thirdParty'] as const)
    await expect(dialog.getByRole('switch', { name: consent[kind].label })).not.toBeChecked()
  await dialog.getByRole('switch', { name: consent.statistics.label }).check()
  await dialog.getByRole('button', { name: consent.save }).click()
  await expect(dialog).toBeHidden()
  expect((await cookieNamed(page, 'consent'))?.value).toBe('answered.statistics')

  await page.getByRole('button', { name: app.cookieSettings }).click()
  await expect(dialog.getByRole('switch', { name: consent.statistics.label })).toBeChecked()
  await dialog.getByRole('button', { name: consent.onlyNecessary }).click()
  await expect(dialog).toBeHidden()
  expect((await cookieNamed(page, 'consent'))?.value).toBe('answered')
  await expect.poll(() => answers).toEqual(['POST 3 no body', 'POST 3 no body'])
  expect(await cookieNamed(page, 'uid')).toBeUndefined()
})

test('how fast a page was is reported without what its address asks for [F-031, N-033, C-102]', async ({
  page,
  journey,
}) => {
  const vital = page.waitForRequest(/\/api\/webvitals\/save$/)
  await journey({ path: '/om-oss/?utm_source=brev' })
  const { path, name } = (await vital).postDataJSON() as { path: string; name: string }
  expect(path).toBe('/om-oss/')
  expect(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']).toContain(name)
})

test('nothing is counted before a visitor agrees, and then the script comes once [F-037, S-005]', async ({
  page,
  journey,
}) => {
  const scripts: string[] = []
  const counted: string[] = []
  // files of a build are named by their content alone
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const isScript = (code: string) => code.includes('collector') && code.includes('sendEvent')
    void response.text().then(
      (code) => isScript(code) && scripts.push(response.url()),
      () => undefined,
    )
  })
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/insights/save'))
      counted.push((request.postDataJSON() as { name: string }).name)
  })
  await journey({ path: '/om-oss/' })
  const dialog = page.getByRole('dialog', { name: consent.title })
  await expect(dialog).toBeVisible()
  expect([...scripts, ...counted]).toEqual([])
  await dialog.getByRole('button', { name: consent.agree }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => scripts.length).toBe(1)
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click()
  await follow('Kundservice')
  await expect.poll(() => counted.length).toBe(1)

  await page.getByRole('button', { name: app.cookieSettings }).click()
  await dialog.getByRole('switch', { name: consent.marketing.label }).uncheck()
  await dialog.getByRole('button', { name: consent.save }).click()
  await expect(dialog).toBeHidden()
  await follow('Karriär')
  await expect.poll(() => counted.length).toBe(2)
  expect(scripts).toHaveLength(1)
})

test('where a visitor comes from is remembered for a day [F-038, K-047, K-049, R-066]', async ({
  page,
  journey,
}) => {
  await journey({ path: '/om-oss/?utm_source=brev&utm_medium=e-post' })
  await expect.poll(async () => (await cookieNamed(page, 'source'))?.value).toBe('brev')
  await expect.poll(async () => (await cookieNamed(page, 'medium'))?.value).toBe('e-post')
  const medium = await cookieNamed(page, 'medium')
  expect(((medium?.expires ?? 0) - Date.now() / 1000) / 3600).toBeCloseTo(24, 0)
})
