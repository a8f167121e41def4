import { expect, test } from 'vitest'
import type { SiteKey } from '#src/sites/site.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import { accountClient } from '#tests/support/clients/account-client.ts'
import { favouriteIds } from '../../state/saved/favourites.ts'
import { recordVisit } from '../../state/saved/record-visit.ts'

const vital = {
  id: 'v5-1763630000000-4821137755213',
  name: 'LCP',
  value: 1480.5,
  navigationType: 'navigate',
  rating: 'good',
  path: '/sok-bostad/',
  host: 'www.bjorkvall.example',
}

type Series = { ids: string[] } | null

function opened() {
  const client = accountClient()
  const { call, world } = client
  const last = (userId: string, token?: string, siteId = 1) =>
    call<Series>('GET', `/timeseries/lastvisited/${userId}/${siteId}`, token ? { token } : {})
  const most = async (countyId: string) =>
    (await call<Series>('GET', `/timeseries/mostvisited/${countyId}`)).body
  const { homes, stages } = world().catalogue.site('Jmse')
  const look = (path: string, anonymousId?: string, userId?: string, site: SiteKey = 'Jmse') =>
    recordVisit(world(), siteOf(site), path, {
      user: userId ? { userId, kind: 'private', bankId: true } : undefined,
      anonymousId,
    })
  return { ...client, last, most, look, homes, stages }
}

test('each choice of an experiment is counted [C-101, S-010]', async () => {
  const { call, world } = opened()
  for (const option of ['1', '2', '2']) {
    expect((await call('POST', `/api/experiments/cookie-consent/${option}`)).status).toBe(204)
  }
  expect(world().beacons.chosen('cookie-consent', '2')).toBe(2)
  expect(world().beacons.chosen('cookie-consent', '3')).toBe(0)
})

test('made-up experiments fill no memory', async () => {
  const { call, world } = opened()
  for (let attempt = 0; attempt < 210; attempt++)
    await call('POST', `/api/experiments/made-up/option-${attempt}`)
  expect(Object.keys(world().data.saved.beacons.experiments)).toHaveLength(200)
})

test('web vitals are kept, the latest two hundred of them [C-102, N-033]', async () => {
  const { call, world } = opened()
  for (let value = 1; value <= 201; value++) {
    expect((await call('POST', '/api/webvitals/save', { body: { ...vital, value } })).status).toBe(204)
  }
  const { vitals } = world().beacons
  expect(vitals).toHaveLength(200)
  expect([vitals[0]?.value, vitals.at(-1)?.value]).toEqual([2, 201])
})

test('a visitor finds the homes looked at last, and whoever looked at none has no list [C-103, N-085, X-079]', async () => {
  const { last, look, homes } = opened()
  const [first, second] = homes
  if (!first || !second) throw new Error('no homes')
  expect(await last('anon-7f3a')).toMatchObject({ status: 200, body: null })
  for (const home of [first, second, first]) look(home.url, 'anon-7f3a')
  look(second.url, 'anon-other')
  const { body, headers } = await last('anon-7f3a')
  expect(body).toEqual({ ids: [first.id, second.id] })
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await last('anon-7f3a', undefined, 5)).body).toBeNull()
})

test('a user finds what they looked at, and before that their favourites [C-103]', async () => {
  const { last, look, homes, tokenFor, account } = opened()
  const token = await tokenFor('jonas')
  const before = favouriteIds(account('user-jonas').favourites)
  expect((await last('user-jonas', token)).body).toEqual({ ids: before })
  const seen = homes.find(({ id }) => !before.includes(id))
  look(seen?.url ?? '', undefined, 'user-jonas')
  expect((await last('user-jonas', token)).body).toEqual({ ids: [seen?.id, ...before] })
})

test('nobody reads what another looked at', async () => {
  const { last, tokenFor } = opened()
  expect((await last('user-jonas')).status).toBe(401)
  expect((await last('user-jonas', await tokenFor('saga'))).status).toBe(403)
})

test('what is looked at more often moves up in its county [C-104]', async () => {
  const { most, look, stages, world } = opened()
  const countyId = stages[0]?.countyId ?? ''
  const before = (await most(countyId))?.ids ?? []
  expect(before.length).toBeGreaterThan(1)
  const unpopular = world().catalogue.stage(before.at(-1) ?? '')
  if (!unpopular) throw new Error('no stage')
  for (let attempt = 0; attempt < 12; attempt++) look(unpopular.url, undefined, undefined, unpopular.site)
  expect((await most(countyId))?.ids[0]).toBe(unpopular.id)
  expect(await most('county-nowhere')).toBeNull()
})
