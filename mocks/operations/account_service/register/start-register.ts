import { problem } from '../../../engine/answer/problem.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { formRefusal } from '../shared/register-form.ts'
import type { AccountOperation } from '../shared/types.ts'
import { startIdentification } from '../shared/start-identification.ts'

/** Whoever is known as a buyer may use their own address: only the identification tells that it is them. */
export const startRegister: AccountOperation<'startRegister'> = async ({ path, body, world, request }) => {
  const { registration } = body
  const site = siteNumbered(registration.siteId)
  if (!site.capabilities.login) return problem(403, 'forbidden')
  const isTaken = world.accounts.byEmail(registration.email) !== undefined
  const refusal = formRefusal(registration, '/registration', isTaken, site, world)
  if (refusal) return refusal
  const start = { ...path, flow: 'register' as const, body, world, request }
  const { order, started, refused } = await startIdentification(start)
  if (!order) return refused
  const purpose = { flow: 'register' as const, form: registration }
  world.identifications.begin(order.session, purpose, (session) => world.eid.bySession(session) !== undefined)
  return started
}
