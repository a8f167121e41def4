import type { Locator } from '@playwright/test'
import { sv } from '#src/demo/director/panel-texts/sv.ts'
import { texts as developers } from '#src/demo/director/texts.ts'
import { Director, openDirector } from '#tests/support/pages/director.ts'
import { answerFileDialogs } from '#tests/support/journey/file-dialog.ts'
import { HomeList } from '#tests/support/pages/home-list.ts'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { texts as portalTexts } from '#tests/support/texts/texts.ts'

const { header, search } = portalTexts.sv
// what a trainer reads is in the language of the site
const texts = { ...developers, ...sv }

/** A press counts: while the panel does something its buttons do nothing. */
const isIdle = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true')

type World = { clock: { offsetSeconds: number }; counts: { faults: number }; personaId: string | null }

test(
  'a demonstrator switches person, breaks payments, jumps thirty days and starts over, all by keyboard',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    // four page loads, and every step between them by Tab
    test.slow()
    const director = new Director(page)
    const { keyboard } = page
    await page.goto(on('localhost', '/sok-bostad/', baseURL))
    await new HomeList(page).shows(30)
    await director.open()

    await test.step('Amira is logged in, in the panel and in the portal', async () => {
      await director.choose(texts.people.title, 'Amira')
      await expect(director.said).toHaveText(texts.people.loggedIn('Amira Nordin'))
      await director.isFocused()
      await expect(page.getByRole('button', { name: /^Amira/ })).toBeVisible()
    })

    await test.step('paying by Swish fails', async () => {
      await director.show('faults')
      await director.tabTo(director.panel.getByRole('combobox', { name: texts.faults.operation }))
      await keyboard.type('startSwishPayment')
      await director.tabTo(director.panel.getByRole('combobox', { name: texts.faults.status }))
      await keyboard.type('503')
      await director.press(texts.faults.set)
      await expect(director.said).toHaveText(texts.faults.done('startSwishPayment'))
      expect(await mock.call('GET', '/faults')).toMatchObject([
        { rule: { operationId: 'startSwishPayment', status: 503 } },
      ])
    })

    await test.step('thirty days pass, and she is still there', async () => {
      await keyboard.press('Alt+KeyR')
      await director.open()
      await director.show('overview')
      await director.press(texts.clock.month)
      await expect(director.said).toHaveText(/^Klockan är /)
      await expect(director.panel.getByText(texts.clock.offset(30), { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: /^Amira/ })).toBeVisible()
    })

    await test.step('the world starts over: nobody, nothing broken, now', async () => {
      // it opens again by itself
      await expect(director.panel.getByRole('tab', { selected: true })).toBeVisible()
      await keyboard.press('Alt+KeyR')
      await director.open()
      await director.show('world')
      await director.press(texts.world.reset)
      await expect(director.panel.getByRole('button', { name: texts.world.no, exact: true })).toBeFocused()
      await director.press(texts.world.yes)
      await expect(director.said).toHaveText(texts.world.resetDone)
      await expect(page.getByRole('button', { name: header.login })).toBeVisible()
      expect(await mock.call<World>('GET', '/world')).toMatchObject({
        clock: { offsetSeconds: 0 },
        counts: { faults: 0 },
        personaId: null,
      })
    })
  },
)

test('the portal makes room for the panel, shows at once what fails and that it works again, and each call has its verdict there', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const director = await openDirector(page, baseURL)
  const place = () => director.panel.boundingBox()
  await expect.poll(place).toMatchObject({ x: 960, width: 480 })
  const main = await page.getByRole('main').boundingBox()
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(960)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)

  await director.show('calls')
  const call = director.panel.getByRole('button', { name: /\/residence\/search_object/ }).first()
  await expect(call).toContainText(texts.calls.verdicts.ok)
  await call.press('Enter')
  await expect(director.panel.getByText('searchObjects')).toBeVisible()

  await director.panel.getByRole('tab', { name: texts.tabs.overview }).click()
  const choice = director.panel.getByRole('combobox', { name: texts.faults.quick('searchObjects') })
  await choice.selectOption('503')
  await expect(page.getByText(search.down.title)).toBeVisible()
  // while the panel still reads what the first choice has changed, another does nothing
  await expect(async () => {
    await choice.selectOption('normal')
    await expect(director.said).toHaveText(texts.faults.cleared('searchObjects'), { timeout: 2000 })
  }).toPass()
  await new HomeList(page).shows(30)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(place).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.keyboard.press('Alt+KeyR')
  await expect(director.panel.getByRole('button', { name: texts.openLabel })).toBeFocused()
})

