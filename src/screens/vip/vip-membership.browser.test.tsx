import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmno } from '#src/sites/jmno.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { failsTwice } from '#tests/support/component/fails-twice.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nb from './messages.nb.json'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()
const path = '/mina-sidor/vip/'
const t = translated('sv')

const panel = (title: string) => page.getByRole('region', { name: title, exact: true })
const code = (name = texts.code.optional) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const homes = () => page.getByRole('list', { name: t('project.vip.homes') })

test('a customer joins by a code, once, and sees the homes; a wrong code is told at its field [C-014, X-002, P-012]', async () => {
  await visit({ persona: 'jonas', scenario: 'vip-not-a-member', path })
  await expect.element(panel(texts.title.join)).toMatchTextContent('500 kr')
  await code().fill('HOST2024')
  await button(texts.submit).click()
  await expect.element(page.getByText(texts.code.refused)).toBeVisible()
  await expect.element(code()).toHaveFocus()
  await expect.element(code()).toHaveValue('HOST2024')
  expect(await barriersHere()).toEqual([])
  await code().fill('VAR2026')
  await button(texts.submit).dblClick()
  await expect.element(page.getByText(texts.done.member)).toBeVisible()
  await expect.element(panel(texts.title.member)).toMatchTextContent(texts.status.byCode)
  await expect.element(homes()).toBeVisible()
  expect(asked('/update/vipmembership')).toHaveLength(2)
})

test('who joins without a code is a member with a fee to pay, which a code still stands for [C-014, F-095, S-079]', async () => {
  await visit({ persona: 'jonas', scenario: 'vip-not-a-member', path })
  await button(texts.submit).click()
  await expect.element(page.getByText(texts.done.unpaid)).toBeVisible()
  await expect.element(panel(texts.title.unpaid)).toMatchTextContent(texts.status.NotPaid)
  await expect
    .element(page.getByRole('link', { name: texts.pay }))
    .toHaveAttribute('href', '/mina-sidor/betalningar/#pay-vip')
  await expect.element(homes()).not.toBeInTheDocument()
  await button(texts.code.use).click()
  await expect.element(page.getByText(texts.code.required)).toBeVisible()
  await code(texts.code.label).fill('VAR2026')
  await button(texts.code.use).click()
  await expect.element(panel(texts.title.member)).toMatchTextContent(texts.status.byCode)
})

test('a membership that cannot be taken now says so, keeps the code that was typed, and is asked for once on the next try [X-001]', async () => {
  await visit({ persona: 'jonas', scenario: 'vip-not-a-member', path })
  await code().fill('VAR2026')
  await failsTwice(mock, {
    operationId: 'updateVipMembership',
    send: button(texts.submit),
    told: texts.problem.failed,
    kept: [[code(), 'VAR2026']],
    done: panel(texts.title.member),
  })
  expect(asked('/update/vipmembership')).toHaveLength(3)
})

test('a membership that is refused is told each time, with the focus', async () => {
  await visit({ persona: 'jonas', scenario: 'vip-not-a-member', path })
  await code().fill('VAR2026')
  const body = { status: 'error', result: 'Error' }
  await mock.fault({ operationId: 'updateVipMembership', status: 200, body })
  for (const press of [1, 2]) {
    await button(texts.submit).click()
    await expect.poll(() => asked('/update/vipmembership')).toHaveLength(press)
    await expect.poll(() => document.activeElement?.textContent).toBe(texts.problem.general)
  }
})

test('a Norwegian who was reminded of the fee sees the reminder and the way to pay [S-079, K-072]', async () => {
  await visit({ site: 'Jmno', persona: 'thea', path: jmno.paths.vip ?? '/' })
  await expect.element(panel(nb.title.unpaid)).toMatchTextContent(nb.status.Reminder1)
  await expect.element(page.getByRole('link', { name: nb.howToPay })).toBeVisible()
})

test('who has not paid reads that viewings open with the fee, and not that none is planned [F-151]', async () => {
  await visit({ persona: 'saga', path: '/mina-sidor/vip-visning/' })
  await expect.element(panel(texts.title.unpaid)).toBeVisible()
  await expect.element(page.getByText(t('showings.none'))).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: t('project.vip.showings') })).not.toBeInTheDocument()
})

test('a membership that has ended can be renewed [P-012]', async () => {
  await visit({ persona: 'ragnar', path })
  await expect.element(panel(texts.title.ended)).toBeVisible()
  await button(texts.renew).click()
  await expect.element(panel(texts.title.unpaid)).toBeVisible()
})
