import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { BookingBehaviour } from '../../state/bookings/records.ts'
import { paymentScenarios } from './booking-payments.ts'
import { freeHomeId, paid, readyToSign } from './booking-states.ts'
import type { Scenario, Scenarios } from '../scenario.ts'

const norwegianHomeId = 'home-fjordlunden-b-h0201'
const homePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'
const vipHomePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1502/'

/** A buyer in front of a home that is for sale, and one whose agreement waits for a signature. */
const atHome = { group: 'booking', siteKey: 'Jmse', personaId: 'jonas', startPath: homePage } as const
const atSigning = {
  group: 'booking',
  siteKey: 'Jmse',
  personaId: 'linnea',
  startPath: `${jmse.paths.booking}?bookingId=book-linnea`,
} as const
const ownBooking = { ...atHome, startPath: `${jmse.paths.booking}?bookingId=book-1001` } as const

const prepares =
  (behaviour: BookingBehaviour): Scenario['apply'] =>
  ({ bookings }) => {
    Object.assign(bookings.behaviour, behaviour)
  }

const down =
  (...operationIds: string[]): Scenario['apply'] =>
  ({ faults }) => {
    for (const operationId of operationIds) faults.set({ operationId, status: 503 })
  }

/** Nobody approves: six seconds after its start each order ends like this. */
const signingEnds =
  (failure: string): Scenario['apply'] =>
  ({ eid }) => {
    eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 6 }
    eid.endAllWith(failure)
  }

