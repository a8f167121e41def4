import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import type { EidFlow, EidOrder } from '../state/eid/order.ts'
import type { RegisterForm } from '../state/accounts/access/identifications.ts'
import type { World } from '../state/world.ts'
import { freeHomeId, signed } from './bookings/booking-states.ts'
import { type Scenarios, anywhere } from './scenario.ts'

type IdType = EidOrder['idType']

const pages: Record<IdType, { siteKey: EidOrder['siteKey']; returnUrl: string }> = {
  bank_id: { siteKey: jmse.key, returnUrl: `http://localhost:5173${jmse.paths.login}` },
  eident: { siteKey: jmno.key, returnUrl: `http://no.localhost:5173${jmno.paths.login}` },
  signicat: { siteKey: jmoy.key, returnUrl: `http://fi.localhost:5173${jmoy.paths.login}` },
}

/** Of the series for tests, and nobody's in Norway. */
const norwegianNewcomer = '21929774873'

/** The home that Aino books. */
const finlandHomeId = 'home-kalliorannan-majakka-a-12'

const newcomer: RegisterForm = {
  firstName: 'Vera',
  lastName: 'Nyman',
  email: 'vera.nyman@example.com',
  phoneNumber: '070-1740650',
  consent: true,
  siteId: jmse.siteId,
}

const started = (world: World, idType: IdType, flow: EidFlow): EidOrder =>
  world.eid.start({ idType, flow, device: 'computer', ...pages[idType] })

/** An order that was started a moment ago and has been approved. */
function approved(world: World, idType: IdType, flow: EidFlow, who: string): EidOrder {
  const order = started(world, idType, flow)
  world.eid.approve(order, world.catalogue.persona(who)?.logins.eid?.personalNumber ?? who)
  return order
}

/** The sessions `ses-1001` to `ses-1019`, in the order in which the contract's examples name them. */
function identifications(world: World): void {
  const { identifications: purposes, bookings, catalogue } = world
  const isKept = (session: string) => world.eid.bySession(session) !== undefined
  const register = (idType: IdType, who: string) =>
    purposes.begin(
      approved(world, idType, 'register', who).session,
      { flow: 'register', form: newcomer },
      isKept,
    )
  const update = (idType: IdType, userId: string, who: string) =>
    purposes.begin(approved(world, idType, 'update', who).session, { flow: 'update', userId }, isKept)
  const book = (idType: IdType, who: string, homeId: string) =>
    bookings.noteIdentification(approved(world, idType, 'booking', who).session, {
      userId: `user-${who}`,
      homeId,
      bookingId: undefined,
    })
  const forSaleOn = (site: 'Jmno' | 'Jmoy') =>
    required(
      catalogue.site(site).homes.find(({ status }) => status === 'forSale'),
      site,
    ).id
  approved(world, 'bank_id', 'login', 'amira')
  approved(world, 'bank_id', 'boardLogin', 'bo')
  register('bank_id', 'lucas')
  update('bank_id', 'user-tove', 'lucas')
  book('bank_id', 'jonas', freeHomeId)
  approved(world, 'eident', 'login', 'henning')
  register('eident', norwegianNewcomer)
  update('eident', 'user-henning', 'henning')
  book('eident', 'henning', forSaleOn('Jmno'))
  book('signicat', 'vaino', forSaleOn('Jmoy'))
  // how far an order has come, or why it came to nothing
  started(world, 'bank_id', 'login')
  world.eid.scan(started(world, 'bank_id', 'login'))
  for (const failure of ['userCancel', 'expiredTransaction', 'alreadyInProgress'])
    world.eid.fail(started(world, 'bank_id', 'login'), failure)
  approved(world, 'bank_id', 'login', 'lucas')
  started(world, 'bank_id', 'boardLogin')
  approved(world, 'bank_id', 'boardLogin', 'karin')
  approved(world, 'bank_id', 'boardLogin', 'amira')
}

/** What somebody has done a moment before the call that an example of a contract shows. */
export const contractExampleScenarios = {
  'contract-identified': {
    ...anywhere,
    startPath: jmse.paths.login,
    group: 'eid',
    name: 'Example of the contract: identified',
    description:
      'The identifications of the contract’s examples are started, ses-1001 to ses-1019, and most approved; the portal has three minutes to fetch them.',
    requirements: ['F-073', 'P-002'],
    apply: identifications,
  },
  'contract-holding': {
    ...anywhere,
    startPath: jmse.paths.start,
    group: 'booking',
    name: 'Example of the contract: the home is held',
    description: 'Jonas holds C-1103 and Väinö A 4 in Kalliorannan Majakka; neither has begun to book.',
    requirements: ['F-135', 'P-002'],
    apply: ({ bookings }) => {
      bookings.hold(freeHomeId, { userId: 'user-jonas' })
      bookings.hold('home-kalliorannan-majakka-a-4', { userId: 'user-vaino' })
    },
  },
  'contract-payable': {
    ...anywhere,
    startPath: jmoy.paths.start,
    group: 'payments',
    name: 'Example of the contract: the fee has its number',
    description: 'Aino has signed, and the number with which she pays her fee at the bank is made.',
    requirements: ['F-139', 'P-002'],
    apply: (world) => {
      world.bookings.paymentNumber(signed(world, 'aino', finlandHomeId))
    },
  },
} satisfies Scenarios
