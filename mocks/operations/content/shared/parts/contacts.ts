import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../catalogue/catalogue.ts'
import type { StaffRole } from '../../../../catalogue/codes.ts'
import { replyTimes, roleTitles } from '../../../../catalogue/people/role-titles.ts'
import { siteOf } from '../../../../catalogue/site-of.ts'
import type { Association, Stage } from '../../../../catalogue/types.ts'
import { portraitPicture } from '../../../../imagery/drawn-pictures.ts'
import type { Account } from '../../../../state/accounts/account.ts'
import type { Shape } from '../types.ts'

const forBoards: readonly StaffRole[] = ['customerSupport', 'customerService', 'assistant']

type StaffMember = Shape<'StaffMember'>

/** Whom to turn to about a stage, its estate agent first. */
export function staffOf(catalogue: Catalogue, { staff, site, municipalityName }: Stage): StaffMember[] {
  return staff.flatMap(({ role, staffId }) =>
    memberOf(catalogue, staffId, role, siteOf(site), municipalityName),
  )
}

/** Whom a customer turns to about their homes on a site, or about one of them; each person once. */
export function ownContacts(
  account: Account,
  catalogue: Catalogue,
  site: Site,
  homeId?: string,
): StaffMember[] {
  const homes = account.bookings.filter(
    ({ siteId, objectId }) => siteId === site.siteId && (homeId === undefined || objectId === homeId),
  )
  const stages = homes.flatMap(
    ({ objectId }) => catalogue.stage(catalogue.home(objectId)?.stageId ?? '') ?? [],
  )
  return once(stages.flatMap((stage) => staffOf(catalogue, stage)))
}

/** Whom a board turns to: those who look after the house when it is finished. */
export function boardContacts({ stageIds }: Association, catalogue: Catalogue): StaffMember[] {
  const stages = stageIds.flatMap((id) => catalogue.stage(id) ?? [])
  return once(stages.flatMap((stage) => staffOf(catalogue, stage))).filter(({ role }) =>
    forBoards.includes(role),
  )
}

const once = (members: readonly StaffMember[]): StaffMember[] => [
  ...new Map(members.map((one) => [one.id, one])).values(),
]

/** The people of a contacts block; each with what they usually do. */
export function membersOf(catalogue: Catalogue, staffIds: readonly string[], site: Site): StaffMember[] {
  return staffIds.flatMap((id) => memberOf(catalogue, id, usualRole(catalogue, id), site))
}

function memberOf(
  catalogue: Catalogue,
  staffId: string,
  role: StaffRole,
  site: Site,
  place?: string,
): StaffMember[] {
  const person = catalogue.staffMember(staffId)
  if (!person) return []
  return [
    {
      id: person.id,
      role,
      name: person.name,
      title: roleTitles[site.language][role],
      ...(place ? { place } : {}),
      phone: phoneOn(site, person.phoneNumber),
      email: person.email,
      replyTime: replyTimes[site.language],
      image: portraitPicture(person, site.language),
    },
  ]
}

/** A number as it is dialled from where a site is read: the English one is read abroad. */
const phoneOn = ({ language }: Site, number: string): string =>
  language === 'en' ? number.replace(/^0(\d+)-/, '+46 $1 ') : number

function usualRole(catalogue: Catalogue, staffId: string): StaffRole {
  for (const { staff } of catalogue.stages) {
    const found = staff.find((one) => one.staffId === staffId)
    if (found) return found.role
  }
  return 'customerService'
}
