import type { User } from '#gen/account_service/model.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'

/** Entries of the My Pages menu, named as their texts are. */
export type SubmenuEntry =
  | 'overview'
  | 'residence'
  | 'errands'
  | 'documents'
  | 'payments'
  | 'residences'
  | 'contacts'
  | 'vip'

/** The page of each entry. */
export const submenuPages: Record<SubmenuEntry, RouteKey> = {
  overview: 'myPages',
  residence: 'myResidence',
  errands: 'myErrands',
  documents: 'myDocuments',
  payments: 'myPayments',
  residences: 'myResidences',
  contacts: 'myContacts',
  vip: 'vip',
}

type MenuUser = Pick<User, 'bookings' | 'activeObject' | 'isVip' | 'isBoardMember'>

export type SubmenuFacts = {
  site: Site
  user: MenuUser
  /** Today, as `2026-11-20`. */
  today: string
  /** The person has errands already. */
  hasErrands: boolean
  /** An editor looks at the pages (P-014). */
  editMode: boolean
}

/**
 * The menu of My Pages. A board member has the overview, errands and contacts (P-015); everybody else what their homes
 * and memberships bring; and nobody what the site does not have.
 */
export function submenuOf(facts: SubmenuFacts): SubmenuEntry[] {
  const shown = facts.user.isBoardMember ? boardEntries : privateEntries(facts)
  return shown.filter((entry) => isOpen(facts.site, submenuPages[entry]))
}

const boardEntries: readonly SubmenuEntry[] = ['overview', 'errands', 'contacts']

function privateEntries({ user, today, hasErrands, editMode }: SubmenuFacts): SubmenuEntry[] {
  const { bookings, activeObject: home, isVip } = user
  const rules: [SubmenuEntry, boolean][] = [
    ['overview', true],
    ['residence', bookings.some((booking) => booking.objectPageExists)],
    [
      'errands',
      hasErrands || home?.hasAgreement === true || (home !== undefined && isSettled(home.entryDate, today)),
    ],
    ['documents', bookings.length > 0 && home?.succession !== true],
    ['payments', isVip || editMode],
    ['residences', true],
    ['contacts', true],
    ['vip', true],
  ]
  return rules.flatMap(([entry, isShown]) => (isShown ? [entry] : []))
}

/** Whether more than a month has passed since somebody moved in (K-065); both days as `2026-11-20`. */
export function isSettled(entryDate: string, today: string): boolean {
  const limit = new Date(`${entryDate}T00:00:00Z`)
  const day = limit.getUTCDate()
  limit.setUTCMonth(limit.getUTCMonth() + 1)
  // the 31st of a month without one: its last day
  if (limit.getUTCDate() !== day) limit.setUTCDate(0)
  return today > limit.toISOString().slice(0, 10)
}
