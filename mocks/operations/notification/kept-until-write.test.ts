import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loginClient } from '#tests/support/clients/login-client.ts'
import { triesOf } from '#tests/support/tries.ts'
import { notificationOperations } from './registry.ts'

type Told = { id: string }[]
type Matter = { id: string }

const steps = [
  'ask again',
  'pause one',
  'settle a matter',
  'write something else',
  'a moment',
  'a second',
  'a week',
  'begin anew',
] as const

const user = { userId: 'user-amira', kind: 'private', bankId: true } as const

async function opened() {
  const { world, call, tokenOf } = loginClient()
  await call('POST', '/__mock/personas/amira/session')
  const asAmira = async <T>(method: string, path: string) =>
    (await call<T>(method, path, { token: await tokenOf(user) })).body
  const told = () => asAmira<Told>('GET', '/notifications/Jmse')
  const take: Record<(typeof steps)[number], () => unknown> = {
    'ask again': () => undefined,
    'pause one': async () => {
      const [first] = await told()
      if (first) await asAmira('GET', `/notifications/pause/${first.id}`)
    },
    'settle a matter': async () => {
      const { body } = await call<Matter[]>('GET', '/__mock/matters')
      const [first] = body
      if (first) await call('POST', `/__mock/matters/${first.id}/settle`)
    },
    'write something else': () =>
      asAmira('DELETE', '/account_service/user/favorites/home-fjordlunden-a-h0302'),
    'a moment': () => world().clock.advance(0.25),
    'a second': () => world().clock.advance(1),
    'a week': () => world().clock.advance(7 * 86_400),
    'begin anew': () => call('POST', '/__mock/world/reset'),
  }
  /** What the operation itself answers. */
  const plain = async () => {
    const path = { siteKey: 'Jmse' }
    const { body } = await notificationOperations.getNotifications({ path, user, world: world() } as never)
    return (body as Told).map(({ id }) => id)
  }
  return { take, plain, ids: async () => (await told()).map(({ id }) => id) }
}

test('what is told from memory is what would be told, whatever has been written and however much time has passed', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 8 }),
    async (taken) => {
      const { take, plain, ids } = await opened()
      for (const step of taken) {
        await take[step]()
        const expected = await plain()
        expect(await ids()).toEqual(expected)
        expect(await ids()).toEqual(expected)
      }
    },
  )
  await fc.assert(property, { numRuns: triesOf(20, 200), seed: 20_261_126 })
})
