import fc from 'fast-check'
import {
  type Link,
  type Model,
  type Real,
  emails,
  passwords,
  sameEmail,
  pick,
  step,
  went,
  same,
} from './accounts-model.test-support.ts'

const email = fc.constantFrom(...emails)
const password = fc.constantFrom(...passwords)
const index = fc.nat(3)
const lives = { setPassword: 3_600_000, changeEmail: 86_400_000 } as const

const tokenOf = (id: string, { world }: Real) =>
  world.tokens.issue({ userId: id, kind: 'private', bankId: true })

/** Notes the link that was mailed last; those of its kind before it are worth nothing any more. */
function noteLink(model: Model, link: Pick<Link, 'purpose' | 'owner' | 'email'>, { world }: Real): void {
  const { purpose, owner } = link
  for (const older of model.links)
    if (older.purpose === purpose && older.owner === owner && !older.used) older.superseded = true
  const [mail] = world.mailbox.list()
  same(mail?.to, link.email)
  const token = /(rst|chg)-[0-9a-f]+/.exec(mail?.links[0]?.url ?? '')?.[0] ?? ''
  const expiresAt = world.clock.now() + lives[purpose]
  model.links.push({ ...link, token, expiresAt, used: false, superseded: false })
}

/** How a link ought to answer. */
function statusOf(link: Link, model: Model, now: number): number {
  const { purpose, superseded, used, expiresAt, owner } = link
  if (purpose === 'setPassword') return superseded || used || now >= expiresAt ? 410 : 200
  if (superseded) return 422
  if (now >= expiresAt) return 410
  const isTaken = model.people.some((one) => one !== owner && sameEmail(one.email, link.email))
  return !used && isTaken ? 409 : 200
}

/** Changing address and password, with links and without. */
export const credentialSteps = [
  step('changeEmail', fc.record({ index, email }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    if (!person) return
    const sent = { body: { email: given.email }, token: await tokenOf(person.id, real) }
    const answer = await real.call('POST', '/account_service/update', sent)
    if (!went(answer)) return
    const isTaken = model.people.some((one) => one !== person && sameEmail(one.email, given.email))
    same(answer.status, isTaken ? 409 : 200)
    if (!isTaken) person.email = given.email
  }),

  step('askForAnotherEmail', fc.record({ index, email }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    if (!person) return
    const sent = { body: { email: given.email, siteId: 1 }, token: await tokenOf(person.id, real) }
    const answer = await real.call('POST', '/system/user/triggerchangeemail', sent)
    if (!went(answer)) return
    const isTaken = model.people.some((one) => one !== person && sameEmail(one.email, given.email))
    same(answer.status, isTaken ? 409 : 204)
    if (!isTaken) noteLink(model, { purpose: 'changeEmail', owner: person, email: given.email }, real)
  }),

  step('forgetPassword', email, async (model, real, given) => {
    const before = real.world.mailbox.list().length
    const sent = { body: { email: given, token: 'human-1' } }
    const answer = await real.call('POST', '/system/user/forgotpassword', sent)
    if (!went(answer)) return
    same(answer.status, 204)
    const owner = model.people.find((one) => sameEmail(one.email, given))
    same(real.world.mailbox.list().length, before + (owner ? 1 : 0))
    if (owner?.password !== undefined)
      noteLink(model, { purpose: 'setPassword', owner, email: owner.email }, real)
  }),

  step('openLink', fc.record({ index: fc.nat(5), password }), async (model, real, given) => {
    const link = pick(model.links, given.index)
    if (!link) return
    const status = statusOf(link, model, real.world.clock.now())
    const { token, purpose, owner } = link
    const answer =
      purpose === 'changeEmail'
        ? await real.call('GET', `/system/user/changeemail/${token}`)
        : await real.call('POST', '/system/user/setpassword', { body: { token, password: given.password } })
    if (!went(answer)) return
    same(answer.status, status)
    if (status !== 200 || link.used) return
    link.used = true
    if (purpose === 'changeEmail') owner.email = link.email
    else owner.password = given.password
  }),

  step('changePassword', fc.record({ index, old: password, password }), async (model, real, given) => {
    const person = pick(model.people, given.index)
    if (!person) return
    const body = { currentPassword: given.old, newPassword: given.password }
    const sent = { body, token: await tokenOf(person.id, real) }
    const answer = await real.call('POST', '/system/user/updatepassword', sent)
    if (!went(answer)) return
    const isRight = person.password === given.old
    const whenThereIsOne = isRight ? 200 : 422
    same(answer.status, person.password === undefined ? 409 : whenThereIsOne)
    if (isRight) person.password = given.password
  }),
]