test(
  'a world is put back from a saved state and from a file; a file without a world changes nothing',
  { tag: '@static' },
  async ({ page, mock, baseURL }) => {
    const choose = answerFileDialogs(page)
    const director = await openDirector(page, baseURL)
    await director.show('world')
    await director.tabTo(director.panel.getByRole('textbox', { name: texts.snapshots.name }))
    await page.keyboard.type('Before lunch')
    await page.keyboard.press('Enter')
    await expect(director.said).toHaveText(texts.snapshots.taken('Before lunch'))

    await mock.fault({ operationId: 'getUser', status: 503 })
    await isIdle(director.panel.getByRole('button', { name: texts.snapshots.restoreTo('Before lunch') }))
    await director.press(texts.snapshots.restoreTo('Before lunch'))
    await expect(director.said).toHaveText(texts.snapshots.restored('Before lunch'))
    expect(await mock.call('GET', '/faults')).toEqual([])

    await mock.fault({ operationId: 'startSwishPayment', status: 503 })
    await isIdle(director.panel.getByRole('button', { name: texts.world.export, exact: true }))
    const downloading = page.waitForEvent('download')
    await director.press(texts.world.export)
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    await expect(director.said).toHaveText(texts.world.exported)
    await mock.clearFaults()

    await isIdle(director.panel.getByRole('button', { name: texts.world.import, exact: true }))
    choose({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 1}') })
    await director.press(texts.world.import)
    await expect(director.panel.getByRole('alert')).toHaveText(texts.refused(texts.world.notAFile))
    expect(await mock.call('GET', '/faults')).toEqual([])
    choose(await file.path())
    await director.press(texts.world.import)
    await expect(director.said).toHaveText(texts.world.imported)
    expect(await mock.call('GET', '/faults')).toMatchObject([{ rule: { operationId: 'startSwishPayment' } }])
  },
)

test('the link to here brings a fresh browser to the same page, person, time and faults', async ({
  page,
  mock,
  baseURL,
}) => {
  const director = new Director(page)
  await page.goto(on('localhost', '/sok-bostad/', baseURL))
  await new HomeList(page).shows(30)
  await mock.call('POST', '/personas/amira/session')
  await mock.call('POST', '/clock/advance', { seconds: 864_000 })
  await mock.fault({ operationId: 'startSwishPayment', status: 503 })
  await director.open()
  await director.choose(texts.people.title, 'Amira')
  await expect(director.said).toHaveText(texts.people.loggedIn('Amira Nordin'))
  await director.show('world')
  const address = director.panel.getByRole('textbox', { name: texts.link.address })
  await expect(address).toHaveValue(/persona=amira.*fault=/)
  const link = await address.inputValue()
  await mock.call('POST', '/world/reset', {})
  await page.goto(link)
  await expect(page.getByRole('button', { name: /^Amira/ })).toBeVisible()
  expect(new URL(page.url()).searchParams.has('persona')).toBe(false)
  expect(await mock.call('GET', '/faults')).toMatchObject([{ rule: { operationId: 'startSwishPayment' } }])
  const { clock } = await mock.call<World>('GET', '/world')
  expect(Math.abs(clock.offsetSeconds - 864_000)).toBeLessThan(120)
})

test(
  'a scenario opens on its page, as the person whom it is about; a copy of its world keeps both, and leaves the first as it was',
  { tag: ['@static', '@server'] },
  async ({ page, mock, world, baseURL }) => {
    const director = await openDirector(page, baseURL)
    await director.tabTo(director.panel.getByRole('searchbox', { name: texts.scenarios.find }))
    await page.keyboard.type('errands-many')
    await director.choose(texts.scenarios.title, '')
    await expect(director.said).toHaveText(/^Scenariot gäller/)
    const user = page.getByRole('banner').getByRole('button', { name: /^Amira/ })
    await expect(user).toBeVisible()
    await director.isFocused()
    await director.show('world')
    await director.tabTo(director.panel.getByRole('textbox', { name: texts.world.clone }))
    const copy = `Copy ${world.slice(-24)}`
    await page.keyboard.type(copy)
    await page.keyboard.press('Enter')
    await expect(director.said).toHaveText(texts.world.cloned(copy))
    await expect(user).toBeVisible()
    const { id, ...rest } = await mock.call<World & { id: string; scenarioId: string }>('GET', '/world')
    expect(id).not.toBe(world)
    expect(rest).toMatchObject({ personaId: 'amira', scenarioId: 'errands-many' })
    await mock.fault({ operationId: 'startSwishPayment', status: 503 })
    await page.context().addCookies([{ name: 'world', value: world, url: new URL('/', page.url()).href }])
    expect(await mock.call<World & { id: string }>('GET', '/world')).toMatchObject({
      id: world,
      counts: { faults: 0 },
    })
  },
)
