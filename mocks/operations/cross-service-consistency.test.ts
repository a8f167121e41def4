import { beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import { siteOf } from '../catalogue/site-of.ts'
import { type Telling, openOn } from './cross-service-consistency.test-support.ts'

/** The personas with an account; who they are does not depend on the day. */
const people = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 }).personas.flatMap(
  ({ id, site, account }) =>
    account ? [{ id, site: siteOf(site), userId: account.userId, associations: account.associations }] : [],
)
const boards = people.flatMap(({ associations, ...member }) =>
  associations.map((associationId) => ({ ...member, associationId })),
)

const unpaid: readonly string[] = ['NotPaid', 'NotPaidSent', 'Reminder1']
/** Documents on the overview. */
const onOverview = 6

/** In an order of their own, to compare what is sorted differently in two places. */
const sorted = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).toSorted()

describe.each([0, 40, 400])('in %s days', (later) => {
  let world: Telling['world']
  let tell: Telling['tell']
  let tellBoard: Telling['tellBoard']

  beforeAll(() => {
    ;({ world, tell, tellBoard } = openOn(later))
  })

  test.each(people)(
    'the homes of $id are the same for the user and on My Pages',
    async ({ userId, site }) => {
      const { user, overview, home } = await tell(userId, site)
      const own = user.bookings.filter(({ siteId }) => siteId === site.siteId)
      const residences = overview?.residences ?? []
      expect(sorted(residences.map(({ objectId }) => objectId))).toEqual(
        sorted(own.map(({ objectId }) => objectId)),
      )
      expect(user.purchases.map(({ objectId }) => objectId)).toEqual(
        user.bookings.map(({ objectId }) => objectId),
      )
      expect(home?.residence).toEqual(residences.find(({ url }) => url !== undefined))
      expect(home !== undefined).toBe(own.some(({ objectPageExists }) => objectPageExists))
      for (const { objectId } of residences) {
        const status = world.bookings.statusOf(required(world.catalogue.home(objectId), objectId))
        expect(['sold', 'booked', 'succession']).toContain(status)
      }
      const { activeObject } = user
      const shown = residences.find(({ objectId }) => objectId === activeObject?.objectId)
      const facts = [
        'objectNumber',
        'stageId',
        'address',
        'postalCode',
        'city',
        'apartmentNumber',
        'rooms',
        'livingArea',
        // while the keys wait for the money, the page tells no day
        ...(shown && shown.entryDate === undefined ? [] : (['entryDate'] as const)),
      ] as const
      expect(facts.map((fact) => shown?.[fact])).toEqual(facts.map((fact) => activeObject?.[fact]))
      expect([shown?.stageName, shown?.contact?.name, shown?.contact?.phone]).toEqual([
        activeObject?.name,
        activeObject?.contact?.name,
        activeObject?.contact?.phoneNumber,
      ])
    },
  )

  test.each(people)(
    'when what happens to the home of $id is the same everywhere',
    async ({ userId, site }) => {
      const { user, overview } = await tell(userId, site)
      const steps = (user.activeObject?.timeline ?? [])
        .filter(({ step }) => step !== 'booking')
        .map(({ step, date, state }) => ({ step, date, state: state === 'upcoming' ? 'coming' : state }))
      const own = overview?.residences.find(({ objectId }) => objectId === user.activeObject?.objectId)
      const shown = own?.timeline ?? []
      expect(shown.map(({ step, date, state }) => ({ step, date, state }))).toEqual(steps)
    },
  )

  test.each(people)(
    'overview, timeline and the page of the home begin with the home of $id that is on its way',
    async ({ userId, site }) => {
      const { overview, home, timeline } = await tell(userId, site)
      const first = overview?.residences[0]
      for (const shown of [timeline, overview?.timeline, home?.timeline].filter((one) => one !== undefined))
        expect(shown).toEqual(first?.timeline ?? [])
      const states = (overview?.residences ?? []).map((one) => one.timeline?.at(-1)?.state === 'done')
      expect(states.indexOf(false)).toBeLessThanOrEqual(0)
    },
  )

  test.each(people)('what $id has to pay is the same everywhere', async ({ userId, site }) => {
    const { user, overview, payments, notifications } = await tell(userId, site)
    const fees = user.payments.filter((fee) => fee.site === site.key)
    const due = [...(user.activeObject?.instalments ?? []), ...fees]
    const said = ({ amount, dueDate, status }: { amount?: number; dueDate?: string; status: string }) => [
      dueDate,
      amount,
      status,
    ]
    // the account tells of the first home; the page of all of them
    const mine = payments?.filter(
      ({ objectId }) => objectId === undefined || objectId === user.activeObject?.objectId,
    )
    expect(sorted((mine ?? due).map(said))).toEqual(sorted(due.map(said)))
    const next = payments?.find(({ status }) => unpaid.includes(status))
    expect(overview?.nextPayment?.dueDate).toBe(
      (next ?? due.filter(({ status }) => unpaid.includes(status)).toSorted(byDueDate)[0])?.dueDate,
    )
    const { notifications: tells, reminderIsActive } = site.capabilities
    const isActive = (status: string) =>
      status.startsWith('NotPaid') || (status === 'Reminder1' && reminderIsActive)
    const told = notifications.filter(({ notificationType }) => notificationType === 'VipPayment')
    expect(told).toHaveLength(tells && fees.some(({ status }) => isActive(status)) ? 1 : 0)
  })

  test.each(people)(
    'the documents of $id are listed, counted and told of alike',
    async ({ userId, site }) => {
      const {
        documents = [],
        hasDocuments,
        overview,
        home,
        notifications,
        bookings,
      } = await tell(userId, site)
      expect(hasDocuments).toBe(documents.length > 0)
      expect(overview?.documents ?? []).toEqual(documents.slice(0, onOverview))
      expect(home?.documents ?? []).toEqual(
        documents.filter(({ objectId }) => home && objectId === home.residence.objectId),
      )
      const pending = documents
        .filter(({ status }) => status === 'pending')
        .map(({ id, action }) => [id, action === 'sign' ? 'awaiting_signature' : 'awaiting_approval'])
      const ready = bookings
        .filter((one) => world.bookings.stateOf(one) === 'readyToSign')
        .map(({ id }) => [id, 'awaiting_signature'])
      const told = notifications.filter(({ notificationType }) => notificationType === 'DocumentSigning')
      expect(sorted(told.map(({ targetId, name }) => [targetId, name]))).toEqual(
        site.capabilities.notifications ? sorted([...pending, ...ready]) : [],
      )
    },
  )

  test.each(people)(
    'the errands of $id are the same in lists, alone and in news',
    async ({ userId, site }) => {
      const { errands, hasCases, errand, notifications } = await tell(userId, site)
      expect(hasCases).toBe(errands.length > 0)
      for (const one of errands) expect(await errand(one.id)).toEqual(one)
      const told = notifications.filter(({ notificationType }) => notificationType === 'Case')
      const known = errands.filter(({ siteKey }) => siteKey === site.key).map(({ id }) => id)
      expect(known).toEqual(expect.arrayContaining(told.map(({ targetId }) => targetId)))
      expect(told.map(({ id }) => id)).toEqual(told.map(({ targetId }) => `${userId}-case-${targetId}`))
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
      for (const { createdOn } of notifications)
        expect(Date.parse(createdOn)).toBeLessThanOrEqual(world.clock.now())
    },
  )

  test.each(people)(
    'what $id is booking is the same for the booking, its page and the home',
    async (person) => {
      const { bookings, booking, booked, user } = await tell(person.userId, person.site)
      for (const { id, homeId, ended } of bookings) {
        const home = required(world.catalogue.home(homeId), homeId)
        const status = world.bookings.statusOf(home)
        expect(ended ? ['forSale'] : ['reserved', 'booked']).toContain(status)
        const page = await booked(id)
        expect([page?.id, page?.objectNumber, page?.status]).toEqual([homeId, home.objectNumber, status])
        // a booking whose time is over is gone for whoever asks
        const answer = await booking(id)
        expect([answer?.bookingId, answer?.objectId]).toEqual(ended ? [undefined, undefined] : [id, homeId])
        // none of them is both signed and paid
        expect(user.bookings.map(({ bookingId }) => bookingId)).not.toContain(id)
      }
    },
  )

  test.each(boards)(
    '$associationId is the same for $id as a user and on the pages of its board',
    async (member) => {
      const { userId, associationId, site } = member
      const { user, overview, errands, hasCases, hasDocuments } = await tellBoard(userId, associationId, site)
      expect(user).toMatchObject({ isBoardMember: true, brfAccount: { id: associationId } })
      expect(overview).toMatchObject({
        kind: 'myPagesBoard',
        associationName: user?.brfAccount?.name,
        hasTechnicalManagement: user?.brfAccount?.activeTechnicalManagement,
      })
      expect([hasCases, hasDocuments]).toEqual([errands.length > 0, false])
    },
  )
})

function byDueDate(a: { dueDate?: string }, b: { dueDate?: string }): number {
  return (a.dueDate ?? '').localeCompare(b.dueDate ?? '')
}
