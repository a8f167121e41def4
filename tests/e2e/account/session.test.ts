import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { builds } from '#scripts/portal/builds.ts'
import { type Journey, expect, on, test } from '#tests/support/journey/journey.ts'
import { pageHeading } from '#tests/support/pages/page-heading.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { header, login, session } = texts.sv

const minutes = (count: number) => count * 60_000

/** The file of the static build that tells of a session's end. */
function guardFile(): string {
  const text = readFileSync(`${builds.mocked.outDir}/.vite/manifest.json`, 'utf8')
  const manifest = JSON.parse(text) as Record<string, { file: string } | undefined>
  return manifest['src/features/session/timeout/session-guard.tsx']?.file ?? ''
}

/** Opens a page as Amira; from here on her clock is in the hands of the test. */
async function enter(page: Page, journey: Journey, path: string) {
  await page.clock.install()
  await journey({ persona: 'amira', path })
  await expect(page.getByRole('banner').getByRole('button', { name: /^Amira/ })).toBeVisible()
}

test(
  'a token with less than half an hour left is refreshed once, however much a page asks for [F-039, S-014, K-043]',
  { tag: '@static' },
  async ({ page, journey, mock }) => {
    await enter(page, journey, '/mina-sidor/')
    const refreshes: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/login/refresh_token') && request.method() === 'GET')
        refreshes.push(request.url())
    })
    // a mock backend inside the page goes by the clock of the page
    if (!mock.needsPage) await mock.call('POST', '/clock/advance', { seconds: 31 * 60 })
    // meanwhile no page is open that could ask, and be broken off by the next
    const address = page.url()
    await page.goto('about:blank')
    await page.clock.fastForward(minutes(31))
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: /Amira/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: header.favourites }).click()
    await expect(page).toHaveURL(/#favorites$/)
    await expect(pageHeading(page)).toBeVisible()
    expect(refreshes).toHaveLength(1)
  },
)

test(
  'a session that ends on My Pages is told, with a way to log in, and leaves one at the start page [F-040, F-041, S-016, S-017, X-076]',
  { tag: '@static' },
  async ({ page, journey, baseURL }) => {
    // the watch begins after the first window, and whoever is watched needs this
    const watched = page.waitForResponse((response) => response.url().endsWith(guardFile()))
    await enter(page, journey, '/mina-sidor/')
    await watched
    await page.clock.fastForward(minutes(61))
    const ended = page.getByRole('dialog', { name: session.expired.title })
    await expect(ended).toBeVisible()
    await expect(page).toHaveURL(on('localhost', '/', baseURL))
    const cookies = await page.context().cookies(page.url())
    expect(cookies.find(({ name }) => name === 'token')).toBeUndefined()
    await ended.getByRole('button', { name: session.expired.login }).click()
    await expect(page.getByRole('dialog', { name: login.title })).toBeVisible()
  },
)
