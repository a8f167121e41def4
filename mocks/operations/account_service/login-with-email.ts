import { sites } from '#src/sites/sites.ts'
import { problem } from '../../engine/problem.ts'
import { privateReply } from '../reply.ts'
import type { AccountOperation } from './service.ts'

/** Wrong passwords before a pause, and the pause in milliseconds. */
const attempts = 5
const pauseMs = 60_000

export const loginWithEmail: AccountOperation<'loginWithEmail'> = async ({ body, world }) => {
  const site = sites.find(({ siteId }) => siteId === body.siteId)
  if (!site?.capabilities.login) return problem(403, 'forbidden')
  if (world.passwordGuard.isPaused(body.email)) return problem(429, 'tooManyRequests')
  const account = world.accounts.byEmail(body.email)
  if (account && (account.password === undefined || account.eidOnly)) {
    return privateReply(200, { status: 'error', result: 'MustLoginWithBankId' })
  }
  if (!account || account.deceased || account.password !== body.password) {
    world.passwordGuard.failed(body.email, { attempts, pauseMs })
    return privateReply(200, { status: 'error', result: 'InvalidEmailLoginInput', errorCode: 'loginfailed' })
  }
  world.passwordGuard.passed(body.email)
  const token = await world.tokens.issue({ userId: account.id, kind: 'private', bankId: false })
  return privateReply(200, { status: 'ok', result: 'Ok', token })
}
