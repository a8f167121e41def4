import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import texts from '#src/features/showings/messages.sv.json'
import { visits } from '#tests/support/component/visits.tsx'

const { visit } = visits()
const stage = '/bostader/nacka/ekbacken/furuskar/'
const checkIn = texts.page.checkIn

test('a code beside the sign-up leads phones to the check-in, which ends at the homes [T-073, T-074, R-052]', async () => {
  await visit({ path: `${stage}visning/`, persona: 'amira' })
  await expect.element(page.getByRole('img', { name: texts.page.here.code })).toBeVisible()
  await page.getByRole('button', { name: texts.page.book }).click()
  await expect.element(page.getByText(texts.done.welcome)).toBeVisible()
  await expect.element(page.getByText(/Kan du inte komma\?/).getByRole('link')).toBeVisible()
  await page.getByRole('link', { name: checkIn }).click()
  await page.getByRole('button', { name: checkIn }).click()
  await expect.element(page.getByText(texts.page.checkedIn.title)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Se bostäderna i/ })).toHaveAttribute('href', stage)
})

test('where no viewing is planned, the page leads to the homes of the project [T-073]', async () => {
  await visit({ path: `${stage}visning/`, scenario: 'showing-over' })
  await expect
    .element(page.getByRole('link', { name: /^Se bostäderna i Furuskär/ }))
    .toHaveAttribute('href', stage)
})
