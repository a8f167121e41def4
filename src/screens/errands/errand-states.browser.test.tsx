import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nb from './messages.nb.json'
import sv from './messages.sv.json'

const { mock, visit } = visits()

const path = '/mina-sidor/arenden/'
const heater = { path: `${path}?errandId=case-204817`, title: 'Element i sovrummet blir inte varmt' }
const t = translated('sv')

const list = () => page.getByRole('list', { name: sv.list.label })
const rows = () => list().getByRole('listitem')
const shows = (count: number) => expect.poll(() => rows().elements().length).toBe(count)
const main = () => page.getByRole('main')
const option = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Chooses an option; it is ticked once the address has it, a moment after the press. */
async function tick(name: string) {
  await option(name).click()
  await expect.element(option(name)).toBeChecked()
}

test('when errands cannot be fetched the list is empty and says so, and trying again brings them [F-172, X-055]', async () => {
  await mock.fault({ operationId: 'getCustomerCases', status: 503 })
  await visit({ persona: 'amira', path })
  const failed = page.getByRole('alert').filter({ hasText: sv.list.failed })
  await expect.element(failed).toBeVisible()
  await shows(0)
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await failed.getByRole('button', { name: sv.retry }).click()
  await shows(6)
})

test('when rounds cannot be fetched that is said above the errands [F-172, X-055]', async () => {
  await visit({ persona: 'karin', scenario: 'rounds-fail', path })
  await expect.element(page.getByText(sv.list.roundsFailed)).toBeVisible()
  await expect.element(rows().first()).toBeVisible()
  await expect.element(list().getByText('Brandskyddsrond, trapphus A')).not.toBeInTheDocument()
})

test('an errand that cannot be read shows what the list knows of it, and is tried again', async () => {
  await visit({ persona: 'amira', scenario: 'errand-detail-fails', path: heater.path })
  const failed = page.getByRole('alert').filter({ hasText: sv.detail.failed })
  await expect.element(failed).toBeVisible()
  await expect.element(page.getByRole('heading', { name: heater.title })).toBeVisible()
  await mock.clearFaults()
  failed.getByRole('button', { name: sv.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(failed).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: heater.title })).toHaveFocus()
})

test('an errand that is not there says so', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-1` })
  await expect.element(page.getByText(sv.detail.missing)).toBeVisible()
})

test('somebody without errands is told what the page is for', async () => {
  await visit({ persona: 'fatima', scenario: 'errands-none', path })
  await expect.element(page.getByText(sv.list.empty)).toBeVisible()
  const report = page.getByRole('link', { name: sv.report })
  await expect.element(report).toHaveAttribute('href', expect.stringMatching(/#open-case$/))
})

test('an errand of the warranty tells how long it runs and what it covers [F-125]', async () => {
  await visit({ persona: 'amira', scenario: 'guarantee-ends-tomorrow', path: heater.path })
  await expect.element(main().getByText('1 dag kvar')).toBeVisible()
  await expect.element(main().getByRole('progressbar', { name: sv.guarantee.title })).toBeVisible()
  await expect.element(main().getByText(sv.guarantee.covers)).toBeVisible()
})

test('a warranty that has run out says when, and what it covered [F-125]', async () => {
  await visit({ persona: 'amira', scenario: 'guarantee-over', path: heater.path })
  await expect.element(main().getByText(/^Garantin gick ut/)).toBeVisible()
  await expect.element(main().getByText(sv.guarantee.covers)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('an attached picture that cannot be fetched says so in its place, and comes when tried again [F-130]', async () => {
  await mock.fault({ operationId: 'getCustomerCaseFile', status: 503 })
  await visit({ persona: 'amira', path: heater.path })
  const name = 'element.jpg'
  const failed = page.getByRole('alert').filter({ hasText: t('errands.files.failed', { name }) })
  await expect.element(failed).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  failed.getByRole('button', { name: sv.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: t('errands.files.open', { name }) })).toHaveFocus()
})

test('a list of a hundred errands comes in parts, and each filter says how many it stands for [F-123]', async () => {
  await visit({ persona: 'amira', scenario: 'errands-many', path })
  await shows(50)
  const more = page.getByRole('button', { name: /^Visa \d+ till$/ })
  const left = numberIn(more.element().textContent)
  await more.click()
  await shows(Math.min(100, 50 + left))

  await button(sv.filter.statusAll).click()
  const dialog = page.getByRole('dialog', { name: sv.filter.status })
  const label = dialog.getByText(new RegExp(`^${sv.group.executed} \\(`))
  await expect.element(label).toBeVisible()
  const count = numberIn(label.element().textContent)
  expect(count).toBeGreaterThan(0)
  await tick(sv.group.executed)
  await dialog.getByRole('button', { name: new RegExp(`^Visa ${count} ärende`) }).click()
  await shows(Math.min(50, count))
})

test('a change that fails is told where it was made, and what was typed stays [X-022, X-050]', async () => {
  await visit({ persona: 'amira', scenario: 'errand-file-too-large', path: heater.path })
  await button(sv.detail.edit).click()
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await description.fill('Nu är det kallt i hela rummet.')
  await button(sv.edit.submit).click()
  await expect.element(page.getByText(sv.problem.fileTooLarge)).toBeVisible()
  await expect.element(description).toHaveValue('Nu är det kallt i hela rummet.')

  await mock.clearFaults()
  await mock.apply('errand-closed-meanwhile')
  await button(sv.edit.submit).click()
  await expect.element(page.getByText(sv.problem.closed)).toBeVisible()
  await expect.element(description).toHaveValue('Nu är det kallt i hela rummet.')
})

test.each([1280, 390])(
  'on the Norwegian site an errand, its form and the errors of that have no barriers at %d px [F-132, V-047]',
  async (width) => {
    await visit({ site: 'Jmno', persona: 'henning', path: '/mine-sider/saker/', width })
    const title = 'Sluket på badet renner sakte'
    await page.getByRole('list', { name: nb.list.label }).getByRole('link', { name: title }).click()
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await barriersHere()).toEqual([])
    await button(nb.detail.edit).click()
    const description = page.getByRole('textbox', { name: nb.edit.description })
    await description.fill('<script>')
    await button(nb.edit.submit).click()
    const summary = page.getByRole('alert').filter({ hasText: nb.edit.error.descriptionInvalid })
    await expect.element(summary).toHaveFocus()
    await expect.element(description).toHaveValue('<script>')
    expect(await barriersHere({ modal: true })).toEqual([])
  },
)

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])
