import { jmse } from '#src/sites/jmse.ts'
import { freeHomeId } from '../scenarios/bookings/booking-states.ts'
import { ownerOf } from '../state/cases/errands/errand-record.ts'
import { homeDocumentsOf } from '../state/homes/home-documents.ts'
import { todayOf } from '../state/today.ts'
import type { World } from '../state/world.ts'
import type { Sheet } from './sheet.ts'
import { called, hasSeenHome, ofAccount, ofBooking, opened, paymentBegun } from './signs.ts'

const freeHomePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'
const vipHomePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1502/'

const isSigned = ({ signedAt }: { signedAt?: number }) => signedAt !== undefined
const isPaid = ({ paidAt }: { paidAt?: number }) => paidAt !== undefined
const isFinished = ({ completedAt }: { completedAt?: number }) => completedAt !== undefined
const isWithdrawn = ({ ended }: { ended?: { why: string } }) => ended?.why === 'withdrawn'

const isOfFreeHome = ({ homeId }: { homeId: string }) => homeId === freeHomeId

/** What somebody has changed of their errands, or reported. */
const errandsOf = ({ data }: World, userId: string) =>
  Object.values(data.cases.changed).filter(({ owner }) => owner === ownerOf.user(userId))

/** What somebody has reported in this world: what the catalogue has is numbered far above. */
const reportsOf = (world: World, userId: string) =>
  errandsOf(world, userId).filter(({ id }) => Number(id.split('-').at(-1)) <= (world.data.ids['case'] ?? 0))

/** What learners are given to do, by its id; scenarios name the persona and the page where each begins. */
export const sheets: Readonly<Record<string, Sheet>> = {
  'find-a-home': {
    scenarioId: 'favourites-none',
    steps: [
      called('search', 'searchObjects', 'searchStages'),
      { id: 'look', isSo: (world) => hasSeenHome(world, 'user-jonas') },
      ofAccount('favourite', 'user-jonas', ({ favourites }) => favourites.length > 0),
      ofAccount('save-search', 'user-jonas', ({ savedSearches }) => savedSearches.length > 0),
    ],
  },
  'book-a-home': {
    scenarioId: 'booking-begins',
    steps: [
      {
        id: 'hold',
        isSo: ({ bookings }) => bookings.ownHold(freeHomeId, { userId: 'user-jonas' }) !== undefined,
      },
      ofBooking('begin', 'user-jonas', (one) => isOfFreeHome(one) && !one.ended),
      ofBooking('sign', 'user-jonas', (one) => isOfFreeHome(one) && isSigned(one)),
      ofBooking('pay', 'user-jonas', (one) => isOfFreeHome(one) && isPaid(one)),
      ofBooking('finish', 'user-jonas', (one) => isOfFreeHome(one) && isFinished(one)),
    ],
  },
  'pay-the-fee': {
    scenarioId: 'payment-due',
    steps: [
      paymentBegun('begin'),
      ofBooking('pay', 'user-alva', isPaid),
      ofBooking('finish', 'user-alva', isFinished),
    ],
  },
  'withdraw-a-booking': {
    scenarioId: 'booking-done',
    steps: [
      opened('overview', jmse.paths.myPages),
      ofBooking('withdraw', 'user-jonas', isWithdrawn),
      opened('free-again', freeHomePage, ({ bookings }) => bookings.ofUser('user-jonas').some(isWithdrawn)),
    ],
  },
  'report-a-fault': {
    scenarioId: 'guarantee-ends-tomorrow',
    steps: [
      called('room', 'getAssets'),
      called('send', 'createCustomerCase'),
      {
        id: 'picture',
        isSo: (world) => reportsOf(world, 'user-amira').some(({ attachments }) => attachments.length > 0),
      },
      {
        id: 'follow',
        isCall: ({ operationId }, world) =>
          operationId === 'getCustomerCase' && reportsOf(world, 'user-amira').length > 0,
      },
    ],
  },
  'answer-an-errand': {
    scenarioId: 'errand-waits-for-answer',
    steps: [
      called('list', 'getCustomerCases'),
      called('open', 'getCustomerCase'),
      {
        id: 'answer',
        isSo: (world) =>
          errandsOf(world, 'user-margareta').some(({ deeds }) =>
            deeds.some(({ does }) => does === 'answered'),
          ),
      },
    ],
  },
  'board-errands': {
    scenarioId: 'errands-board',
    steps: [called('errand', 'getCase'), called('round', 'getRound'), called('report', 'createBoardCase')],
  },
  'join-vip': {
    scenarioId: 'vip-not-a-member',
    steps: [
      opened('read', jmse.paths.vip),
      ofAccount('join', 'user-jonas', ({ vipMemberships }) => vipMemberships.length > 0),
      opened('look', vipHomePage),
    ],
  },
  'pay-vip-fee': {
    scenarioId: 'vip-fee-due',
    steps: [
      paymentBegun('begin'),
      ofAccount('pay', 'user-saga', ({ payments }) => payments.some(({ status }) => status === 'Paid')),
      opened('look', vipHomePage),
    ],
  },
  'sign-documents': {
    scenarioId: 'my-pages-all-paid',
    steps: [
      opened('open', jmse.paths.myDocuments),
      ofAccount('one', 'user-amira', ({ signedDocuments = {} }) => Object.keys(signedDocuments).length > 0),
      ofAccount('all', 'user-amira', (account, world) => {
        const papers = homeDocumentsOf(account, world.catalogue, jmse, todayOf(world))
        return papers.every(({ status }) => status !== 'pending')
      }),
    ],
  },
  'financing-in-norway': {
    scenarioId: 'booking-financing',
    steps: [
      ofBooking('begin', 'user-henning', ({ ended }) => !ended),
      {
        id: 'ready',
        isSo: ({ bookings }) =>
          bookings
            .ofUser('user-henning')
            .some((one) => isSigned(one) || bookings.stateOf(one) === 'readyToSign'),
      },
      ofBooking('sign', 'user-henning', isSigned),
    ],
  },
  'pay-by-bank-in-finland': {
    scenarioId: 'bank-paid',
    steps: [
      paymentBegun('begin'),
      ofBooking('pay', 'user-aino', isPaid),
      ofBooking('finish', 'user-aino', isFinished),
    ],
  },
}
