import fc from 'fast-check'
import { codes, pick, searches, step, went, same } from './accounts-model.test-support.ts'

const index = fc.nat(3)
const private_ = (userId: string) => ({ userId, kind: 'private', bankId: true }) as const
const struck = [
  'registerUser',
  'updateUser',
  'addFavorite',
  'createSavedSearch',
  'updateVipMembership',
  'triggerChangeEmail',
  'setPassword',
  'getRegisterStatus',
]

/** What a person keeps, and what happens around them: time passes, services fail. */
export const personalSteps = [
  step('favourite', fc.record({ index, home: fc.nat(4), keep: fc.boolean() }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    const objectId = real.world.catalogue.homes[given.home]?.id ?? ''
    if (!person) return
    const token = await real.world.tokens.issue(private_(person.id))
    const path = '/account_service/user/favorites'
    const answer = given.keep
      ? await real.call('POST', path, { body: { objectId }, token })
      : await real.call('DELETE', `${path}/${objectId}`, { token })
    if (!went(answer)) return
    const others = person.favourites.filter((id) => id !== objectId)
    if (!given.keep) person.favourites = others
    else if (others.length === person.favourites.length) person.favourites = [objectId, ...others]
    same(answer.body, person.favourites)
  }),

  step(
    'search',
    fc.record({ index, url: fc.constantFrom(...searches), keep: fc.boolean() }),
    async (model, real, { index: at, url, keep }) => {
      const person = pick(model.people, at)
      if (!person) return
      const token = await real.world.tokens.issue(private_(person.id))
      const path = '/account_service/user/savedsearches'
      const isThere = person.searches.includes(url)
      if (keep) {
        const body = { name: 'En sökning', url, filter: {}, siteId: 1 }
        const answer = await real.call('POST', path, { body, token })
        if (!went(answer)) return
        same(answer.status, isThere ? 409 : 201)
        if (!isThere) person.searches = [url, ...person.searches]
        return
      }
      const saved = real.world.accounts.byId(person.id)?.savedSearches.find((one) => one.url === url)
      const answer = await real.call('DELETE', `${path}/${saved?.id ?? 'search-none'}`, { token })
      same(answer.status, isThere ? 204 : 404)
      person.searches = person.searches.filter((one) => one !== url)
    },
  ),

  step('joinVip', fc.record({ index, code: fc.constantFrom(...codes) }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    if (!person) return
    const token = await real.world.tokens.issue(private_(person.id))
    const body = { siteId: 1, ...(given.code ? { campaignCode: given.code } : {}) }
    const answer = await real.call('POST', '/account_service/update/vipmembership', { body, token })
    if (!went(answer)) return
    const isGood = given.code !== 'HOST2024'
    same(answer.body['result'], isGood ? 'Ok' : 'InvalidCampaignCode')
    const { payments = [], vipMemberships = [] } = real.world.accounts.byId(person.id) ?? {}
    const open = payments.filter(({ status }) => status.startsWith('NotPaid'))
    same(open.length <= 1, true)
    if (given.code === 'VAR2026') same(open, [])
    same(vipMemberships.length <= 1, true)
    if (isGood) same((await real.call('GET', '/account_service/user', { token })).body['isVip'], true)
  }),

  step('consent', fc.record({ index, siteId: fc.constantFrom(1, 2, 4) }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    if (!person) return
    const sent = {
      body: { consents: [{ siteId: given.siteId }] },
      token: await real.world.tokens.issue(private_(person.id)),
    }
    const answer = await real.call('POST', '/account_service/update', sent)
    if (!went(answer)) return
    same(answer.body['result'], given.siteId === 2 ? 'InvalidInput' : 'Ok')
    if (given.siteId === 4 && !person.consents.includes('Boratt')) person.consents.push('Boratt')
  }),

  step('wait', fc.constantFrom(1, 61, 901, 3600, 86_400, 40 * 86_400), async (_model, { world }, seconds) => {
    world.clock.advance(seconds)
  }),

  step('break', fc.constantFrom(...struck), async (_model, { world }, operationId) => {
    world.faults.set({ operationId, status: 503, times: 1 })
  }),
]
