import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { addDays } from '../../catalogue/dates.ts'
import { homeFile } from '../../catalogue/pages/files/home-files.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Account } from '../accounts/account.ts'
import { ownObjects } from '../accounts/homes/own-objects.ts'
import { sharedAccounts } from '../accounts/shared-accounts.ts'
import { withMoney } from '../dues/money.ts'
import { homeDocumentsOf } from '../homes/home-documents.ts'
import { planFromBooking, stepsOf } from './plan.ts'
import { isGrantedInstead, progressOf, stepsNow } from './progress.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
const began = catalogue.referenceDate
type Purchase = NonNullable<Account['activeObject']>

/** A home of Amira's account as if she had booked it today. */
const account = sharedAccounts(catalogue).find(({ id }) => id === 'user-amira') as Account
const known = account.activeObject as Purchase
const plan = planFromBooking(began, known.entryDate)
const booked: Purchase = {
  ...known,
  timeline: stepsOf(plan, began),
  instalments: [{ ...known.instalments.at(-1), status: 'NotPaid', dueDate: plan.payment } as never],
}
const idOf = (key: 'preliminary-agreement' | 'purchase-agreement' | 'interior-agreement') =>
  homeFile({ stageId: known.stageId, objectNumber: known.objectNumber ?? '' }, key, 'sv').id
const rest = `${known.objectId}-finalPayment`

const buyer: Account = { ...account, activeObject: booked, otherObjects: [] }
const paidOn = (on: string): Account => withMoney(buyer, [{ id: rest, on }])
const shown = (one: Account, day: string) =>
  Object.fromEntries(
    stepsNow(progressOf(one.activeObject as Purchase, one, day)).map(({ step, state, date }) => [
      step,
      [state, date],
    ]),
  )

test('a step that was settled shows the day it was settled, early or late [F-091]', () => {
  const signed = { ...buyer, signedDocuments: { [idOf('preliminary-agreement')]: '2026-12-01' } }
  expect(shown(signed, '2026-12-01')['contract']).toEqual(['done', '2026-12-01'])
  const late = { ...buyer, signedDocuments: { [idOf('preliminary-agreement')]: '2027-01-20' } }
  expect(shown(late, '2027-01-20')['contract']).toEqual(['done', '2027-01-20'])
  const chosen = {
    ...signed,
    signedDocuments: { ...signed.signedDocuments, [idOf('interior-agreement')]: '2027-01-05' },
  }
  expect(shown(chosen, '2027-01-05')['interior']).toEqual(['done', '2027-01-05'])
  expect(shown(paidOn('2027-01-07'), '2027-01-08')['payment']).toEqual(['done', '2027-01-07'])
})

test('who pays late gets the keys that day, with the papers of it; until then no day is told', () => {
  const late = addDays(plan.moveIn, 9)
  const waiting = shown(buyer, addDays(late, -1))
  expect([waiting['payment'], waiting['moveIn']]).toEqual([
    ['current', plan.payment],
    ['upcoming', undefined],
  ])
  const paid = paidOn(late)
  expect(shown(paid, late)['moveIn']).toEqual(['done', late])
  const papers = homeDocumentsOf(paid, catalogue, siteOf(paid.site), late)
  const handedOver = papers.find(({ file }) => file.url.includes('handover-record'))
  expect(handedOver).toMatchObject({ day: late, completedOn: late })
})

test('an agreement that was never signed gives way to the one that makes somebody the owner', () => {
  expect(shown(buyer, addDays(plan.payment, -1))['contract']).toEqual(['current', plan.contract])
  expect(shown(buyer, plan.payment)['contract']).toEqual(['done', plan.payment])
  // what waited for it was not over before it
  expect(shown(buyer, plan.payment)['inspection']).toEqual(['done', plan.payment])
  expect(isGrantedInstead(booked, buyer, addDays(plan.payment, -1))).toBe(false)
  expect(isGrantedInstead(booked, buyer, plan.payment)).toBe(true)
  const signed = { ...buyer, signedDocuments: { [idOf('preliminary-agreement')]: '2026-12-01' } }
  expect(isGrantedInstead(booked, signed, plan.payment)).toBe(false)
})

