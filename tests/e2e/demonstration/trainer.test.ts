import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { builds } from '#scripts/portal/builds.ts'
import { t } from '#tests/support/texts/trainer-texts.ts'
import { barriers } from '#tests/support/barriers/barriers.ts'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { filled, texts as portalTexts } from '#tests/support/texts/texts.ts'
import { makeThree, nameOf, press, rowOf, tabTo } from '#tests/support/pages/trainer.ts'

const { login, myPages, search } = portalTexts.sv

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Presses a button by keyboard once it counts: while something is being done it does nothing. */
async function pressIdle(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).not.toHaveAttribute('aria-disabled', 'true')
  await press(page, wanted)
}

// one after the other: each sees the worlds of the others in its list
test.describe.configure({ mode: 'default', timeout: 120_000 })

test(
  'a trainer makes three worlds, starts a scenario there, jumps 30 days, resets and deletes them, all by keyboard',
  { tag: '@static' },
  async ({ page, world, baseURL }) => {
    await page.goto(on('localhost', '/trainer/', baseURL))
    await expect(page.getByRole('heading', { name: t('table.title'), exact: true })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    const names = await makeThree(page, nameOf(world))
    const rows = names.map((name) => rowOf(page, name))

    await tabTo(page, page.getByLabel(t('all.scenario')))
    await page.keyboard.type('Premises')
    await pressIdle(page, button(page, t('all.start')))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await press(page, page.getByRole('dialog').getByRole('button', { name: t('all.start') }))
    for (const row of rows) await expect(row).toContainText('Premises cannot be fetched')

    await pressIdle(page, button(page, t('all.month')))
    for (const row of rows) await expect(row).toContainText('+30 d')
    expect(await barriers(page)).toEqual([])

    await pressIdle(page, button(page, t('all.reset')))
    await press(page, page.getByRole('dialog').getByRole('button', { name: t('all.reset') }))
    await expect(page.getByRole('status')).toHaveText(t('all.reseted', { count: 3 }))
    for (const row of rows) await expect(row).toContainText(t('make.none'))
    for (const row of rows) await expect(row).not.toContainText('+30 d')

    await pressIdle(page, button(page, t('all.remove')))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, t('all.remove'))).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('dialog').getByRole('button', { name: t('all.remove') }))
    for (const row of rows) await expect(row).toHaveCount(0)
  },
)

test(
  'a world is opened as somebody, and the trainer sees who is there and on which page',
  { tag: '@static' },
  async ({ page, context, world, baseURL }) => {
    await page.goto(on('localhost', '/trainer/', baseURL))
    const [name] = await makeThree(page, nameOf(world))
    await press(page, page.getByRole('button', { name: t('table.openOf', { name }), exact: true }))
    await expect(page.getByRole('img', { name: t('handOut.code', { name }) })).toBeVisible()
    await tabTo(page, page.getByLabel(t('handOut.who')))
    await page.keyboard.type('Amira')
    expect(await barriers(page)).toEqual([])
    const opening = context.waitForEvent('page')
    await press(page, page.getByRole('link', { name: t('handOut.opens', { name }) }))
    const trainee = await opening
    await expect(trainee).not.toHaveURL(/[?&](world|persona)=/)
    // the address is clean before the login is done
    await expect(trainee.getByRole('banner').getByRole('button', { name: /^Amira/ })).toBeVisible()
    await trainee.goto(on('localhost', '/mina-sidor/', baseURL))
    const greeting = filled(myPages.greeting.hello, { name: 'Amira' })
    await expect(trainee.getByRole('heading', { name: greeting })).toBeVisible()
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, name)).toContainText('Amira')
    await expect(rowOf(page, name)).not.toContainText(t('table.unseen'))
  },
)

test(
  'a link says scenario, time and persona: the portal starts there, and the address is clean',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    const asked = '?scenario=search-down&at=2026-12-24T08:00:00Z&frozen=1&persona=amira'
    await page.goto(on('localhost', `/sok-bostad/${asked}`, baseURL))
    await expect(page.getByText(search.down.title)).toBeVisible()
    const { search: left } = new URL(page.url())
    for (const name of ['scenario', 'at', 'frozen', 'persona']) expect(left).not.toContain(name)
    const { clock, personaId } = await mock.call<{ clock: { now: string }; personaId: string }>(
      'GET',
      '/world',
    )
    expect(Date.parse(clock.now)).toBe(Date.parse('2026-12-24T08:00:00Z'))
    expect(personaId).toBe('amira')
    await page.goto(on('localhost', '/mina-sidor/', baseURL))
    const greeting = filled(myPages.greeting.hello, { name: 'Amira' })
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  },
)

test(
  'a link whose person belongs to another site leads there, and the person is logged in',
  { tag: '@static' },
  async ({ page, context, baseURL }) => {
    await page.goto(on('localhost', '/?persona=henning', baseURL))
    await expect(page.locator('html')).toHaveAttribute('data-site', 'no')
    await expect(page).not.toHaveURL(/persona/)
    const kept = async () => (await context.cookies(page.url())).map(({ name }) => name)
    await expect.poll(kept).toContain('token')
  },
)

test('wrong values of a link are told in words, and the portal starts all the same', async ({
  page,
  baseURL,
}) => {
  const wrong = '?scenario=no-such&at=soon&persona=nobody-at-all&world=a%20b'
  await page.goto(on('localhost', `/logga-in/${wrong}`, baseURL))
  await expect(page.getByRole('heading', { name: login.title })).toBeVisible()
  const message = page.getByRole('alert').filter({ hasText: 'This link could not be followed' })
  for (const word of ['no-such', '"soon"', 'nobody-at-all', '"a b"'])
    await expect(message).toContainText(word)
  expect(new URL(page.url()).search).toBe('')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Close this message' }).press('Enter')
  await expect(message).toHaveCount(0)
})

test(
  'the static demo runs on a host that only hands out files, from an address deep in it',
  { tag: '@static' },
  async ({ page }) => {
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.css': 'text/css',
    }
    const folder = process.env['STATIC_FOLDER'] ?? builds.mocked.outDir
    const host = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost')
      const path = pathname === '/' ? '/index.html' : pathname
      const give = (file: string, status: number) =>
        readFile(join(folder, file)).then((bytes) => {
          response.writeHead(status, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
          response.end(bytes)
        })
      void give(path, 200).catch(() => give('404.html', 404))
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    try {
      const base = `http://localhost:${(host.address() as AddressInfo).port}`
      await page.goto(`${base}/finn-din-bolig/?site=Jmno`)
      await expect(page.locator('html')).toHaveAttribute('data-site', 'no')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.goto(`${base}/mina-sidor/?site=Jmse&persona=amira`)
      const greeting = filled(myPages.greeting.hello, { name: 'Amira' })
      await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
      await page.goto(`${base}/trainer/`)
      await expect(page.getByText(t('inBrowser'))).toBeVisible()
      await expect(page.getByRole('row', { name: /Amira/ })).toBeVisible()
    } finally {
      host.closeAllConnections()
      host.close()
    }
  },
)
