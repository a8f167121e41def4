import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Notification } from '#gen/notification/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'

const list = 'GET /notifications/Jmse'
const createdOn = '2026-11-18T09:12:00Z'
const all: Notification[] = [
  { notificationType: 'DocumentSigning', name: 'awaiting_signature', id: 'ntf-3', createdOn },
  { notificationType: 'DocumentSigning', name: 'awaiting_approval', id: 'ntf-4', createdOn },
  { notificationType: 'VipPayment', name: 'vip_fee', id: 'ntf-2', createdOn },
  { notificationType: 'Case', name: 'case_updated', id: 'ntf-1', targetId: 'case-1', createdOn },
]
const lowered: Notification = {
  notificationType: 'PriceLowered',
  name: 'price_lowered',
  id: 'ntf-5',
  url: '/hem/c-1103/',
  createdOn,
}
const onClose = vi.fn()

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderIn(jmse, <NotificationsPanel onClose={onClose} />)
const link = (name: string) => page.getByRole('link', { name })

test('each kind says what waits and leads to where it is dealt with [F-055, C-031, G-097]', async () => {
  answerCalls({ [list]: () => [...all, lowered] })
  await show()
  await expect.element(page.getByRole('status')).toHaveTextContent('5 nya')
  const documents = '/mina-sidor/mina-avtal/'
  await expect.element(link('Ett dokument väntar på din signatur')).toHaveAttribute('href', documents)
  await expect.element(link('Ett dokument väntar på ditt godkännande')).toHaveAttribute('href', documents)
  await expect
    .element(link('VIP-avgiften är inte betald'))
    .toHaveAttribute('href', '/mina-sidor/betalningar/')
  await expect
    .element(link('Det har hänt något i ditt ärende'))
    .toHaveAttribute('href', '/mina-sidor/arenden/?errandId=case-1')
  await expect
    .element(link('Priset är sänkt på en bostad som du har sparat'))
    .toHaveAttribute('href', '/hem/c-1103/')
})

test('a paused notification is told to the service, and the list is read again [F-056, S-092, C-032]', async () => {
  let left = all.slice(2)
  const asked = answerCalls({
    [list]: () => left,
    'GET /notifications/pause/ntf-2': () => {
      left = all.slice(3)
      return new Response(null, { status: 204 })
    },
  })
  await show()
  await userEvent.dblClick(page.getByRole('button', { name: 'Pausa: VIP-avgiften är inte betald' }))
  await expect.element(link('VIP-avgiften är inte betald')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 ny')
  // the button that was pressed is gone
  await expect.element(page.getByRole('heading', { name: 'Aviseringar' })).toHaveFocus()
  expect(asked.map(({ call }) => call)).toEqual([list, 'GET /notifications/pause/ntf-2', list])
})

test('a pause that fails says so, and the notification stays until another press pauses it', async () => {
  let isDown = true
  answerCalls({
    [list]: () => (isDown ? all : all.slice(0, 3)),
    'GET /notifications/pause/ntf-1': () => new Response(null, { status: isDown ? 503 : 204 }),
  })
  await show()
  const pause = page.getByRole('button', { name: 'Pausa: Det har hänt något i ditt ärende' })
  await pause.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/kunde inte pausas/)
  await expect.element(link('Det har hänt något i ditt ärende')).toBeVisible()
  isDown = false
  await pause.click()
  await expect.element(link('Det har hänt något i ditt ärende')).not.toBeInTheDocument()
})

test('nothing is said in a sentence', async () => {
  answerCalls({ [list]: () => [] })
  await show()
  await expect.element(page.getByText('Inget väntar på dig just nu.')).toBeVisible()
})

test('a list that cannot be read again stays, and says so until it is [X-017]', async () => {
  let isDown = false
  answerCalls({ [list]: () => (isDown ? Response.json({ title: 'Down' }, { status: 503 }) : all) })
  const { queryClient } = await show()
  await expect.element(link('VIP-avgiften är inte betald')).toBeVisible()
  isDown = true
  void queryClient.refetchQueries()
  const failed = page.getByText('Aviseringarna gick inte att hämta.')
  await expect.element(failed).toBeVisible()
  await expect.element(link('VIP-avgiften är inte betald')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(failed).not.toBeInTheDocument()
})

test('a list that cannot be read is no alarm, and can be asked for again [X-017]', async () => {
  let isDown = true
  answerCalls({ [list]: () => (isDown ? Response.json({ title: 'Down' }, { status: 503 }) : all) })
  await show()
  await expect.element(page.getByText('Aviseringarna gick inte att hämta.')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  isDown = false
  page.getByRole('button', { name: 'Försök igen' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(link('VIP-avgiften är inte betald')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Aviseringar' })).toHaveFocus()
})
