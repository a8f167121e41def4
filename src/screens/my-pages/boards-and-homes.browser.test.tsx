import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import settings from '#src/screens/settings/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()

const path = '/mina-sidor/mina-installningar/'
const t = translated('sv')
const main = () => page.getByRole('main')
const email = () => main().getByRole('textbox', { name: settings.boardEmail.label })
const save = () => main().getByRole('button', { name: settings.boardEmail.submit })

test('a board whose books we keep is led to the finance portal, another is not [N-012]', async () => {
  const { unmount } = await visit({ persona: 'karin', path: '/mina-sidor/' })
  await expect
    .element(main().getByRole('link', { name: texts.board.finance }))
    .toHaveAttribute('href', 'https://ekonomi.example/')
  await unmount()
  await visit({ persona: 'birgitta', path: '/mina-sidor/' })
  await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(main().getByRole('link', { name: texts.board.finance })).not.toBeInTheDocument()
})

test('a board whose house nobody manages here is led to whom it can turn to, and to the report without [F-066]', async () => {
  await visit({ persona: 'birgitta', path: '/mina-sidor/' })
  const told = main().getByText(/har inte teknisk förvaltning/)
  await expect.element(told.getByRole('link').first()).toHaveAttribute('href', '/mina-sidor/kontakt/')
  await told.getByRole('link').last().click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a board reads and changes where its errand mail goes; a wrong address is told at its field, and a failure keeps what was typed [C-058, C-059, V-001]', async () => {
  await visit({ persona: 'karin', path })
  await expect.poll(() => (email().element() as HTMLInputElement).value).toContain('@')
  await email().fill('styrelsen@')
  await save().click()
  await expect.element(main().getByText(settings.wrong.email, { exact: true })).toBeVisible()
  await email().fill('styrelsen.ny@example.com')
  await mock.fault({ operationId: 'updateCaseAccount', status: 503 })
  await save().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(email()).toHaveValue('styrelsen.ny@example.com')
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await save().dblClick()
  await expect
    .element(main().getByText(t('settings.boardEmail.saved', { email: 'styrelsen.ny@example.com' })))
    .toBeVisible()
  const sent = asked('/case_management/account').filter(({ method }) => method === 'PATCH')
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { email: 'styrelsen.ny@example.com' },
    { email: 'styrelsen.ny@example.com' },
  ])
})

test('an address that cannot be read is asked for again, and the rest of the page is there [C-058]', async () => {
  await mock.fault({ operationId: 'getCaseAccount', status: 503 })
  await visit({ persona: 'karin', path })
  await expect.element(main().getByText(settings.boardEmail.down)).toBeVisible()
  await mock.clearFaults()
  await main().getByRole('button', { name: settings.boardEmail.retry }).click()
  await expect.element(email()).toBeVisible()
})

const menu = () => page.getByRole('combobox', { name: texts.homes.label })
const choose = (name: RegExp) => menu().selectOptions(menu().getByRole('option', { name }))

test('who has two homes begins with the one on its way, and chooses for overview and timeline [E-085, K-054, F-162]', async () => {
  await visit({ persona: 'margareta', path: '/mina-sidor/' })
  const home = page.getByRole('region', { name: /Tallkronan/ })
  await expect.element(home).toBeVisible()
  await choose(/Vassbågen/)
  await expect.element(page.getByRole('region', { name: /Vassbågen/ })).toBeVisible()
  await expect.element(home).not.toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
  await page.getByRole('link', { name: texts.timeline.all }).click()
  await expect
    .element(page.getByRole('complementary', { name: texts.timeline.home }))
    .toMatchTextContent(/Vassbågen/)
})

test('the page of the second home is its own [F-163]', async () => {
  await visit({ persona: 'margareta', path: '/mina-sidor/' })
  await choose(/Vassbågen/)
  await page.getByRole('link', { name: texts.home.open }).click()
  await expect.element(main().getByRole('heading', { level: 2, name: /Vassbågen/ })).toBeVisible()
})

test('documents, payments and contacts are those of all homes, or of one of them [CI-011, CI-012, CI-013]', async () => {
  const documents = await visit({ persona: 'margareta', path: '/mina-sidor/mina-avtal/' })
  const rows = () => document.querySelectorAll('main section li').length
  await expect.element(menu()).toHaveDisplayValue(texts.homes.all)
  const all = rows()
  await choose(/Tallkronan/)
  const one = rows()
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThan(all)
  await choose(/Vassbågen/)
  expect(one + rows()).toBe(all)
  await documents.unmount()

  const instalment = () =>
    main()
      .getByRole('listitem')
      .filter({ hasText: /Tallkronan/ })
  const payments = await visit({ persona: 'margareta', path: '/mina-sidor/betalningar/' })
  await expect.element(instalment().first()).toBeVisible()
  await choose(/Vassbågen/)
  await expect.element(instalment()).not.toBeInTheDocument()
  await payments.unmount()

  await visit({ persona: 'margareta', path: '/mina-sidor/kontakt/' })
  await choose(/Tallkronan/)
  await expect.element(main().getByRole('heading', { level: 2 }).first()).toBeVisible()
})
