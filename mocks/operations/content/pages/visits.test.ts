import { expect, test } from 'vitest'
import { createBackend } from '../../../backend.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { loginOf } from '#tests/support/clients/page-client.ts'

const uid = 'anon-3f0c6a52-8d1e-4b7a-9c25-6e4f1b2a7d90'

function opened() {
  const backend = createBackend({ onViolation: 'fail' })
  const world = required(backend.worlds.get('default'), 'world')
  const ask = async (path: string, headers: Record<string, string>) =>
    required(await backend.handle(new Request(`http://localhost${path}`, { headers })), path)
  const open = async (path: string, headers: Record<string, string>, site = 'Jmse') =>
    (await ask(`${path}GetViewModel`, { 'x-site': site, ...headers })).status
  const series = async (path: string, headers: Record<string, string> = {}) =>
    ((await (await ask(`/timeseries/${path}`, headers)).json()) as { ids: string[] } | null)?.ids
  const last = (userId: string, headers?: Record<string, string>) =>
    series(`lastvisited/${userId}/1`, headers)
  return { world, open, series, last, homes: world.catalogue.site('Jmse').homes }
}

const asVisitor = (value: string) => ({ cookie: `uid=${encodeURIComponent(value)}` })

test('a visitor has looked at the homes whose pages were opened, and at no page that is not there [C-103, F-149]', async () => {
  const { world, open, last, homes } = opened()
  const [home, other] = homes.slice(4, 6)
  if (!home || !other) throw new Error('no homes')
  expect(await last(uid)).toBeUndefined()
  const { revision } = world.data
  for (const { url } of [home, other]) expect(await open(url, asVisitor(uid))).toBe(200)
  expect(await open(home.url.replace(/[^/]+\/$/, 'z-9999/'), asVisitor(uid))).toBe(404)
  expect(await open('/', asVisitor(uid))).toBe(200)
  expect(await last(uid)).toEqual([other.id, home.id])
  expect(world.data.revision).toBe(revision + 2)
})

test('whoever is logged in looks as themselves, also in a browser that has an anonymous id [C-103]', async () => {
  const { world, open, last, homes } = opened()
  const user = loginOf(world, 'jonas')
  const authorization = `Bearer ${await world.tokens.issue(user)}`
  const favourites = await last(user.userId, { authorization })
  const home = required(
    homes.find(({ id }) => !favourites?.includes(id)),
    'home',
  )
  await open(home.url, { ...asVisitor(uid), authorization })
  expect((await last(user.userId, { authorization }))?.[0]).toBe(home.id)
  expect(await last(uid)).toBeUndefined()
})

test('the project whose pages are opened most comes first in its county [C-104]', async () => {
  const { world, open, series, homes } = opened()
  const { countyId } = required(homes[0], 'home')
  const least = required(
    world.catalogue.stage((await series(`mostvisited/${countyId}`))?.at(-1) ?? ''),
    'stage',
  )
  for (let attempt = 0; attempt < 12; attempt++) await open(least.url, {}, least.site)
  expect((await series(`mostvisited/${countyId}`))?.[0]).toBe(least.id)
})

test('a cookie that is no anonymous id stands for nobody, and does no harm [K-050]', async () => {
  const { world, open, homes } = opened()
  for (const value of ['user-jonas', 'anon-', `anon-${'x'.repeat(200)}`, 'anon-a b', ''])
    expect(await open(homes[0]?.url ?? '', asVisitor(value))).toBe(200)
  expect(world.data.saved.visits.homes).toEqual({})
})
