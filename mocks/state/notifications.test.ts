import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue/catalogue.ts'
import type { Account } from './accounts/account.ts'
import { sharedAccounts } from './accounts/shared-accounts.ts'
import { Notifications } from './notifications.ts'

const day = '2026-11-20'
const now = Date.parse(`${day}T14:30:00Z`)
const accounts = sharedAccounts(catalogueOf({ referenceDate: day, seed: '1', size: 1 }))

function accountOf(name: string): Account {
  const account = accounts.find(({ id }) => id === `user-${name}`)
  if (!account) throw new Error(`no ${name}`)
  return account
}

const kindsOf = (name: string, change: Partial<Account> = {}, site?: Account['site']) => {
  const account = { ...accountOf(name), ...change }
  const list = new Notifications({ paused: {} }).of(account, site ?? account.site, now)
  return list.map(({ notificationType }) => notificationType)
}

test('a buyer with a fee to pay, something to sign and an agreement has one of each, newest first [E-042]', () => {
  const list = new Notifications({ paused: {} }).of(accountOf('amira'), 'Jmse', now)
  expect(list).toEqual([
    {
      notificationType: 'DocumentSigning',
      name: 'awaiting_signature',
      id: 'user-amira-signing',
      createdOn: '2026-11-19T09:00:00.000Z',
    },
    {
      notificationType: 'VipPayment',
      name: 'vip_fee',
      id: 'user-amira-vip-jmse',
      createdOn: '2026-11-18T09:00:00.000Z',
    },
    {
      notificationType: 'Case',
      name: 'case_updated',
      id: 'user-amira-case',
      createdOn: '2026-11-16T09:00:00.000Z',
    },
  ])
})

test('nothing waits for somebody who has neither bought nor joined, or has paid', () => {
  expect(kindsOf('jonas')).toEqual([])
  expect(kindsOf('viggo')).toEqual([])
})

test('a fee waits until it is paid; a reminded one waits in Norway and nowhere else [K-072]', () => {
  const inSweden = (status: Account['payments'][number]['status']) =>
    kindsOf('saga', { payments: [{ site: 'Jmse', status, payedWithCode: false }] })
  expect(inSweden('NotPaid')).toEqual(['VipPayment'])
  expect(inSweden('NotPaidSent')).toEqual(['VipPayment'])
  for (const status of ['Paid', 'OverPaid', 'Reminder1'] as const) expect(inSweden(status)).toEqual([])
  expect(accountOf('thea').payments).toMatchObject([{ status: 'Reminder1' }])
  expect(kindsOf('thea')).toEqual(['VipPayment'])
})

test('nothing is left to sign for whoever has moved in or takes a home over', () => {
  expect(kindsOf('margareta')).toEqual(['Case'])
  const { activeObject } = accountOf('amira')
  if (!activeObject) throw new Error('no home')
  expect(kindsOf('amira', { activeObject })).toContain('DocumentSigning')
  expect(kindsOf('amira', { activeObject: { ...activeObject, succession: true } })).not.toContain(
    'DocumentSigning',
  )
})

test('each site tells its own, and one without notifications or errands tells less', () => {
  expect(kindsOf('amira', {}, 'Boratt')).toEqual([])
  const fee = { site: 'JmseEn' as const, status: 'NotPaid' as const, payedWithCode: false }
  expect(kindsOf('amira', { payments: [fee] }, 'JmseEn')).toEqual([])
  expect(accountOf('vaino').activeObject?.hasAgreement).toBe(true)
  expect(kindsOf('vaino')).not.toContain('Case')
})

test('a paused one stays away, on whichever site it waits, and the rest stays', () => {
  const notifications = new Notifications({ paused: {} })
  const fee = { site: 'Boratt' as const, status: 'NotPaid' as const, payedWithCode: false }
  const amira = { ...accountOf('amira'), payments: [...accountOf('amira').payments, fee] }
  const ids = (site: Account['site']) => notifications.of(amira, site, now).map(({ id }) => id)
  expect(ids('Boratt')).toEqual(['user-amira-vip-boratt'])
  expect(notifications.pause(amira, 'user-amira-vip-boratt', now)).toBe(true)
  expect(ids('Boratt')).toEqual([])
  expect(ids('Jmse')).toHaveLength(3)
})

test('pausing twice is like pausing once, and nobody pauses what does not wait for them', () => {
  const data = { paused: {} }
  const notifications = new Notifications(data)
  const amira = accountOf('amira')
  expect(notifications.pause(amira, 'user-amira-case', now)).toBe(true)
  expect(notifications.pause(amira, 'user-amira-case', now)).toBe(true)
  expect(data).toEqual({ paused: { 'user-amira': ['user-amira-case'] } })
  expect(notifications.pause(accountOf('viggo'), 'user-amira-signing', now)).toBe(false)
  expect(notifications.of(amira, 'Jmse', now)).toHaveLength(2)
})
