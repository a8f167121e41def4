import { giveAnonymousId } from '#src/api/session/anonymous-id.ts'
import { reportCookieAnswer } from '#src/api/insights.ts'
import type { CookieAnswer } from '#src/api/insights.ts'
import { saveConsent } from '#src/lib/consent.ts'
import type { ConsentChoices } from '#src/lib/consent.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'

/**
 * What an answer to the cookie dialog does: it is kept and reported (S-007 to S-010). Only whoever agrees to everything
 * gets an anonymous id (F-033). It counts visits, so it goes again when statistics are refused.
 */
export function answerConsent(answer: CookieAnswer, choices: ConsentChoices): void {
  saveConsent(choices)
  reportCookieAnswer(answer)
  if (answer === 'everything') giveAnonymousId()
  if (!choices.statistics) clearCookie('uid')
}
