import fc from 'fast-check'
import { newcomer } from '#tests/support/clients/account-client.ts'
import {
  type Model,
  type Person,
  type Real,
  emails,
  numbers,
  passwords,
  sameEmail,
  pick,
  step,
  went,
  same,
  like,
} from './accounts-model.test-support.ts'

const email = fc.constantFrom(...emails)
const password = fc.constantFrom(...passwords)
const number = fc.constantFrom(...numbers)
const returnUrl = 'http://localhost:5173/logga-in/?type=login'
const environment = 'development'

/** Who is logged in by a token, if anybody. */
async function holderOf(token: unknown, { call }: Real): Promise<string | undefined> {
  if (typeof token !== 'string') return undefined
  return (await call('GET', '/account_service/user', { token })).body['id'] as string | undefined
}

function join(model: Model, given: Partial<Person> & Pick<Person, 'id' | 'email'>): void {
  const nothing = { favourites: [], searches: [], isVip: false, password: undefined, number: undefined }
  model.people.push({ ...nothing, consents: ['Jmse'], ...given })
}

/** Starts an order, lets somebody approve it, and asks what came of it; undefined when the start did not succeed. */
async function identified(
  flow: 'login' | 'register' | 'update',
  { by, body = {}, token }: { by: string; body?: object; token?: string },
  { call, world }: Real,
) {
  const sent = { body: { returnUrl, environment, ...body }, ...(token ? { token } : {}) }
  const started = await call('POST', `/account_service/${flow}/bank_id/start`, sent)
  if (started.status !== 200) return { started, reply: undefined }
  const session = String(started.body['session'])
  const order = world.eid.bySession(session)
  if (order) world.eid.approve(order, by)
  const path = flow === 'login' ? `status/${session}` : `status?session=${session}`
  const place = flow === 'login' ? 'login/bank_id' : `${flow}/bank_id`
  return {
    started,
    reply: await call('GET', `/account_service/${place}/${path}`, token ? { token } : {}),
  }
}

const issued = ({ id }: Person, { world }: Real) =>
  world.tokens.issue({ userId: id, kind: 'private', bankId: true })

/** Registering, connecting an e-ID, and logging in. */
export const identitySteps = [
  step('register', fc.record({ email, password }), async (model, real, given) => {
    const answer = await real.call('POST', '/account_service/register', { body: { ...newcomer, ...given } })
    if (!went(answer)) return
    const isTaken = model.people.some((one) => sameEmail(one.email, given.email))
    same(answer.status, isTaken ? 409 : 200)
    if (isTaken) return
    const id = await real.world.tokens.verify(String(answer.body['token']))
    join(model, { ...given, id: 'user' in id ? id.user.userId : '' })
  }),

  step('registerByEid', fc.record({ email, number }), async (model, real, given) => {
    const body = { registration: { ...newcomer, email: given.email } }
    const { started, reply } = await identified('register', { by: given.number, body }, real)
    if (!went(started)) return
    const isTaken = model.people.some((one) => sameEmail(one.email, given.email))
    same(started.status, isTaken ? 409 : 200)
    if (!reply || !went(reply)) return
    const isKnown = model.people.some((one) => one.number === given.number)
    same(reply.body['result'], isKnown ? 'UserAlreadyExists' : 'Ok')
    if (isKnown) return
    const read = await real.world.tokens.verify(String(reply.body['token']))
    join(model, { ...given, id: 'user' in read ? read.user.userId : '' })
  }),

  step('connectEid', fc.record({ index: fc.nat(3), number }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    if (!person) return
    const { started, reply } = await identified(
      'update',
      { by: given.number, token: await issued(person, real) },
      real,
    )
    if (!went(started) || !reply || !went(reply)) return
    const owner = model.people.find((one) => one.number === given.number)
    if (person.number !== undefined) {
      like(reply.body, owner === person ? { result: 'Ok' } : { result: 'Error', errorCode: 'userssnnomatch' })
      return
    }
    same(reply.body['result'], owner ? 'UserAlreadyExists' : 'Ok')
    if (!owner) person.number = given.number
  }),

  step('logInByEid', number, async (model, real, by) => {
    const { reply } = await identified('login', { by }, real)
    if (!reply || !went(reply)) return
    const owner = model.people.find((one) => one.number === by)
    same(reply.body['result'], owner ? 'Ok' : 'SsnNotFound')
    const seen = await real.world.tokens.verify(String(reply.body['token']))
    same('user' in seen ? seen.user.userId : undefined, owner?.id)
  }),

  step('logInByEmail', fc.record({ email, password }), async (model, real, given) => {
    const answer = await real.call('POST', '/account_service/login/email', { body: { ...given, siteId: 1 } })
    if (!went(answer)) return
    const owner = model.people.find((one) => sameEmail(one.email, given.email))
    const refusal = owner && owner.password === undefined ? 'MustLoginWithBankId' : 'InvalidEmailLoginInput'
    same(answer.body['result'], owner?.password === given.password ? 'Ok' : refusal)
    if (owner?.password !== given.password) return
    model.logins.push({ token: String(answer.body['token']), id: owner.id, at: real.world.clock.now() })
  }),

  step('useOldLogin', fc.nat(9), async (model, real, index) => {
    const login = pick(model.logins, index)
    if (!login) return
    const answer = await real.call('GET', '/account_service/user', { token: login.token })
    if (!went(answer)) return
    const isGood = real.world.clock.now() < login.at + 3_600_000
    same(answer.status, isGood ? 200 : 401)
    if (isGood) same(answer.body['id'], login.id)
  }),

  step('useTokenOfAnotherWorld', fc.constant('run-0'), async (_model, real, id) => {
    const elsewhere = real.world.worlds().get(id) ?? real.world.worlds().make(id)
    const token = await elsewhere.tokens.issue({ userId: 'user-amira', kind: 'private', bankId: true })
    same(await holderOf(token, real), undefined)
  }),
]
