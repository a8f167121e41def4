import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'
import texts from './messages.sv.json'

const { mock, visit } = visits()

type Letter = { links: { url: string }[] }

/** The way that the link of a letter leads, without a host; `nth` counts back from the newest. */
async function linkOf(nth = 0): Promise<string> {
  const letters = await mock.call<Letter[]>('GET', '/mailbox')
  const { url = '' } = letters.filter(({ links }) => links.length > 0)[nth]?.links[0] ?? {}
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

test('who comes to choose a password without a link is told where it is [F-158, T-026]', async () => {
  await visit({ path: '/valj-losenord/' })
  await expect.element(page.getByRole('heading', { name: texts.password.missing })).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a password that cannot be saved stays where it was typed [F-158]', async () => {
  await mock.apply('password-link-mailed')
  await visit({ path: await linkOf() })
  const save = page.getByRole('main').getByRole('button', { name: texts.password.submit })
  await mock.fault({ operationId: 'setPassword', status: 503 })
  for (const name of [texts.password.new, texts.password.repeated])
    await page.getByLabelText(name, { exact: true }).fill('nytt-losenord')
  await save.click()
  await expect.element(page.getByText(texts.password.failed)).toBeVisible()
  await expect.element(page.getByLabelText(texts.password.new, { exact: true })).toHaveValue('nytt-losenord')
  await mock.clearFaults()
  await save.click()
  await expect.element(page.getByRole('heading', { name: texts.password.done })).toHaveFocus()
  expect(await barriersHere()).toEqual([])
})

for (const { scenario, nth, end, ids } of [
  { scenario: 'email-link-expired', nth: 0, end: 'gone', ids: 'F-157' },
  { scenario: 'email-link-superseded', nth: 1, end: 'superseded', ids: 'F-157' },
  { scenario: 'email-link-taken', nth: 0, end: 'inUse', ids: 'F-157, V-013' },
] as const) {
  test(`a link that changes no address says why: ${end} [${ids}]`, async () => {
    await mock.apply(scenario)
    await visit({ path: await linkOf(nth) })
    await expect.element(page.getByRole('heading', { name: texts.email[end] })).toBeVisible()
    expect(await barriersHere()).toEqual([])
  })
}
