import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import compare from '#src/screens/home/compare/messages.sv.json'
import content from '#src/features/page-content/messages.sv.json'
import filters from '#src/screens/search/filters/messages.sv.json'
import errands from '#src/screens/errands/messages.sv.json'
import header from '#src/features/header/messages.sv.json'
import home from '#src/screens/home/messages.sv.json'
import interest from '#src/features/interest/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import showings from '#src/features/showings/messages.sv.json'
import { strandangen } from '#src/screens/project/project-page.test-support.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { visit } = visits()

const t = translated('sv')
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
const address = () => location.pathname + location.search + location.hash

const film = t('page-content.film.play', { title: 'Inredaren visar höstens val' })

const modals = [
  { what: 'the interest form', path: `${strandangen}c-1501/`, opens: () => button(interest.open) },
  {
    what: 'a viewing',
    path: '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/',
    opens: () => button(showings.bookOne),
  },
  { what: 'the comparison', path: `${strandangen}c-1501/`, opens: () => button(compare.open) },
  { what: 'the pictures', path: `${strandangen}c-1501/`, opens: () => button(home.viewer.enlarge) },
  { what: 'a film', path: '/inspiration/hostkollektionen/', opens: () => button(film) },
  {
    what: 'all filters',
    path: '/sok-bostad/?minRooms=3',
    width: 390,
    opens: () => button(t('search.sheet.open', { count: 1 })),
  },
  {
    what: 'what completes an errand',
    persona: 'amira',
    path: '/mina-sidor/arenden/?errandId=case-204817',
    width: 390,
    opens: () => button(errands.detail.edit),
  },
]
for (const { what, opens, ...start } of modals)
  test(`${what} adds its mark to the address, and Back closes it [S-030, R-070]`, async () => {
    await visit(start)
    await opens().click()
    await expect.element(dialog()).toBeVisible()
    await expect.poll(address).toBe(`${start.path}#modal`)
    history.back()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(address()).toBe(start.path)
  })

test('Forward to a modal that Back has closed leaves no mark of one that is not there [S-030, S-031]', async () => {
  const path = `${strandangen}c-1501/`
  await visit({ path })
  await button(interest.open).click()
  await expect.poll(address).toBe(`${path}#modal`)
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(address).toBe(path)
  const steps = history.length
  const { promise: arrived, resolve } = Promise.withResolvers<unknown>()
  addEventListener('popstate', resolve, { once: true })
  history.forward()
  await arrived
  await expect.poll(address).toBe(path)
  expect(dialog().elements()).toEqual([])
  expect(history.length).toBe(steps)
})

test('closing takes the step back, so that Back leads to where one was before the page [S-031]', async () => {
  await visit({ path: '/sok-bostad/?minRooms=3' })
  await page.getByRole('article').first().getByRole('link').click()
  await expect.poll(address).toMatch(/^\/bostader\//)
  const home = address()
  await button(header.login).click()
  await expect.poll(address).toBe(`${home}#modal`)
  await dialog()
    .getByRole('button', { name: t('login.close') })
    .click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(address).toBe(home)
  history.back()
  await expect.poll(address).toBe('/sok-bostad/?minRooms=3')
})

test('Back from what a modal links to leads to where one was under it, and again to the page before [S-030]', async () => {
  await visit({ path: '/sok-bostad/?minRooms=3', width: 390 })
  await page.getByRole('article').first().getByRole('link').click()
  await button(compare.open).click()
  await dialog().getByRole('group', { name: compare.suggest }).getByRole('button').first().click()
  const home = location.pathname
  const under = scrollY
  expect(under).toBeGreaterThan(0)
  await dialog().getByRole('columnheader').last().getByRole('link').click()
  await expect.poll(() => location.pathname).not.toBe(home)
  await expect.poll(() => scrollY).toBe(0)
  history.back()
  await expect.poll(address).toBe(home)
  await expect.poll(() => scrollY).toBe(under)
  history.back()
  await expect.poll(address).toBe('/sok-bostad/?minRooms=3')
})

test('a question about a film and the film itself are one step [S-030]', async () => {
  await visit({ path: '/inspiration/hostkollektionen/' })
  await button(film).click()
  await button(content.film.allow).click()
  await expect.poll(() => dialog().element().querySelector('iframe')).not.toBeNull()
  expect(address()).toBe('/inspiration/hostkollektionen/#modal')
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(address()).toBe('/inspiration/hostkollektionen/')
})

test('filters set in the sheet stay when it is closed, and go with it by Back [S-030, S-031]', async () => {
  const open = () => button(t('search.sheet.open', { count: 1 }))
  await visit({ path: '/sok-bostad/?minRooms=3', width: 390 })
  await open().click()
  await dialog()
    .getByRole('checkbox', { name: /^Lägenhet/ })
    .click()
  await expect.poll(address).toBe('/sok-bostad/?minRooms=3&residenceType=apartment#modal')
  await dialog().getByRole('button', { name: filters.sheet.close }).click()
  await expect.poll(address).toBe('/sok-bostad/?minRooms=3&residenceType=apartment')
  history.back()
  await expect.poll(address).toBe('/sok-bostad/?minRooms=3')
  await open().click()
  await dialog()
    .getByRole('checkbox', { name: /^Lägenhet/ })
    .click()
  await expect.poll(address).toContain('apartment')
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(address()).toBe('/sok-bostad/?minRooms=3')
})

test('the list under a modal stays as long as it was [S-039]', async () => {
  await visit({ path: '/sok-bostad/', width: 390 })
  await button(search.more.object).click()
  const cards = page.getByRole('list', { name: search.listLabel, exact: true }).getByRole('article')
  await expect.poll(() => cards.elements().length).toBe(60)
  const topOf = (card: Element | undefined) => Math.round(card?.getBoundingClientRect().top ?? Number.NaN)
  const seen = cards.elements().find((card) => topOf(card) >= 0)
  // a card comes to its own height in a frame after it has come near the window
  const moved = async () => {
    const top = topOf(seen)
    await new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done)))
    return topOf(seen) - top
  }
  await expect.poll(moved).toBe(0)
  const before = topOf(seen)
  expect(before).toBeLessThan(window.innerHeight)
  await button(t('search.sheet.open', { count: 0 })).click()
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('button', { name: filters.sheet.close }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(address).toBe('/sok-bostad/')
  expect(cards.elements()).toHaveLength(60)
  await expect.poll(() => topOf(seen)).toBe(before)
})

test('the login that the address asked for is answered once [R-067, S-031]', async () => {
  await visit({ path: '/om-oss/#open-login' })
  await expect.element(dialog()).toBeVisible()
  await expect.poll(address).toBe('/om-oss/#open-login#modal')
  await dialog()
    .getByRole('button', { name: t('login.close') })
    .click()
  await expect.poll(address).toBe('/om-oss/')
  await button(header.login).click()
  await expect.element(dialog()).toBeVisible()
})
