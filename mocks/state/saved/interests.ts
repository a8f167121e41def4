import type { components } from '#gen/account_service/types.ts'

type Interest = components['schemas']['Interest']

/** Interest that a visitor has signed up; `at` in milliseconds. */
export type Lead = Interest & { email: string; at: number }

/** How many each person, and each world of its visitors, keeps. */
const capacity = 200

/** Whether two say the same: the same home, or the same project as a whole. */
const isSame = (one: Interest, other: Interest): boolean =>
  one.stageId === other.stageId && one.objectId === other.objectId

/** A person's interests with one more; signing up twice changes nothing. */
export function withInterest(interests: readonly Interest[], interest: Interest): Interest[] {
  if (interests.some((one) => isSame(one, interest))) return [...interests]
  return [interest, ...interests].slice(0, capacity)
}

/** What visitors are interested in, with one more. */
export function withLead(leads: readonly Lead[], lead: Lead): Lead[] {
  const email = lead.email.toLowerCase()
  if (leads.some((one) => one.email.toLowerCase() === email && isSame(one, lead))) return [...leads]
  return [lead, ...leads].slice(0, capacity)
}
