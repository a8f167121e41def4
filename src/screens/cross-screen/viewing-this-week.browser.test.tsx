import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import search from '#src/features/search/messages.sv.json'
import showings from '#src/features/showings/messages.sv.json'
import { visits } from '#tests/support/component/visits.tsx'

const { visit } = visits()

test('a viewing this week is booked in three presses from the start page [CI-010, F-077]', async () => {
  await visit({ persona: 'jonas', path: '/' })
  await page.getByRole('main').getByRole('link', { name: 'visning i veckan' }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/sok-bostad/?viewing=in7Days')
  // the start page, of which homes can be viewed as well, stands until the search is there
  await expect.element(page.getByRole('heading', { level: 1, name: search.heading })).toBeVisible()
  await page
    .getByRole('button', { name: /^Boka visning av / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: showings.dialog.submit }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(showings.done.welcome)
})

test.each([
  ['Jmno', 'visning denne uken'],
  ['Jmoy', 'esittely tällä viikolla'],
  ['Seniorgarden', 'visning i veckan'],
  ['Boratt', 'visning i veckan'],
] as const)('the start page of %s leads to the viewings of the week', async (site, name) => {
  await visit({ site, path: '/' })
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect.poll(() => location.search).toBe('?viewing=in7Days')
  await expect.element(page.getByRole('article').first()).toBeVisible()
})
