import { problem } from '../../engine/answer/problem.ts'
import { privateReply } from '../shared/reply.ts'
import { tellOldAddress } from '../shared/mail/tell-old-address.ts'
import type { SystemOperation } from './shared/types.ts'

/** A link that has been used answers as before and changes nothing any more. */
export const confirmChangeEmail: SystemOperation<'confirmChangeEmail'> = ({ path, world, request }) => {
  const { accounts, links } = world
  const { state, userId, email } = links.look(path.id, 'changeEmail')
  const account = accounts.byId(userId)
  if (state === 'unknown' || !account) return problem(404, 'notFound')
  if (state === 'expired') return problem(410, 'gone')
  if (state === 'superseded') {
    const error = { in: 'path' as const, pointer: '/id', code: 'wrongEmailVerificationCode' }
    return problem(422, 'wrongEmailVerificationCode', { errors: [error] })
  }
  if (state === 'used') return privateReply(200, { success: true })
  if (accounts.isEmailTaken(email, account.id)) return problem(409, 'emailInUse')
  links.use(path.id)
  accounts.change(account.id, { email })
  tellOldAddress(account, email, { world, request })
  return privateReply(200, { success: true })
}
