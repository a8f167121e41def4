import type { SiteIdText } from '#gen/case_management/model.ts'
import type { Report } from '#src/api/my-pages/case-management.ts'
import { needsHousingNumber, withoutSpaces } from './form/check.ts'
import type { Reporter } from './flows.ts'
import { isOtherApartment, places } from './form/form.ts'
import type { FaultForm } from './form/form.ts'

/** The request of a filled form (V-051): what is empty is left out. */
export function reportOf(
  reporter: Reporter,
  form: FaultForm,
  files: readonly File[],
  siteId: number,
  isLoggedIn = reporter !== 'public',
): Report {
  const shared = {
    siteId: String(siteId) as SiteIdText,
    area: form.type || places.dwelling,
    roomId: form.problemArea,
    assetTypeId: form.problemAreaDetails,
    description: form.description.trim(),
    sendCopy: form.sendCopy ? ('true' as const) : ('false' as const),
    ...alternativeContact(form),
  }
  if (reporter === 'boardMember') {
    const { propertyId = '', ...place } = placeIds(form)
    const body = { ...shared, propertyId, ...place, ...(files.length > 0 && { Files: [...files] }) }
    return { kind: 'board', body }
  }
  return {
    kind: 'customer',
    body: {
      ...shared,
      ...(isWritten(form) ? writtenAddress(form) : placeIds(form)),
      ...(reporter === 'boardMemberNoManagement' && compound(form)),
      ...(!isLoggedIn && stranger(form)),
      ...(files.length > 0 && { files: [...files] }),
    },
  }
}

const isWritten = ({ selectedApartment, selectedApartmentId }: FaultForm) =>
  !selectedApartment || isOtherApartment(selectedApartmentId)

/** Ids of the chosen place, down to the dwelling only if it is about the dwelling. */
function placeIds({ selectedApartment: chosen, type }: FaultForm) {
  if (!chosen) return {}
  const isHome = type === places.dwelling && chosen.buildingType === 'Object'
  return filled({
    propertyId: chosen.propertyId,
    buildingId: chosen.buildingId,
    buildingPartId: chosen.buildingPartId,
    objectId: isHome ? chosen.id : null,
  })
}

function writtenAddress(form: FaultForm) {
  return filled({
    address: form.address,
    zipCode: withoutSpaces(form.zipCode),
    city: form.city,
    governmentObjectId: needsHousingNumber(form) ? form.object.toUpperCase() : '',
  })
}

function compound({ compoundName, compoundNumber, isMember, boardEmail }: FaultForm) {
  return {
    ...filled({ compoundName, compoundNumber, boardEmail }),
    ...(isMember && { isMember: 'true' as const }),
  }
}

const stranger = ({ firstName, lastName, email, phone }: FaultForm) =>
  filled({ firstName, lastName, email, phone })

function alternativeContact(form: FaultForm) {
  if (!form.other) return {}
  return filled({
    alternativeContactFirstName: form.otherFirstName,
    alternativeContactLastName: form.otherLastName,
    alternativeContactEmail: form.otherEmail,
    alternativeContactPhone: form.otherPhone,
  })
}

/** Only what has something in it, without the spaces around it. */
function filled<Key extends string>(parts: Record<Key, string | null>): Partial<Record<Key, string>> {
  const entries = Object.entries<string | null>(parts).map(([key, value]) => [key, value?.trim() ?? ''])
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Partial<Record<Key, string>>
}

/** What of a person's contact differs from what is on file, to be changed first (S-060, F-119). */
export function contactChanges(
  { email, phone }: Pick<FaultForm, 'email' | 'phone'>,
  known: { email: string; phoneNumber: string },
): { email?: string; phoneNumber?: string } {
  return {
    ...(email.trim() !== known.email && { email: email.trim() }),
    ...(phone.trim() !== known.phoneNumber && { phoneNumber: phone.trim() }),
  }
}

/** Whether the errand can be opened from the confirmation (F-115). */
export function canSeeCase(reporter: Reporter, { type, selectedApartmentId }: FaultForm): boolean {
  if (reporter === 'boardMember') return true
  return reporter === 'resident' && type !== places.shared && !isOtherApartment(selectedApartmentId)
}
