import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmno } from '#src/sites/jmno.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import {
  newBackend,
  openPortal,
  portalAnsweredBy,
  type Watched,
} from '#tests/support/component/mocked-portal.tsx'

let watched: Watched

beforeEach(() => {
  watched = portalAnsweredBy(newBackend())
})
afterEach(() => watched.leave())

test('who comes back from the e-ID goes on to the login, which says what went wrong [T-023, R-062, R-071]', async () => {
  await openPortal(jmno, '/e-id/?type=login#eident-error-nopid')
  const { problem } = allTexts('nb').login
  await expect.element(page.getByRole('alert').filter({ hasText: problem.mustActivatePid })).toBeVisible()
  expect(location.pathname).toBe('/logg-inn/')
})

test('who comes to the page of the e-ID by themselves is not told that they are identified [T-023]', async () => {
  await openPortal(jmno, '/e-id/')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Vi tar deg videre' })).toBeVisible()
  await expect.element(page.getByText('Du er legitimert')).not.toBeInTheDocument()
  await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click()
  await expect.poll(() => location.pathname).toBe('/logg-inn/')
})
