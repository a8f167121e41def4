import { privateReply } from '../reply.ts'
import { loginOutcome } from './login-outcome.ts'
import type { AccountOperation } from './service.ts'

const logins: readonly string[] = ['login', 'boardLogin']

/** A code is good once and only for the login it came from; anything else counts as a failed login. */
export const submitLoginStatus: AccountOperation<'submitLoginStatus'> = async ({ path, body, world }) => {
  const order = world.eid.takeCode(body.code)
  const own = order?.idType === path.idType && (body.session === undefined || body.session === order.session)
  if (!order || !own || !logins.includes(order.flow)) {
    return privateReply(200, { status: 'error', result: 'Error', errorCode: 'loginfailed' })
  }
  return privateReply(200, await loginOutcome(order, world))
}
