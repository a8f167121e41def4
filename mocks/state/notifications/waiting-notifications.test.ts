import { expect, test } from 'vitest'
import { createBackend } from '../../backend.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Account } from '../accounts/account.ts'
import { ownerOf } from '../cases/errands/errand-record.ts'
import { homeDocumentsOf } from '../homes/home-documents.ts'
import { waitingFor } from './waiting-notifications.ts'

function opened() {
  const world = createBackend({ onViolation: 'fail' }).worlds.make('default')
  world.clock.freeze(Date.parse(`${world.data.today}T14:30:00Z`))
  const accountOf = (name: string): Account => {
    const account = world.accounts.byId(`user-${name}`)
    if (!account) throw new Error(`no ${name}`)
    return account
  }
  const of = (name: string, change: Partial<Account> = {}, site?: Account['site']) => {
    const account = { ...accountOf(name), ...change }
    return waitingFor(account, siteOf(site ?? account.site), world.clock.now(), world)
  }
  const kinds = (...asked: Parameters<typeof of>) =>
    of(...asked).map(({ notificationType }) => notificationType)
  return { world, accountOf, of, kinds }
}

test('a buyer with a fee, something to sign and an errand that moved has one of each [E-042, N-019]', () => {
  const { of, world } = opened()
  const list = of('amira')
  expect(list).toContainEqual(
    expect.objectContaining({ notificationType: 'DocumentSigning', name: 'awaiting_signature' }),
  )
  expect(list).toContainEqual(expect.objectContaining({ notificationType: 'VipPayment', name: 'vip_fee' }))
  const news = list.filter(({ notificationType }) => notificationType === 'Case')
  expect(news.length).toBeGreaterThan(0)
  expect(new Set(news.map(({ targetId }) => targetId)).size).toBe(news.length)
  for (const { id, targetId, createdOn } of news) {
    expect(id).toBe(`user-amira-case-${targetId}`)
    const errand = world.errands.find(ownerOf.user('user-amira'), targetId ?? '')
    expect(errand?.siteKey).toBe('Jmse')
    expect(Date.parse(createdOn)).toBeLessThanOrEqual(world.clock.now())
  }
})

test('nothing waits for somebody who has neither bought nor joined, or has paid', () => {
  const { kinds } = opened()
  expect(kinds('jonas')).toEqual([])
  expect(kinds('viggo')).toEqual([])
})

test('a fee waits until it is paid; a reminded one waits in Norway and nowhere else [K-072]', () => {
  const { kinds, accountOf } = opened()
  const inSweden = (status: Account['payments'][number]['status']) =>
    kinds('saga', { payments: [{ site: 'Jmse', status, payedWithCode: false }] })
  expect(inSweden('NotPaid')).toEqual(['VipPayment'])
  expect(inSweden('NotPaidSent')).toEqual(['VipPayment'])
  for (const status of ['Paid', 'OverPaid', 'Reminder1'] as const) expect(inSweden(status)).toEqual([])
  expect(accountOf('thea').payments).toMatchObject([{ status: 'Reminder1' }])
  expect(kinds('thea')).toEqual(['VipPayment'])
})

test('a reminder is news, although the fee was told of and paused before', () => {
  const { of } = opened()
  const fee = { site: 'Jmno' as const, payedWithCode: false }
  const [asked] = of('thea', { payments: [{ ...fee, status: 'NotPaidSent' }] })
  const [reminded] = of('thea')
  expect(asked?.id).toBe('user-thea-vip-jmno')
  expect(reminded?.id).not.toBe(asked?.id)
})

test('an agreement that is ready waits for the signature of its buyer [E-043]', () => {
  const { of, world } = opened()
  const [booking] = world.bookings.ofUser('user-linnea')
  expect(of('linnea')).toMatchObject([
    { notificationType: 'DocumentSigning', name: 'awaiting_signature', targetId: booking?.id },
  ])
})

test('nothing is left to sign for whoever has moved in or takes a home over', () => {
  const { kinds, accountOf } = opened()
  expect(kinds('elias')).not.toContain('DocumentSigning')
  const { activeObject } = accountOf('amira')
  if (!activeObject) throw new Error('no home')
  expect(kinds('amira', { activeObject: { ...activeObject, succession: true } })).not.toContain(
    'DocumentSigning',
  )
})

test('each document of each home that waits is told of, and by its name whether to sign or approve it [E-042, E-043]', () => {
  const { of, world, accountOf } = opened()
  const names = new Set<string>()
  for (let week = 0; week < 60; week++) {
    const today = world.clock.iso().slice(0, 10)
    for (const person of ['margareta', 'amira']) {
      const papers = homeDocumentsOf(accountOf(person), world.catalogue, siteOf('Jmse'), today)
      const pending = papers.filter(({ status }) => status === 'pending').map(({ file }) => file.id)
      const told = of(person).filter(({ notificationType }) => notificationType === 'DocumentSigning')
      expect(told.map(({ targetId }) => targetId)).toEqual(pending)
      for (const { name } of told) names.add(name)
    }
    world.clock.advance(7 * 86_400)
  }
  expect(names).toEqual(new Set(['awaiting_signature', 'awaiting_approval']))
})

test('each site tells its own, and one without notifications or errands tells less', () => {
  const { kinds, accountOf } = opened()
  expect(kinds('amira', {}, 'Boratt')).toEqual([])
  const fee = { site: 'JmseEn' as const, status: 'NotPaid' as const, payedWithCode: false }
  expect(kinds('amira', { payments: [fee] }, 'JmseEn')).toEqual([])
  expect(accountOf('vaino').activeObject?.hasAgreement).toBe(true)
  expect(kinds('vaino')).not.toContain('Case')
})

test('old news is none: what happened to an errand is told for two weeks', () => {
  const { world, of } = opened()
  for (let week = 0; week < 8; week++) {
    const news = of('amira').filter(({ notificationType }) => notificationType === 'Case')
    const since = world.clock.now() - 14 * 86_400_000
    for (const { createdOn } of news) expect(Date.parse(createdOn)).toBeGreaterThanOrEqual(since)
    world.clock.advance(7 * 86_400)
  }
})
