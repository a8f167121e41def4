import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import texts from '../messages.sv.json'

const { asked, mock, visit } = visits()

const path = '/mina-sidor/mina-installningar/'
const t = translated('sv')
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

const { close, consents, ownData } = texts
const dialog = () => page.getByRole('alertdialog')
const answer = (name: string) => dialog().getByRole('button', { name, exact: true })

/** What is under way cannot be kept from happening, by the button nor by the Escape key. */
async function tooLateTo(keep: string) {
  await expect.element(answer(keep).last()).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(dialog().elements()).toHaveLength(1)
}

test('a consent is taken back once, after what follows from it is told [R-012, N-006]', async () => {
  await visit({ persona: 'tove', path })
  const withdraw = button(t('settings.consents.withdrawOf', { site: 'Björkvall' }))
  await withdraw.click()
  await expect.element(dialog().getByText(consents.stays)).toBeVisible()
  expect(await barriersHere({ modal: true })).toEqual([])
  await mock.fault({ operationId: 'withdrawConsent', delayMs: 700 })
  await answer(consents.withdraw).dblClick()
  await tooLateTo(consents.keep)
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

test('half an hour past midnight it is the new day: of a consent, and in the name of a file [R-012, K-029, S-019]', async () => {
  await mock.apply('consent-needed')
  await mock.call('PUT', '/clock', { mode: 'frozen', now: '2027-01-10T23:30:00Z' })
  await visit({ persona: 'sven', path })
  await button(t('site-consent.agree')).click()
  await expect.element(page.getByText('11 januari 2027')).toBeVisible()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await button(ownData.save).click()
  await expect
    .poll(() => (saved.mock.contexts[0] as HTMLAnchorElement).download)
    .toMatch(/-2027-01-11\.json$/)
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
  await mock.fault({ operationId: 'closeAccount', delayMs: 700 })
  await answer(close.confirm).dblClick()
  await tooLateTo(close.keep)
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
