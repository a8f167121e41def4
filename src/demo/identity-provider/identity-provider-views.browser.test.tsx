import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import fi from '#src/features/login/messages.fi.json'
import nb from '#src/features/login/messages.nb.json'
import { leavePage } from '#src/lib/browser/leave-page.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { answerTools } from '#tests/support/component/calls-of-tools.ts'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { IdentityProvider } from './identity-provider.tsx'
import { providerTexts } from './provider-texts.ts'

vi.mock(import('#src/lib/browser/leave-page.ts'), () => ({ leavePage: vi.fn() }))

const { mock, visit } = visits()

const norwegian = providerTexts.eident
const finnish = providerTexts.signicat
const width = 320
// who asks goes by the host, and here that is the one of the Swedish site
const asker = 'Björkvall'

beforeEach(() => {
  vi.mocked(leavePage).mockReset()
  answerTools()
})
afterEach(async () => {
  await cleanup()
  await writeLetters()
})

type Start = { country: 'eident' | 'signicat'; path: string; button: string }

/** Goes from the login of a site to the page of its identity provider. */
async function open({ country, path, button }: Start) {
  await visit({ site: country === 'eident' ? 'Jmno' : 'Jmoy', path, width })
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => leavePage).toHaveBeenCalledOnce()
  await cleanup()
  const [order] = await mock.call<{ orderRef: string }[]>('GET', '/eid/orders?state=pending')
  await render(<IdentityProvider orderRef={order?.orderRef ?? ''} country={country} />)
}

const norway: Start = { country: 'eident', path: '/logg-inn/', button: nb.eid.redirect }

test('the page of the provider has no barrier, also unfolded and at 320 px, and works by keyboard', async () => {
  await open(norway)
  await expect.element(page.getByRole('heading', { name: norwegian.asks(asker) })).toBeVisible()
  await page.getByText(norwegian.failTitle).click()
  expect(await barriersHere()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const henning = page.getByRole('radio', { name: /Henning/ }).element() as HTMLElement
  henning.focus()
  await userEvent.keyboard(' {Enter}')
  await expect.poll(() => leavePage).toHaveBeenLastCalledWith(expect.stringMatching(/poolingId=/))
})

test('the page of the provider in Finland has no barrier', async () => {
  await open({ country: 'signicat', path: '/kirjaudu-sisaan/', button: fi.eid.redirect })
  await expect.element(page.getByRole('heading', { name: finnish.asks(asker) })).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a request at the provider that nobody answers for three minutes is over', async () => {
  await open(norway)
  await expect.element(page.getByRole('heading', { name: norwegian.asks(asker) })).toBeVisible()
  await cleanup()
  const [order] = await mock.call<{ orderRef: string }[]>('GET', '/eid/orders?state=pending')
  await mock.call('POST', '/clock/advance', { seconds: 181 })
  await render(<IdentityProvider orderRef={order?.orderRef ?? ''} country="eident" />)
  await expect.element(page.getByRole('heading', { name: norwegian.endedTitle })).toBeVisible()
})

test('with letters twice as large the number of a person stays whole at the provider, in the smallest window too (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await open(norway)
  await expect.element(page.getByRole('radio', { name: /Henning/ })).toBeVisible()
  const hint = page.getByText(/^12829499914/).element()
  const range = new Range()
  for (const wide of [width, 390]) {
    await page.viewport(wide, 800)
    range.setStart(hint.firstChild ?? hint, 0)
    range.setEnd(hint.firstChild ?? hint, '12829499914'.length)
    expect(range.getClientRects()).toHaveLength(1)
  }
})
