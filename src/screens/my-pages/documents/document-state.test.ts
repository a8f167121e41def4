import { expect, test } from 'vitest'
import type { MyDocument } from '#gen/content/model.ts'
import { documentStateOf, waitingFirst } from './document-state.ts'

const document: MyDocument = {
  id: 'doc-1',
  name: 'Tilläggsavtal',
  url: '/media/doc/1.pdf',
  mediaType: 'application/pdf',
  size: 310_000,
  status: 'pending',
  action: 'sign',
  actionUrl: '/mina-sidor/mina-avtal/signera/doc-1/',
}
const today = '2026-11-20'

test('a document that waits is signed or approved on its own page [E-063]', () => {
  expect(documentStateOf(document, today)).toEqual({ kind: 'waits', action: 'sign', url: document.actionUrl })
  expect(documentStateOf({ ...document, action: 'approve' }, today)).toMatchObject({ action: 'approve' })
})

test('within the time to think there is nothing to press yet', () => {
  const soon = { ...document, earliestSignDate: '2026-12-01' }
  expect(documentStateOf(soon, today)).toEqual({ kind: 'waits', action: 'sign', from: '2026-12-01' })
  expect(documentStateOf(soon, '2026-12-01')).toMatchObject({ url: document.actionUrl })
})

test('a document says until when it can be signed, and that it does not apply when nobody did [E-063]', () => {
  const last = { ...document, lastSignDate: '2026-12-23' }
  expect(documentStateOf(last, today)).toMatchObject({ kind: 'waits', until: '2026-12-23' })
  const expired = { ...last, status: 'done', expired: true } as const
  expect(documentStateOf(expired, '2026-12-24')).toEqual({ kind: 'expired', until: '2026-12-23' })
  expect(waitingFirst([expired, document]).map(({ status }) => status)).toEqual(['pending', 'done'])
})

test('a document that is done says when, or is simply a file', () => {
  const done = { ...document, status: 'done' } as const
  expect(documentStateOf({ ...done, completedOn: '2026-04-02' }, today)).toEqual({
    kind: 'completed',
    action: 'sign',
    on: '2026-04-02',
  })
  expect(documentStateOf(done, today)).toEqual({ kind: 'file' })
  const plan = { ...done, action: undefined, completedOn: '2026-04-02' }
  expect(documentStateOf(plan, today)).toEqual({ kind: 'file' })
})
