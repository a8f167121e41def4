import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Payment, User } from '#gen/account_service/model.ts'
import type { MyDocument, PaymentNotice, TimelineStep } from '#gen/content/model.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { DocumentPage } from './documents/document-page.tsx'
import { DocumentsPage } from './documents/documents-page.tsx'
import fi from './messages.fi.json'
import { PaymentCard } from './payments/payment-card.tsx'
import { PaymentsPage } from './payments/payments-page.tsx'
import { TimelinePage } from './timeline/timeline-page.tsx'

const today = '2026-11-20'
const agreement: MyDocument = {
  id: 'd1',
  name: 'Förhandsavtal',
  url: '/media/doc/1.pdf',
  mediaType: 'application/pdf',
  size: 2_100_000,
  status: 'pending',
  action: 'sign',
  actionUrl: '/mina-sidor/mina-avtal/signera/d1/',
}
const notice: PaymentNotice = {
  id: 'vip-2',
  text: 'Avgift för VIP',
  amount: 500,
  dueDate: '2026-12-01',
  status: 'NotPaidSent',
  reference: '53744955138',
}
const fee = (status: Payment['status'], dueDate: string): Payment => ({
  site: 'Jmse',
  status,
  payedWithCode: false,
  amount: 500,
  dueDate,
})

const payer = (payments: Payment[]) => ({ id: 'user-1', phoneNumber: '070-1740605', payments }) as User

afterEach(cleanup)

const link = (name: string | RegExp) => page.getByRole('link', { name })

test('who has paid a VIP fee before is told that it is the one for what goes on [F-095]', async () => {
  const fees = [fee('Paid', '2025-12-01'), fee('NotPaidSent', notice.dueDate)]
  await renderIn(jmse, <PaymentsPage notices={[notice]} user={payer(fees)} />)
  const left = page.getByRole('region', { name: 'Att betala' })
  await expect.element(left.getByText('Avgiften för din fortsatta förtur')).toBeVisible()
  const card = page.getByRole('region', { name: 'VIP-avgift' })
  await expect.element(card.getByText('OCR-nummer 53744955138')).toBeVisible()
  // one is where one would be led
  await expect.element(link('Betala nu')).not.toBeInTheDocument()
  await expect.element(card.getByRole('button', { name: 'Betala nu' })).toBeVisible()
})

test('what was paid too much is said to be, and is nothing to pay [E-034]', async () => {
  await renderIn(jmse, <PaymentsPage notices={[{ ...notice, status: 'OverPaid' }]} user={payer([])} />)
  await expect.element(page.getByText('För mycket betalt')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Att betala' })).not.toBeInTheDocument()
})

test('what should have been paid already says since when', async () => {
  await renderIn(jmse, <PaymentsPage notices={[{ ...notice, dueDate: '2025-12-01' }]} user={payer([])} />)
  await expect.element(page.getByText(/^Förföll 1\sdecember\s2025/)).toBeVisible()
  await expect.element(page.getByText('Avgift för VIP, förföll 1 december 2025')).toBeVisible()
})

test('what was paid says on which day, and where no page tells more the card says how one pays [CI-013, F-089]', async () => {
  const paid = { ...notice, status: 'Paid', paidOn: '2026-11-24' } as const
  await renderIn(jmse, <PaymentsPage notices={[paid]} user={payer([])} />)
  await expect.element(page.getByText(/^Betald 24\snovember\s2026/)).toBeVisible()
  await cleanup()
  await renderIn(jmoy, <PaymentCard payment={{ kind: 'home', notice }} />)
  await expect.element(page.getByText(/53744955138/)).toBeVisible()
  await expect.element(page.getByText(fi.payment.byBank)).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('within the time to think an agreement can be read, and says from when it can be signed', async () => {
  const soon = { ...agreement, earliestSignDate: '2026-12-01' }
  await renderIn(jmse, <DocumentsPage documents={[soon]} today={today} />)
  await expect.element(page.getByText('Kan signeras från 1 december 2026')).toBeVisible()
  await expect.element(link('Signera Förhandsavtal')).not.toBeInTheDocument()
  await cleanup()
  await renderIn(jmse, <DocumentPage documents={[soon]} current={soon} page="action" today={today} />)
  await expect.element(page.getByText('Kan signeras från 1 december 2026')).toBeVisible()
  await expect.element(link(/^Läs dokumentet/)).toHaveAttribute('href', expect.stringMatching(/1\.pdf$/))
})

test('no heading stands above documents that are not there', async () => {
  const file: MyDocument = { ...agreement, status: 'done' }
  await renderIn(jmse, <DocumentsPage documents={[file]} today={today} />)
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(1)
})

test('a document that was not signed in time stands apart from those that are done [F-094]', async () => {
  const lapsed = { ...agreement, status: 'done', expired: true, lastSignDate: '2026-11-01' } as const
  await renderIn(jmse, <DocumentsPage documents={[lapsed]} today={today} />)
  const lapsedPapers = page.getByRole('region', { name: 'Tiden har gått ut' })
  await expect.element(lapsedPapers.getByText(/1\snovember\s2026/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Klara' })).not.toBeInTheDocument()
})

test('whose home a document is of is said where somebody has two [CI-011]', async () => {
  const homes = [
    { objectId: 'h1', name: 'Strandängen, C-1403' },
    { objectId: 'h2', name: 'Furuskär, A-1202' },
  ]
  await renderIn(
    jmse,
    <DocumentsPage documents={[{ ...agreement, objectId: 'h2' }]} homes={homes} today={today} />,
  )
  await expect.element(page.getByRole('listitem').getByText('Furuskär, A-1202')).toBeVisible()
})

test('a document that is dealt with says so on its page, with what else waits [F-094]', async () => {
  const done = {
    ...agreement,
    id: 'd2',
    name: 'Bokningsavtal',
    status: 'done',
    completedOn: '2026-04-02',
  } as const
  await renderIn(
    jmse,
    <DocumentPage documents={[agreement, done]} current={done} page="done" today={today} />,
  )
  await expect.element(page.getByText('Signerat 2 april 2026')).toBeVisible()
  await expect.element(link('Signera Förhandsavtal')).toHaveAttribute('href', agreement.actionUrl)
})

test('a step without a page of its own is told all the same, in the words of its state; a day that passed in vain is not promised [F-091]', async () => {
  const timeline: TimelineStep[] = [
    { id: 's1', step: 'contract', heading: 'Avtal', date: '2026-04-02', state: 'done' },
    {
      id: 's2',
      step: 'inspection',
      heading: 'Besiktning',
      date: '2026-04-20',
      text: 'Varje rum.',
      state: 'current',
      links: [{ name: 'Besiktning', url: '/mina-sidor/tidslinje/besiktning/' }],
    },
  ]
  await renderIn(jmse, <TimelinePage timeline={timeline} residence={undefined} today={today} />)
  const steps = page.getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Klart: Avtal2\u00a0april\u00a02026',
    'Pågår: BesiktningSkulle ha varit klart 20\u00a0april\u00a02026Varje rum.',
  ])
  await expect.element(link('Besiktning')).toHaveAttribute('href', '/mina-sidor/tidslinje/besiktning/')
  await expect.element(link('Avtal')).not.toBeInTheDocument()
})
