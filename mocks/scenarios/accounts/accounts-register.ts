import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { World } from '../../state/world.ts'
import type { Scenario, Scenarios } from '../scenario.ts'

const start = {
  group: 'accounts',
  siteKey: 'Jmse',
  personaId: null,
  startPath: jmse.paths.register,
} as const

type Rest = Pick<Scenario, 'name' | 'description' | 'requirements'>

/** A registration that somebody approves by itself after four seconds; nobody is logged in before. */
const approvedBy = (personaId: string, rest: Rest): Scenario => ({
  ...start,
  ...rest,
  apply: (world) => approve(world, personaId),
})

const approve = (world: World, personaId: string): void => {
  world.eid.behaviour = { mode: 'auto', personaId, delaySeconds: 4 }
}

const nothing = (): void => undefined

/** What becomes of somebody who makes an account, or connects an e-ID to one. */
export const registerScenarios = {
  'register-new-person': approvedBy('lucas', {
    name: 'Create an account with an e-ID',
    description: 'Lucas, whom nobody knows yet, approves the registration and is logged in.',
    requirements: ['F-073', 'S-020', 'S-021'],
  }),
  'register-buyer': approvedBy('ylva', {
    name: 'A buyer creates an account',
    description: 'Ylva is known as a buyer and has no account: the new one has her home in it.',
    requirements: ['S-021'],
  }),
  'register-user-exists': approvedBy('amira', {
    name: 'The personal number has an account already',
    description: 'Amira approves the registration, and her number has an account.',
    requirements: ['V-014', 'F-160', 'X-010', 'X-037'],
  }),
  'register-deceased': approvedBy('axel', {
    name: 'Somebody who has died registers',
    description: 'The number belongs to somebody who has died: the general error.',
    requirements: ['F-159', 'X-014', 'X-015'],
  }),
  'register-email-taken': {
    ...start,
    name: 'The email address has an account already',
    description: 'Register with amira.nordin@example.com: the address is in use.',
    requirements: ['V-013', 'F-160'],
    apply: nothing,
  },
  'register-wrong-input': {
    ...start,
    name: 'The details are not right',
    description: 'Register with a birth date in the future, or with one of somebody under eighteen.',
    requirements: ['V-005', 'X-005'],
    apply: nothing,
  },
  'register-campaign-code': {
    ...start,
    name: 'Create an account with a campaign code',
    description: 'VAR2026 is valid, HOST2024 is over, SNART begins in two months, all others are unknown.',
    requirements: ['X-002'],
    apply: nothing,
  },
  'register-verifies-email': {
    ...start,
    name: 'The code in the email',
    description:
      'The first try mails a code of six digits, which the mailbox shows; the second sends it along.',
    requirements: ['V-016'],
    apply: ({ emailCodes }) => {
      emailCodes.required = true
    },
  },
  'register-fails': {
    ...start,
    name: 'The registration does not answer',
    description: 'Creating an account answers 503, with an e-ID and without.',
    requirements: ['S-023', 'X-001'],
    apply: ({ faults }) => {
      for (const operationId of ['registerUser', 'startRegister']) faults.set({ operationId, status: 503 })
    },
  },
  'register-norway-no-pid': {
    ...start,
    siteKey: 'Jmno',
    startPath: jmno.paths.register,
    name: 'Norway: the personal id is not activated at registration',
    description: 'Approve as Kåre on the page of the identity provider: he must activate his e-ID first.',
    requirements: ['X-003', 'X-036'],
    apply: nothing,
  },
  'register-finland-user-exists': {
    ...start,
    siteKey: 'Jmoy',
    startPath: jmoy.paths.register,
    name: 'Finland: the personal number has an account already',
    description: 'Approve as Eetu on the page of the identity provider: he has an account.',
    requirements: ['V-014', 'X-010', 'X-037'],
    apply: nothing,
  },
  'eid-connected': {
    ...start,
    personaId: 'tove',
    startPath: jmse.paths.mySettings,
    name: 'An e-ID is connected to the account',
    description: 'Tove has none yet; the one she connects is approved after four seconds.',
    requirements: ['S-021', 'P-024'],
    apply: (world) => approve(world, 'lucas'),
  },
  'eid-connected-elsewhere': {
    ...start,
    personaId: 'tove',
    startPath: jmse.paths.mySettings,
    name: 'The e-ID belongs to another account',
    description: 'Tove tries to connect an e-ID that belongs to the account of Amira.',
    requirements: ['X-010', 'X-037'],
    apply: (world) => approve(world, 'amira'),
  },
  'eid-connected-deceased': {
    ...start,
    personaId: 'tove',
    startPath: jmse.paths.mySettings,
    name: 'The e-ID belongs to somebody who has died',
    description: 'Tove tries to connect the e-ID of somebody who has died: the general error.',
    requirements: ['F-159', 'X-015'],
    apply: (world) => approve(world, 'axel'),
  },
  'eid-shown-by-somebody-else': {
    ...start,
    personaId: 'jonas',
    startPath: jmse.paths.mySettings,
    name: 'The wrong person shows an e-ID',
    description: 'Jonas is asked to show his e-ID again, and somebody else approves.',
    requirements: ['X-023'],
    apply: ({ eid }) => {
      eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 4 }
      eid.endAllWith('ssnnomatch')
    },
  },
} satisfies Scenarios
