import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { translated } from '#tests/support/translated.ts'
import { visits } from '#tests/support/visits.tsx'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()

const path = '/mina-sidor/mina-installningar/'
const t = translated('sv')
const { close, consents, ownData } = texts
const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const dialog = () => page.getByRole('alertdialog')
const answer = (name: string) => dialog().getByRole('button', { name, exact: true })

test('a consent is taken back once, after what follows from it is told [R-012, N-006]', async () => {
  await visit({ persona: 'tove', path })
  const withdraw = button(t('settings.consents.withdrawOf', { site: 'Björkvall' }))
  await withdraw.click()
  await expect.element(dialog().getByText(consents.stays)).toBeVisible()
  expect(await barriersHere({ modal: true })).toEqual([])
  await answer(consents.withdraw).dblClick()
  await expect.element(page.getByText(t('settings.consents.done', { site: 'Björkvall' }))).toBeVisible()
  await expect.element(withdraw).not.toBeInTheDocument()
  expect(asked('/consents/Jmse')).toHaveLength(1)
})

test('what the account holds comes as a file [R-012]', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await visit({ persona: 'tove', path })
  await button(ownData.save).click()
  await expect.element(page.getByText(ownData.saved)).toBeVisible()
  const [file] = made.mock.lastCall ?? []
  expect(saved).toHaveBeenCalledOnce()
  expect(await (file as Blob).text()).toContain('tove.granlund@example.com')
  vi.restoreAllMocks()
})

test('an account is closed once what is lost and kept is told; what goes wrong is told there, and nobody is logged in then [R-012]', async () => {
  const { router } = await visit({ persona: 'tove', path })
  await mock.fault({ operationId: 'closeAccount', status: 503 })
  await button(close.open).click()
  await answer(close.confirm).click()
  await expect.element(dialog().getByText(close.failed)).toBeVisible()
  expect(await barriersHere({ modal: true })).toEqual([])
  await mock.clearFaults()
  await answer(close.confirm).dblClick()
  await expect.element(dialog().getByText(close.doneTitle)).toBeVisible()
  await answer(close.toStart).last().click()
  await expect.poll(() => router.latestLocation.pathname).toBe('/')
  await expect.element(page.getByRole('button', { name: 'Logga in' }).first()).toBeVisible()
})

test('while a purchase is running the account stays, and why is told in the place of the way out [R-012]', async () => {
  await visit({ persona: 'amira', path })
  await expect.element(page.getByText(/^Ditt köp av Brf Strandängen/)).toBeVisible()
  await expect.element(button(close.open)).not.toBeInTheDocument()
})