/** Click-to-buy: who may book, how far a booking has come, and everything that can go wrong with it. */
export const bookingScenarios = {
  'booking-begins': {
    ...atHome,
    name: 'A home that can be booked',
    description: 'C-1103 in Strandängen is for sale, and nothing speaks against booking it.',
    requirements: ['F-133', 'F-134'],
    apply: () => {},
  },
  'booking-waits-for-signature': {
    ...atSigning,
    name: 'The agreement waits for a signature',
    description: 'The agreement is ready; BankID signs it by itself after some seconds.',
    requirements: ['F-142', 'S-077'],
    apply: () => {},
  },
  'booking-financing': {
    group: 'booking',
    siteKey: 'Jmno',
    personaId: 'henning',
    startPath: `${jmno.paths.booking}?objectId=${norwegianHomeId}&step=financing`,
    name: 'The financing (Norway)',
    description:
      'Henning has reserved B-H0201 in Fjordlunden, and his details are known: a down payment below 15 per cent is refused with the minimum, too much money with the maximum.',
    requirements: ['X-081', 'X-082', 'V-055', 'V-056', 'F-138'],
    apply: ({ bookings }) => {
      bookings.hold(norwegianHomeId, { userId: 'user-henning' })
    },
  },
  'booking-home-taken': {
    ...atHome,
    name: 'Somebody else got there first',
    description: 'Somebody else has reserved C-1103: booking it answers that it is taken.',
    requirements: ['X-024', 'X-069', 'S-078'],
    apply: ({ bookings }) => {
      bookings.hold(freeHomeId, { userId: 'user-viggo' })
    },
  },
  'booking-home-sold-meanwhile': {
    ...atHome,
    name: 'The home is booked already',
    description: 'Viggo has booked and paid C-1103: searches and its page show it as booked.',
    requirements: ['X-024', 'X-069'],
    apply: (world) => {
      paid(world, 'viggo', freeHomeId)
    },
  },
  'booking-hold-ends-soon': {
    ...ownBooking,
    name: 'The reservation ends soon',
    description: 'Two minutes are left to sign; reserving it again gives half an hour.',
    requirements: ['F-135', 'G-100'],
    apply: (world) => {
      readyToSign(world, 'jonas', freeHomeId)
      world.bookings.endHoldAt(freeHomeId, world.clock.now() + 120_000)
    },
  },
  'booking-hold-over': {
    ...ownBooking,
    name: 'The reservation has ended',
    description: 'The reservation of C-1103 ran out before the agreement was signed: every step answers 410.',
    requirements: ['F-135', 'X-069'],
    apply: (world) => {
      readyToSign(world, 'jonas', freeHomeId)
      world.bookings.endHoldAt(freeHomeId, world.clock.now() - 1000)
    },
  },
  'booking-vip-only': {
    ...atHome,
    startPath: vipHomePage,
    name: 'For VIP only',
    description: 'C-1502 is for VIP customers still, and Jonas is not one.',
    requirements: ['X-080', 'V-057', 'P-028'],
    apply: () => {},
  },
  'booking-vip-unpaid': {
    ...atHome,
    personaId: 'saga',
    startPath: vipHomePage,
    name: 'VIP without a paid fee',
    description: 'Saga has signed up as VIP but not paid, so C-1502 is not for her yet.',
    requirements: ['X-080', 'V-057'],
    apply: () => {},
  },
  'booking-vip-first': {
    ...atHome,
    personaId: 'viggo',
    startPath: vipHomePage,
    name: 'VIP books before others',
    description: 'Viggo has paid his VIP fee and may book C-1502 before open sales.',
    requirements: ['P-028', 'F-134'],
    apply: () => {},
  },
  'booking-under-age': {
    ...atHome,
    personaId: 'tilde',
    name: 'A child may not book',
    description: 'Tilde is not of age: every booking is refused.',
    requirements: ['X-080', 'V-057'],
    apply: () => {},
  },
  'booking-protected-identity': {
    ...atHome,
    personaId: 'maria',
    name: 'Protected identity',
    description: 'Maria has a protected identity and cannot book online.',
    requirements: ['X-080', 'V-057'],
    apply: () => {},
  },
  'booking-elsewhere': {
    ...atHome,
    personaId: 'linnea',
    name: 'Another booking is under way',
    description: 'Linnea is in the middle of a booking in Bryggvakten, so another home is refused.',
    requirements: ['X-011', 'X-080'],
    apply: () => {},
  },
  'booking-one-in-project': {
    ...atHome,
    name: 'A home in the project already',
    description: 'Jonas has booked C-1303: a second home in the same project is refused.',
    requirements: ['X-080', 'P-028'],
    apply: (world) => {
      paid(world, 'jonas', 'home-strandangen-c-1303')
    },
  },
  'booking-slow': {
    ...atHome,
    name: 'The booking takes its time',
    description: 'An agreement takes seven minutes to make: the portal gives up asking before that.',
    requirements: ['S-076', 'G-057', 'F-136'],
    apply: prepares({ pace: 60 }),
  },
  'booking-documents-fail': {
    ...atHome,
    name: 'The documents cannot be made',
    description:
      'The preparation fails at its documents; the home is still reserved, and a new start is possible.',
    requirements: ['S-076', 'X-069'],
    apply: prepares({ failsAt: 'documents' }),
  },
  'booking-agreement-fails': {
    ...atHome,
    name: 'The agreement cannot be made',
    description: 'Facts and costs are there, the agreement is not.',
    requirements: ['S-076', 'X-069'],
    apply: prepares({ failsAt: 'contract' }),
  },
  'booking-start-fails': {
    ...atHome,
    name: 'The booking cannot be started',
    description: 'Every start of a booking answers 503.',
    requirements: ['X-069', 'F-141'],
    apply: down('startBooking'),
  },
  'booking-status-fails': {
    ...atHome,
    name: 'The booking loses its connection',
    description: 'A booking starts, and every question for its status answers 503.',
    requirements: ['X-069', 'F-141'],
    apply: down('getBookingStatus'),
  },
  'booking-information-fails': {
    ...atHome,
    name: 'The details cannot be fetched',
    description: 'Object information and documents of a booking answer 503.',
    requirements: ['X-069', 'F-141'],
    apply: down(
      'getBookingObjectInformation',
      'getBookingObjectInformationForBooking',
      'getBookingDocuments',
    ),
  },
  'booking-cookies-fail': {
    ...atHome,
    name: 'The reservation cannot be read',
    description: 'Reading the reservation and the signing answers 503: nobody is told.',
    requirements: ['X-070'],
    apply: down('getBuyResidenceCookie', 'getBuyResidenceSignCookie'),
  },
  'booking-bookable-fails': {
    ...atHome,
    name: 'No answer whether the home can be booked',
    description: 'Both questions whether a home can be booked answer 503, which counts as no.',
    requirements: ['X-071'],
    apply: down('isBookable', 'isBookableForBooking'),
  },
  'booking-sign-fails': {
    ...atSigning,
    name: 'Signing cannot be started',
    description: 'Signing answers 503 at once.',
    requirements: ['X-069', 'F-141'],
    apply: down('signContract'),
  },
  'booking-sign-cancelled': {
    ...atSigning,
    name: 'Signing is cancelled',
    description: 'Linnea cancels in the app; the agreement waits for another try.',
    requirements: ['X-030', 'S-077'],
    apply: signingEnds('userCancel'),
  },
  'booking-sign-expires': {
    ...atSigning,
    name: 'Signing takes too long',
    description: 'BankID gives up before the code is entered.',
    requirements: ['X-032', 'S-077'],
    apply: signingEnds('expiredTransaction'),
  },
  'booking-sign-somebody-else': {
    ...atSigning,
    name: 'The wrong person signs',
    description: 'Somebody else than the buyer approves, and the signature is refused.',
    requirements: ['X-023', 'S-077'],
    apply: signingEnds('ssnnomatch'),
  },
  'booking-done': {
    ...ownBooking,
    startPath: jmse.paths.myPages,
    name: 'A newly booked home',
    description: 'C-1103 was booked and paid three days ago: My Pages shows it, and the mailbox the receipt.',
    requirements: ['F-142', 'F-087'],
    apply: (world) => {
      paid(world, 'jonas', freeHomeId, 3)
    },
  },
  'booking-right-over': {
    ...ownBooking,
    startPath: jmse.paths.myPages,
    name: 'The right to withdraw is over',
    description: 'C-1103 was booked twenty days ago: withdrawing answers 410.',
    requirements: ['F-142', 'X-069'],
    apply: (world) => {
      paid(world, 'jonas', freeHomeId, 20)
    },
  },
  ...paymentScenarios,
} satisfies Scenarios
