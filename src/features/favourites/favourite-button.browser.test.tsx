import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { answerCalls } from '#tests/support/answers.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { FavouriteButton } from './favourite-button.tsx'

test('a visitor who wants to save a home is asked to log in, and nothing is sent before [P-006]', async () => {
  const asked = answerCalls({})
  const { router } = await renderIn(jmse, <FavouriteButton objectId="home-1" name="Brf Ek, A-1101" />)
  const heart = page.getByRole('button', { name: 'Spara Brf Ek, A-1101 som favorit' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect.poll(() => router.latestLocation.hash).toBe('open-login')
  // the login says what it is for
  expect(router.latestLocation.state.loginFor).toBe('favourite')
  expect(asked).toEqual([])
})

test('a site without a login has no favourites', async () => {
  answerCalls({})
  const { container } = await renderIn(jmseEn, <FavouriteButton objectId="home-1" name="Brf Ek" />)
  expect(container.textContent).toBe('')
  expect(page.getByRole('button').elements()).toEqual([])
})
