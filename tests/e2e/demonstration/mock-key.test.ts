import type { Page } from '@playwright/test'
import { lockOf, newKey } from '#mocks/server/access/lock.ts'
import { keyTexts } from '#src/demo/key/key-texts.ts'
import { t } from '#tests/support/texts/trainer-texts.ts'
import { barriers } from '#tests/support/barriers/barriers.ts'
import { sv } from '#src/demo/director/panel-texts/sv.ts'
import { Director } from '#tests/support/pages/director.ts'
import { expect, on, test as base } from '#tests/support/journey/journey.ts'
import { type OwnMock, ownMock } from '#tests/support/servers/own-mock.ts'
import { press } from '#tests/support/pages/trainer.ts'

const { MOCK_PORT = '4110' } = process.env
const key = newKey()

/** The portal against a mock of its own that asks for a key, as one does that others can reach. */
const test = base.extend<{ locked: OwnMock }>({
  locked: [
    async ({ context }, use) => {
      const locked = await ownMock({ lock: lockOf(key) })
      await context.route(`**:${MOCK_PORT}/**`, (route) => {
        const url = new URL(route.request().url())
        url.port = String(locked.port)
        return route.continue({ url: url.href })
      })
      await use(locked)
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await locked.close()
    },
    { auto: true },
  ],
})

test.describe.configure({ timeout: 120_000 })

// the trainer's page speaks the language of the browser, the panel that of the site beside it
const words = keyTexts.en

const isOpen = (page: Page) =>
  expect(page.getByRole('heading', { name: t('table.title'), exact: true })).toBeVisible()
const keyBox = (page: Page) => page.getByLabel(words.key, { exact: true })

test("the trainer's page asks for the key, says when it is wrong, and opens with it, by keyboard, on a phone and beside it", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(on('localhost', '/trainer/', baseURL))
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await press(page, keyBox(page), 'Enter')
  await expect(page.getByRole('alert')).toHaveText(words.wrong)
  await page.keyboard.type('not-the-key-of-this-mock')
  await page.keyboard.press('Enter')
  await expect(keyBox(page)).toHaveAccessibleDescription(words.wrong)
  await expect(keyBox(page)).toBeFocused()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await barriers(page)).toEqual([])
  }
  await keyBox(page).fill('')
  await page.keyboard.type(key)
  await page.keyboard.press('Enter')
  await isOpen(page)
  await page.reload()
  await isOpen(page)
})

test('the key comes with the link, is out of the address at once, and is seen nowhere', async ({
  page,
  locked,
  baseURL,
}) => {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  page.on('console', (message) => said.push(message.text()))
  await page.goto(on('localhost', `/trainer/#key=${key}`, baseURL))
  await isOpen(page)
  expect(page.url()).toBe(on('localhost', '/trainer/', baseURL))
  expect(await page.title()).not.toContain(key)
  await page.goto(on('localhost', `/?persona=amira#key=${key}`, baseURL))
  await expect(page.getByRole('banner').getByRole('button', { name: /^Amira/ })).toBeVisible()
  expect(page.url()).toBe(on('localhost', '/', baseURL))
  expect(asked.filter((sent) => sent.split('#')[0]?.includes(key))).toEqual([])
  expect(said.join('\n')).not.toContain(key)
  const calls = locked.backend.worlds.list().flatMap(({ log }) => log.list())
  expect(calls.length).toBeGreaterThan(0)
  expect(JSON.stringify(calls)).not.toContain(key)
})

test('a link that is handed out steers its own world from its panel, and no other', async ({
  page,
  browser,
  locked,
  baseURL,
}) => {
  await page.goto(on('localhost', `/trainer/#key=${key}`, baseURL))
  await page.getByRole('button', { name: t('make.action') }).click()
  await expect(page.getByRole('status')).toContainText('Group 3')
  await page.getByRole('button', { name: t('table.openOf', { name: 'Group 2' }), exact: true }).click()
  const link = await page.getByLabel(t('handOut.address', { name: 'Group 2' })).inputValue()
  expect(link).toContain(`#pass=${lockOf(key).passOf('group-2')}`)
  expect(link).not.toContain(key)

  const away = await browser.newContext()
  await away.route(`**:${MOCK_PORT}/**`, (route) =>
    route.continue({ url: route.request().url().replace(`:${MOCK_PORT}`, `:${locked.port}`) }),
  )
  const trainee = await away.newPage()
  await trainee.goto(link)
  await expect(trainee).not.toHaveURL(/pass|world/)
  const director = new Director(trainee)
  await director.open()
  await director.panel.getByRole('button', { name: sv.clock.day, exact: true }).first().click()
  const clockOf = (id: string) => locked.backend.worlds.get(id)?.clock.now() ?? 0
  await expect.poll(() => clockOf('group-2') - clockOf('group-1')).toBeGreaterThan(80_000_000)
  await trainee.context().clearCookies({ name: 'world' })
  await trainee.reload()
  await expect(director.panel.getByRole('heading', { name: keyTexts.sv.title })).toBeVisible()
  expect(await barriers(trainee, { within: '[data-director-panel]' })).toEqual([])
  await away.close()
})