test('a home that was ready is granted at once: no preliminary agreement, and no keys before the grant is signed', () => {
  const soon = planFromBooking(began, began)
  const ready: Account = { ...buyer, activeObject: { ...booked, timeline: stepsOf(soon, began) } }
  const papers = (one: Account, day: string) =>
    homeDocumentsOf(one, catalogue, siteOf(one.site), day).flatMap(({ file, status }) =>
      file.url.includes('-agreement') && !file.url.includes('booking') ? [[file.name, status]] : [],
    )
  expect(papers(ready, addDays(soon.moveIn, 30))).toEqual([['Upplåtelseavtal', 'pending']])
  expect(shown(ready, addDays(soon.moveIn, 30))['contract']).toEqual(['current', soon.contract])
  const signed = { ...ready, signedDocuments: { [idOf('purchase-agreement')]: soon.contract } }
  expect(papers(signed, soon.payment)).toEqual([['Upplåtelseavtal', 'done']])
  expect(shown(signed, soon.payment)['contract']).toEqual(['done', soon.contract])
})

test('where the agreement is the purchase itself it waits until it is signed, and nobody becomes the owner before', () => {
  const known = sharedAccounts(catalogue).find(({ id }) => id === 'user-henning') as Account
  const object = known.activeObject as Purchase
  const planned = planFromBooking(began, addDays(began, 400))
  const henning = { ...known, activeObject: { ...object, timeline: stepsOf(planned, began) } }
  const papers = (one: Account, day: string) =>
    homeDocumentsOf(one, catalogue, siteOf(one.site), day).flatMap(({ file, status }) =>
      /preliminary|purchase/.test(file.url) ? [[file.name, status]] : [],
    )
  const late = addDays(planned.payment, 30)
  expect(papers(henning, late)).toEqual([['Kjøpekontrakt', 'pending']])
  expect(shown(henning, late)['contract']).toEqual(['current', planned.contract])
  const { id } = homeFile(
    { stageId: object.stageId, objectNumber: object.objectNumber ?? '' },
    'preliminary-agreement',
    'nb',
  )
  const signed = { ...henning, signedDocuments: { [id]: late } }
  expect(papers(signed, late)).toEqual([
    ['Kjøpekontrakt', 'done'],
    ['Hjemmelsdokument', 'done'],
  ])
})

describe('of every persona with a home', () => {
  const owners = sharedAccounts(catalogue).filter((one) => ownObjects(one).length > 0)
  const after = ['handover-record', 'warranty-certificate', 'care-instructions']

  test.each(owners.map((one) => [one.id, one] as const))(
    'nothing of %s comes after the keys that belongs before [F-091, P-010]',
    (_id, owner) => {
      for (const later of [0, 30, 120, 240, 365, 700, 1000]) {
        const day = addDays(began, later)
        for (const object of ownObjects(owner)) {
          const steps = stepsNow(progressOf(object, owner, day))
          const keys = steps.find(({ step }) => step === 'moveIn')
          const odd = steps.filter(({ date }) => keys?.date !== undefined && (date ?? '') > keys.date)
          expect([day, odd]).toEqual([day, []])
          expect(steps.filter(({ state, date }) => state === 'done' && (date ?? '') > day)).toEqual([])
          expect(steps.filter(({ state, date }) => state === 'upcoming' && (date ?? '9') <= day)).toEqual([])
          const papers = homeDocumentsOf(owner, catalogue, siteOf(owner.site), day).filter(
            ({ home }) => home.id === object.objectId,
          )
          for (const paper of papers) {
            const isAfter = after.some((key) => paper.file.url.includes(key))
            const told = paper.status === 'done' ? (paper.completedOn ?? paper.day) : paper.day
            expect([
              paper.file.id,
              isAfter ? told >= (keys?.date ?? '9') : told <= (keys?.date ?? '9'),
            ]).toEqual([paper.file.id, true])
          }
        }
      }
    },
  )
})
