import type { components } from '#gen/account_service/types.ts'
import type { Site } from '#src/sites/site.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { isCampaignCode } from '../../../state/accounts/vip/campaign-codes.ts'
import type { RegisterForm } from '../../../state/accounts/access/identifications.ts'
import { guessLimit, mailLimit } from '../../../state/accounts/access/rate-limits.ts'
import { isValidPersonInput } from '../../../state/accounts/person/person-input.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { World } from '../../../state/world.ts'
import { emailInUse, tooManyRequests } from '../../shared/problem-replies.ts'
import { todayOf } from '../../../state/today.ts'

export type LoginRefused = components['schemas']['LoginRefused']

/** The key under which guesses at addresses and codes are counted. */
const guesses = 'register'

/**
 * The problem of a form that is refused at once: its address is taken (V-013), or the code for it is wrong or still has to be
 * mailed (V-016). `place` is the pointer of the form in the body.
 */
export function formRefusal(form: RegisterForm, place: string, isTaken: boolean, site: Site, world: World) {
  const { limits, emailCodes } = world
  const pause = limits.pauseLeft(guesses, guessLimit)
  if (pause > 0) return tooManyRequests(pause)
  if (isTaken) {
    limits.count(guesses, guessLimit)
    return emailInUse(`${place}/email`)
  }
  if (emailCodes.accepts(form.email, form.emailVerificationCode)) return undefined
  if (form.emailVerificationCode !== undefined) limits.count(guesses, guessLimit)
  else {
    const wait = mailCode(form, site, world)
    if (wait > 0) return tooManyRequests(wait)
  }
  const pointer = `${place}/emailVerificationCode`
  return problem(422, 'wrongEmailVerificationCode', {
    errors: [{ in: 'body', pointer, code: 'wrongEmailVerificationCode' }],
  })
}

/** Mails the code that proves an address, or says how many milliseconds to wait after too many mails. */
function mailCode({ email, firstName }: RegisterForm, site: Site, world: World): number {
  const subject = `code/${email.toLowerCase()}`
  const pause = world.limits.pauseLeft(subject, mailLimit)
  if (pause > 0) return pause
  world.limits.count(subject, mailLimit)
  const values = { name: firstName, code: world.emailCodes.issue(email) }
  world.mailbox.send(letter('verifyEmail', { site, to: email, values }))
  return 0
}

/** The result of a form that no account can be made from; undefined when one can. */
export function formVerdict(form: RegisterForm, site: Site, world: World): LoginRefused | undefined {
  const today = todayOf(world, site)
  if (world.accounts.isDeceased(form)) return { status: 'error', result: 'Error', errorCode: 'general' }
  if (!isValidPersonInput(form, site, today)) return { status: 'error', result: 'InvalidInput' }
  return campaignVerdict(form.campaignCode, site, world)
}

/** The result of a campaign code that is not valid on this site today; undefined for a valid one or none. */
export function campaignVerdict(
  code: string | undefined,
  site: Site,
  { clock, data, limits }: World,
): LoginRefused | undefined {
  if (code === undefined) return undefined
  const today = todayOf({ clock }, site)
  if (site.capabilities.vip && isCampaignCode(code, site.key, today, data.today)) return undefined
  limits.count(guesses, guessLimit)
  return { status: 'error', result: 'InvalidCampaignCode' }
}
