import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { User } from '#gen/account_service/model.ts'
import type { MyPagesContent } from '#gen/content/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { BoardPage } from './board-page.tsx'
import { MyPagesMenu } from '../my-pages-menu.tsx'
import { OverviewPage } from './overview-page.tsx'

const image = { url: '/media/scene/1', altText: 'Gult hus', orgWidth: 2560, orgHeight: 1707 }
const contact = { id: 's-1', role: 'realEstateAgent', name: 'Elin Hedlund', phone: '08-465 004 27' } as const
const content: MyPagesContent = {
  kind: 'myPages',
  heading: 'Mina sidor',
  residences: [
    {
      objectId: 'obj-1',
      objectNumber: 'C-1403',
      stageId: 'stg-1',
      stageName: 'Brf Strandängen',
      url: '/mina-sidor/min-bostad/',
      address: 'Strandängsvägen 12',
      postalCode: '131 30',
      city: 'Nacka',
      apartmentNumber: '1403',
      rooms: 3,
      livingArea: 76,
      entryDate: '2027-09-15',
      image,
      contact,
    },
  ],
  timeline: [
    { id: 's1', step: 'contract', heading: 'Avtal tecknat', date: '2026-04-02', state: 'done' },
    { id: 's2', step: 'inspection', heading: 'Besiktning', date: '2027-08-18', state: 'current' },
    { id: 's3', step: 'moveIn', heading: 'Inflyttning', date: '2027-09-15', state: 'coming' },
  ],
  nextPayment: { id: 'p1', text: 'Delinsats', amount: 125_000, dueDate: '2026-11-30', status: 'NotPaid' },
  news: [],
  documents: [
    {
      id: 'd1',
      name: 'Upplåtelseavtal',
      url: '/media/doc/1.pdf',
      mediaType: 'application/pdf',
      size: 2_100_000,
      status: 'done',
    },
    {
      id: 'd2',
      name: 'Tilläggsavtal inredning',
      url: '/media/doc/2.pdf',
      mediaType: 'application/pdf',
      size: 310_000,
      status: 'pending',
      action: 'sign',
      actionUrl: '/mina-sidor/mina-avtal/signera/d2/',
    },
  ],
  contacts: [contact],
  blocks: [],
}
const user = {
  firstName: 'Amira',
  hasAccount: true,
  isVip: true,
  favorites: ['obj-2', 'obj-3'],
  bookings: [],
  payments: [],
} as unknown as User

afterEach(() => {
  vi.useRealTimers()
  return cleanup()
})

const show = (more: Partial<MyPagesContent> = {}, person: User = user) =>
  renderIn(
    jmse,
    <OverviewPage
      content={{ ...content, ...more }}
      user={person}
      today="2026-11-20"
      reportHref={undefined}
      errandNews={null}
    />,
  )
const link = (name: string | RegExp) => page.getByRole('link', { name })

test('a buyer is greeted by first name, and told the days to the keys', async () => {
  await show()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hej Amira')
  await expect.element(page.getByText('Om 299 dagar får du nycklarna till C-1403.')).toBeVisible()
})

test('the home, the way to it and the next payment are told in the formats of the site', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') })
  await show()
  await expect.element(page.getByText('3\u00a0rok, 76\u00a0m²')).toBeVisible()
  await expect.element(page.getByText('Elin Hedlund')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Vägen till ditt nya hem' })).toBeVisible()
  await expect.element(page.getByText('125\u00a0000\u00a0kr')).toBeVisible()
  await expect.element(page.getByText('Delinsats, senast 30 november 2026')).toBeVisible()
})

test('every day on the overview is written in the same way', async () => {
  const published = {
    id: 'n1',
    heading: 'Taket är på plats',
    url: '/nyheter/taket/',
    publishedOn: '2026-11-17',
  }
  const documents = content.documents.map((one) => ({
    ...one,
    status: 'done' as const,
    completedOn: '2026-04-02',
  }))
  const { container } = await show({ news: [published], documents })
  const days = container.textContent.replaceAll('\u00a0', ' ')
  for (const day of ['30 november 2026', '17 november 2026', '2 april 2026', '18 augusti 2027'])
    expect(days).toContain(day)
  expect(days).not.toMatch(/\d{4}-\d\d-\d\d/)
})

