import { jmse } from '#src/sites/jmse.ts'
import type { Account } from '../../state/accounts/account.ts'
import { duesOf } from '../../state/dues/dues.ts'
import { withMoney } from '../../state/dues/money.ts'
import { homeDocumentsOf } from '../../state/homes/home-documents.ts'
import { todayOf } from '../../state/today.ts'
import type { World } from '../../state/world.ts'
import type { Scenario, Scenarios } from '../scenario.ts'

const amira = { group: 'accounts', siteKey: 'Jmse', personaId: 'amira' } as const

/** Changes the account of Amira. */
const ofAmira =
  (patch: (account: Account, world: World) => Partial<Account>): Scenario['apply'] =>
  (world) => {
    const account = world.accounts.byId('user-amira')
    if (account) world.accounts.change(account.id, patch(account, world))
  }

/** What waits for a customer in My Pages, settled: whoever leads a class need not wait until somebody has done it. */
export const settledScenarios = {
  'my-pages-all-paid': {
    ...amira,
    name: 'My Pages: everything is paid',
    description: 'Amira has paid her VIP fee and every instalment of her home.',
    startPath: jmse.paths.myPayments,
    requirements: ['CI-013', 'S-079'],
    apply: ofAmira((account, world) => {
      const on = todayOf(world)
      const { payments, paidOn, activeObject, otherObjects } = withMoney(
        account,
        duesOf(account).flatMap(({ id, status }) => (status === 'Paid' ? [] : [{ id, on }])),
      )
      return { payments, paidOn, activeObject, otherObjects }
    }),
  },
  'my-pages-all-signed': {
    ...amira,
    name: 'My Pages: everything is signed',
    description: 'Amira has signed and approved every document that waited for her.',
    startPath: jmse.paths.myDocuments,
    requirements: ['CI-011', 'F-094'],
    apply: ofAmira((account, world) => {
      const today = todayOf(world)
      const papers = homeDocumentsOf(account, world.catalogue, jmse, today)
      const waiting = papers.filter(({ status }) => status === 'pending')
      return { signedDocuments: Object.fromEntries(waiting.map(({ file }) => [file.id, today])) }
    }),
  },
} satisfies Scenarios
