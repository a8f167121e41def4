import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Scenario, Scenarios } from '../scenario.ts'

const onVipPage = { group: 'accounts', siteKey: 'Jmse', startPath: jmse.paths.vip } as const

type Rest = Pick<Scenario, 'name' | 'description' | 'requirements'>

/** Somebody on the VIP page, as they are. */
const as = (personaId: string, rest: Rest): Scenario => ({
  ...onVipPage,
  ...rest,
  personaId,
  apply: () => undefined,
})

const dayMs = 86_400_000

/** VIP before and after it is paid for, and with a code in its place. */
export const vipScenarios = {
  'vip-not-a-member': as('jonas', {
    name: 'Not a VIP yet',
    description: 'Jonas can join for the fee or with a code: VAR2026 is valid, HOST2024 is over.',
    requirements: ['F-151', 'X-002'],
  }),
  'vip-fee-due': as('saga', {
    name: 'VIP, but the fee is not paid',
    description: 'Saga has joined three days ago. A code would still pay her fee.',
    requirements: ['F-095', 'S-079', 'S-080'],
  }),
  'vip-paid': as('viggo', {
    name: 'VIP with a paid fee',
    description: 'Viggo sees the homes with priority.',
    requirements: ['F-151', 'S-080'],
  }),
  'vip-by-code': as('nils', {
    name: 'VIP with a campaign code',
    description: 'A code covered the fee of Nils.',
    requirements: ['F-151'],
  }),
  'vip-reminded': {
    ...as('thea', {
      name: 'Norway: a reminder of the VIP fee',
      description: 'Thea was reminded of her fee, which counts as active in Norway alone.',
      requirements: ['S-079', 'K-072'],
    }),
    siteKey: 'Jmno',
    startPath: jmno.paths.myPayments,
  },
  'vip-invoice-sent': {
    ...as('saga', {
      name: 'The VIP fee is invoiced',
      description: 'A week later: the invoice to Saga has been sent.',
      requirements: ['S-079'],
    }),
    apply: ({ clock }) => clock.advance((7 * dayMs) / 1000),
  },
  'vip-last-day': {
    ...as('viggo', {
      name: 'The last day as VIP',
      description: 'The membership of Viggo ends tonight. Move the clock to see it end.',
      requirements: ['F-151'],
    }),
    apply: ({ accounts, clock }) => {
      const to = accounts.byId('user-viggo')?.vipMemberships[0]?.to
      if (to) clock.set({ now: Date.parse(`${to}T20:00:00Z`) })
    },
  },
  'vip-join-fails': {
    ...as('jonas', {
      name: 'Becoming a VIP does not work',
      description: 'Joining answers 503.',
      requirements: ['X-001'],
    }),
    apply: ({ faults }) => {
      faults.set({ operationId: 'updateVipMembership', status: 503 })
    },
  },
} satisfies Scenarios
