import type { Clock } from '../../../engine/worlds/clock.ts'
import type { Random } from '../../../engine/worlds/random.ts'
import type { Mailbox } from '../../mailbox/mailbox.ts'
import { EmailCodes, type EmailCodesData } from './email-codes.ts'
import { Identifications, type IdentificationsData } from './identifications.ts'
import { type LinksData, OneTimeLinks } from './one-time-links.ts'
import { RateLimits, type RateLimitsData } from './rate-limits.ts'

/** What stands between a person and their account. */
export type AccessData = {
  identifications: IdentificationsData
  links: LinksData
  emailCodes: EmailCodesData
  limits: RateLimitsData
}

export type Access = {
  identifications: Identifications
  links: OneTimeLinks
  emailCodes: EmailCodes
  limits: RateLimits
}

export const newAccessData = (): AccessData => ({
  identifications: {},
  links: {},
  emailCodes: { required: false, sent: {} },
  limits: {},
})

export function openAccess(
  data: AccessData,
  { clock, random, mailbox }: { clock: Clock; random: Random; mailbox: Mailbox },
): Access {
  return {
    identifications: new Identifications(data.identifications),
    links: new OneTimeLinks(data.links, { clock, random, mailbox }),
    emailCodes: new EmailCodes(data.emailCodes, clock, random),
    limits: new RateLimits(data.limits, clock),
  }
}