test('a document that waits comes first, with the way to sign it', async () => {
  await show()
  const names = page.getByRole('region', { name: 'Dokument' }).getByRole('listitem').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tilläggsavtal inredningVäntar på din signatur'),
    expect.stringContaining('UpplåtelseavtalPDF, 2,1\u00a0MB'),
  ])
  await expect
    .element(link('Signera Tilläggsavtal inredning'))
    .toHaveAttribute('href', '/mina-sidor/mina-avtal/signera/d2/')
})

test('a VIP customer reaches early access, saved homes and saved searches [F-093]', async () => {
  await show()
  await expect.element(link(/^Bostäder i förtur/)).toHaveAttribute('href', '/mina-sidor/vip/')
  await expect
    .element(link(/^Sparade bostäder/))
    .toHaveAttribute('href', '/mina-sidor/mina-bostader/#favorites')
  await expect.element(link('Sparade sökningar')).toHaveAttribute('href', '/mina-sidor/sparade-sokningar/')
})

test('a first VIP fee is told as the first, a later one as the next [F-095]', async () => {
  const due = { site: 'Jmse', status: 'NotPaid', payedWithCode: false, amount: 500 } as const
  const paid = { site: 'Jmse', status: 'Paid', payedWithCode: false } as const
  await show({ nextPayment: undefined }, { ...user, payments: [due] })
  await expect.element(page.getByText('Din första VIP-avgift, som ger dig förtur')).toBeVisible()
  await cleanup()
  await show({ nextPayment: undefined }, { ...user, payments: [paid, due] })
  await expect.element(page.getByText('Avgiften för din fortsatta förtur')).toBeVisible()
})

test('somebody who has nothing yet sees what they can save, and no empty boxes', async () => {
  await show({ residences: [], timeline: [], nextPayment: undefined, documents: [] })
  expect(page.getByRole('region').elements()).toHaveLength(1)
  await expect.element(link(/^Sparade bostäder/)).toBeVisible()
})

test('the menu says which page is shown, and how many errands have news', async () => {
  await renderIn(
    jmse,
    <MyPagesMenu entries={['overview', 'errands', 'contacts']} currentPath="/mina-sidor/" errandNews={2} />,
  )
  await expect.element(link('Översikt')).toHaveAttribute('aria-current', 'page')
  await expect.element(link(/^Ärenden ?, 2 nyheter$/)).toHaveAttribute('href', '/mina-sidor/arenden/')
  await expect.element(link('Kontakter')).not.toHaveAttribute('aria-current')
})

test('a board member sees the association they act for, and that it has no management here', async () => {
  const board = { kind: 'myPagesBoard', heading: 'Styrelseportal', associationName: 'Brf Rundelen' } as const
  const shown = {
    ...board,
    hasTechnicalManagement: false,
    contacts: [contact],
    news: [],
    documents: [],
    blocks: [],
  }
  await renderIn(
    jmse,
    <BoardPage content={shown} firstName="Birgitta" reportHref="/mina-sidor/#open-board-case" />,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hej Birgitta')
  await expect.element(page.getByText('Du är inloggad för Brf Rundelen.')).toBeVisible()
  await expect.element(page.getByText(/har inte teknisk förvaltning hos oss/)).toBeVisible()
  await expect.element(link('Till ekonomiportalen')).not.toBeInTheDocument()
  await expect.element(link('Gör en felanmälan')).not.toBeInTheDocument()
  await expect.element(link('08-465\u00a0004\u00a027')).toHaveAttribute('href', 'tel:0846500427')
})

test('a booking that is on its way is told, with the way back to it; one of another site is not [X-011]', async () => {
  const business = {
    siteId: 1,
    objectId: 'obj-1403',
    bookingId: 'book-1',
    name: 'Brf Strandängen, C-1403',
    url: '/boka/?bookingId=book-1',
  }
  await show({}, { ...user, ongoingBusiness: business })
  await expect.element(page.getByText(/Brf Strandängen, C-1403\./)).toBeVisible()
  await expect.element(link('Fortsätt bokningen')).toHaveAttribute('href', business.url)
  await cleanup()
  await show({}, { ...user, ongoingBusiness: { ...business, siteId: 4 } })
  await expect.element(link('Fortsätt bokningen')).not.toBeInTheDocument()
})

test('whoever logs in by e-ID for the first time is welcomed, and led to their details [N-003]', async () => {
  await show({}, { ...user, hasAccount: true, firstSsnLogin: true })
  await expect.element(link('Till Inställningar')).toHaveAttribute('href', '/mina-sidor/mina-installningar/')
  await cleanup()
  await show({}, { ...user, hasAccount: true, firstSsnLogin: false })
  await expect.element(link('Till Inställningar')).not.toBeInTheDocument()
})
