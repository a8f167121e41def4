import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmno } from '#src/sites/jmno.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nb from './messages.nb.json'
import texts from './messages.sv.json'

const { asked, mock, visit } = visits()
const t = translated('sv')
const { payment } = allTexts('sv')
const payments = '/mina-sidor/betalningar/'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const region = (name: string) => page.getByRole('region', { name, exact: true })

/** Pays by Swish with a number that Swish approves. */
async function payBySwish() {
  await page.getByRole('textbox', { name: payment.swish.phone }).fill('070-1740605')
  await button(payment.swish.submit).dblClick()
  await expect.element(page.getByText(payment.waiting)).toBeVisible()
  await mock.call('POST', '/clock/advance', { seconds: 5 })
}

test('a VIP fee is paid where it is listed, once, and stands among what is paid [CI-013, F-139, S-079, S-080, C-092]', async () => {
  await visit({ persona: 'saga', path: payments })
  await button(texts.payment.pay).click()
  await expect.element(page.getByRole('heading', { name: /^Betala: / })).toHaveFocus()
  expect(await barriersHere()).toEqual([])
  await payBySwish()
  await expect.element(page.getByText(/500.kr betalades/)).toBeVisible()
  await expect.element(region(texts.payment.paid)).toMatchTextContent(texts.payment.status.Paid)
  expect(asked('/startswishpayment')).toHaveLength(1)
  await button(texts.payment.close).click()
  await expect.element(region(texts.payment.left)).not.toBeInTheDocument()
})

test('the VIP page leads to its fee at once, which opens the homes when it is paid [F-095, S-079, P-012]', async () => {
  await visit({ persona: 'saga', path: '/mina-sidor/vip/' })
  await page.getByRole('link', { name: t('vip.pay') }).click()
  await payBySwish()
  await expect.element(page.getByText(/500.kr betalades/)).toBeVisible()
  await page.getByRole('navigation', { name: texts.menu.label }).getByRole('link', { name: 'VIP' }).click()
  await expect.element(region(t('vip.title.member'))).toBeVisible()
  await expect.element(page.getByRole('list', { name: t('project.vip.homes') })).toBeVisible()
})

test('a payment that cannot be begun is asked for again, and nothing is lost [C-091, X-069]', async () => {
  await mock.fault({ operationId: 'createPaymentId', status: 503 })
  await visit({ persona: 'saga', path: payments })
  await button(texts.payment.pay).click()
  await expect.element(page.getByText(texts.payment.unread)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(texts.payment.retry).click()
  await expect.element(page.getByRole('textbox', { name: payment.swish.phone })).toBeVisible()
  const made = asked('').filter(({ path }) => path.includes('/api/buyresidence/createpaymentid/'))
  expect(made.map(({ answer }) => answer?.status)).toEqual([503, 200])
})

test('what a code has paid for says so [N-007]', async () => {
  await visit({ persona: 'nils', path: payments })
  await expect.element(region(texts.payment.paid)).toMatchTextContent(texts.payment.byCode)
})

test('where nothing is paid online, the bill says how [G-063]', async () => {
  await visit({ site: 'Jmno', persona: 'thea', path: jmno.paths.myPayments ?? '/' })
  await expect.element(page.getByText(nb.payment.byBank)).toBeVisible()
  await expect.element(button(nb.payment.pay)).not.toBeInTheDocument()
})

test('a document is signed by the e-ID of its owner, and the page that it leads to says so [F-094, C-082, T-039, T-040, X-034]', async () => {
  await mock.takeThePhone()
  await visit({ persona: 'amira', path: '/mina-sidor/mina-avtal/' })
  const waiting = region(texts.documents.waiting)
  await waiting
    .getByRole('link', { name: /^(Signera|Godkänn) / })
    .first()
    .click()
  const start = button(/med e-legitimation$/)
  await start.dblClick()
  await expect.element(page.getByText(t('login.waiting.scanTitle'))).toBeVisible()
  expect(asked('/signcontract')).toHaveLength(1)
  await mock.approveAs('jonas')
  await expect.element(page.getByText(texts.documents.eid.problem.userssnnomatch)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await start.click()
  await expect.element(start).not.toBeInTheDocument()
  const { orderRef } = await mock.waitingOrder()
  await mock.call('POST', `/eid/orders/${orderRef}/fail`, { hintCode: 'certificateErr' })
  await expect.element(page.getByText(texts.documents.eid.problem.bankidinvalid)).toBeVisible()
  await start.click()
  await expect.element(start).not.toBeInTheDocument()
  await mock.approveAs('amira')
  await expect.element(page.getByText(/^(Signerat|Godkänt) \d+\s\p{L}+\s\d{4}/u)).toBeVisible()
  await expect.element(start).not.toBeInTheDocument()
})

test('the list of documents shows where the service says that there are any, and where it cannot be asked [C-027, Q-034, CI-011]', async () => {
  const none = await visit({ persona: 'oskar', path: '/mina-sidor/mina-avtal/' })
  await expect.element(page.getByText(texts.empty.documents)).toBeVisible()
  expect(asked('/system/user/hasdocuments').length).toBeGreaterThan(0)
  await none.unmount()
  await mock.fault({ operationId: 'hasDocuments', status: 503 })
  await visit({ persona: 'amira', path: '/mina-sidor/mina-avtal/' })
  await expect.element(region(texts.documents.waiting)).toBeVisible()
})
