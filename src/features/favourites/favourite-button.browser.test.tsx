import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { userQuery } from '#src/api/session/session.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { hasVisitorFavourites } from '#src/lib/storage/has-visitor-favourites.ts'
import { keepVisitorFavourites, visitorFavourites } from '#src/lib/storage/visitor-favourites.ts'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import session from '../session/messages.sv.json'
import texts from './messages.sv.json'

const { answered, asked, mock, visit } = visits()
afterEach(() => localStorage.clear())

test('a visitor saves a home in this browser, is offered the login that takes it along, and takes it away again', async () => {
  const asked = answerCalls({})
  const { router } = await renderIn(jmse, <FavouriteButton objectId="home-1" name="Brf Ek, A-1101" />)
  const heart = page.getByRole('button', { name: 'Spara Brf Ek, A-1101 som favorit' })
  const note = page.getByText(texts.savedHere)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(visitorFavourites()).toEqual(['home-1'])
  await expect.element(note).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(note).not.toBeInTheDocument()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await page.getByRole('button', { name: texts.logIn }).click()
  await expect.poll(() => router.latestLocation.hash).toBe('open-login')
  await expect.element(note).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('a customer who saves a home is told, once, that a lower price is mailed, and a visitor that it would be [F-152, CI-004]', async () => {
  await visit({ persona: 'jonas', scenario: 'favourites-none', path: '/sok-bostad/' })
  const hearts = page.getByRole('button', { name: /som favorit$/ })
  const note = page.getByText(texts.priceMail)
  await hearts.nth(0).click()
  await expect.element(note).toBeVisible()
  await hearts.nth(1).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked('/user/favorites').length).toBe(2)
  expect(note.elements()).toEqual([])
  await cleanup()
  await visit({ path: '/sok-bostad/' })
  await hearts.nth(0).click()
  await expect.element(page.getByText(texts.savedHomeHere)).toBeVisible()
})

test('a home that a customer saves in another tab is saved in this one, which asks for nothing [K-055, CI-004]', async () => {
  const { queryClient } = await visit({ persona: 'jonas', scenario: 'favourites-none', path: '/sok-bostad/' })
  const heart = page.getByRole('button', { name: /som favorit$/ }).first()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const before = asked('/user').length
  const user = queryClient.getQueryData(userQuery().queryKey)
  const [found] = await answered<{ hits: { id: string }[] }>('/search_object')
  const favourites = found?.hits.map(({ id }) => id)
  const anotherTab = new BroadcastChannel('favourites')
  // the part that listens comes after the page
  await expect
    .poll(() => {
      anotherTab.postMessage({ userId: user?.id, favourites })
      return heart.element().getAttribute('aria-pressed')
    })
    .toBe('true')
  anotherTab.close()
  expect(asked('/user')).toHaveLength(before)
})

test('whose session has ended unseen keeps a home as any visitor does, and is told that it has ended [F-152, CI-004]', async () => {
  await visit({ persona: 'jonas', scenario: 'favourites-none', path: '/sok-bostad/' })
  const heart = page.getByRole('button', { name: /som favorit$/ }).first()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  clearCookie('token')
  await heart.click()
  await expect.element(page.getByRole('dialog', { name: session.expired.title })).toBeVisible()
  expect(visitorFavourites()).toHaveLength(1)
  expect(asked('/user/favorites')).toEqual([])
  await page.getByRole('button', { name: session.expired.close }).click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a site without a login has no favourites', async () => {
  answerCalls({})
  const { container } = await renderIn(jmseEn, <FavouriteButton objectId="home-1" name="Brf Ek" />)
  expect(container.textContent).toBe('')
  expect(page.getByRole('button').elements()).toEqual([])
})

test('what a visitor has saved comes along at login; what is refused stays in the browser until the next time [F-152, CI-004]', async () => {
  const saved = () => page.getByRole('region', { name: texts.title }).getByRole('link', { name: /C-1[13]03/ })
  keepVisitorFavourites(['home-strandangen-c-1103', 'home-strandangen-c-1303'])
  await mock.fault({ operationId: 'addFavorite', status: 503, times: 1 })
  await visit({ persona: 'jonas', path: '/mina-sidor/mina-bostader/' })
  await expect.element(saved()).toHaveLength(1)
  expect(visitorFavourites()).toHaveLength(1)
  await cleanup()
  await visit({ persona: 'jonas', path: '/mina-sidor/mina-bostader/' })
  await expect.element(saved()).toHaveLength(2)
  expect(hasVisitorFavourites()).toBe(false)
})

test('a project is saved on its page before login, and stands among the favourites after it [F-152, CI-004]', async () => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/' })
  // the home that is chosen in the picker has such a button as well, which says what it saves
  await page.getByRole('button', { name: `${texts.save}: Brf Strandängen` }).click()
  await expect.poll(() => visitorFavourites()).toEqual(['stage-strandangen'])
  await cleanup()
  await visit({ persona: 'jonas', path: '/mina-sidor/mina-bostader/' })
  const saved = page.getByRole('region', { name: texts.title })
  const heart = saved.getByRole('button', { name: 'Spara Brf Strandängen som favorit' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(saved.getByRole('link', { name: 'Brf Strandängen', exact: true })).toBeVisible()
  expect(hasVisitorFavourites()).toBe(false)
})

test('in the colours of a system the heart of a saved home has that of the other signs', async () => {
  onTestFinished(async () => void (await forceColours('none')))
  await forceColours('active')
  answerCalls({})
  await renderIn(jmse, <FavouriteButton objectId="home-1" name="Brf Ek, A-1101" />)
  const heart = page.getByRole('button', { name: 'Spara Brf Ek, A-1101 som favorit' })
  const colour = () => getComputedStyle(heart.element().querySelector('svg') ?? heart.element()).color
  const before = colour()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(colour).toBe(before)
})

/** The colours of the visitor's system, or those of the site again. */
const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
