import type { CaseCountry, CasePlace } from '../../../catalogue/cases/place.ts'
import { casePlacesOf } from '../../../catalogue/cases/places.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { isProtected } from '../../../state/accounts/person/persona-of.ts'
import { agreementsOf } from '../../../state/cases/agreements.ts'
import type { Location } from '../../../state/cases/errands/new-errand.ts'
import type { World } from '../../../state/world.ts'
import { unprocessable } from './case-site.ts'
import { placeOfIds } from './place-of-ids.ts'
import type { Reporter } from './reporter.ts'
import type { NewErrand } from './types.ts'
import { missingFields } from '../../shared/problem-replies.ts'
import { todayOf } from '../../../state/today.ts'

const addressParts = ['address', 'zipCode', 'city'] as const

/** The forms of a dwelling number: one to four digits in Sweden, a letter and four digits in Norway (V-032). */
const dwellingNumbers: Readonly<Record<CaseCountry, { form: RegExp; code: string }>> = {
  se: { form: /^\d{1,4}$/, code: 'numeric' },
  no: { form: /^[HKUL]\d{4}$/, code: 'invalidInput' },
}

/** Where the fault is, by ids or by a written address; 422 when there is neither (V-036). */
export function locationOf(body: NewErrand, reporter: Reporter, country: CaseCountry, world: World) {
  const { propertyId, buildingPartId, objectId } = body
  return (propertyId ?? buildingPartId ?? objectId)
    ? knownPlace(body, reporter, world)
    : written(body, country)
}

/** Residents report for homes that they have agreements for and what belongs to them, boards for their association. */
function knownPlace(body: NewErrand, { caseUser }: Reporter, world: World) {
  if (!caseUser) return problem(403, 'forbidden')
  const { account, association } = caseUser
  const homes = agreementsOf(world.catalogue, account.id, todayOf(world))
  const isOwn = (place: CasePlace) => {
    if (association) return place.associationId === association.id
    const isShared = place.kind !== 'Object'
    return homes.some(({ id, propertyId }) => (isShared ? propertyId === place.propertyId : id === place.id))
  }
  const found = placeOfIds(body, casePlacesOf(world.catalogue), isOwn)
  if ('status' in found) return found
  const { place } = found
  const ofPlace = place.associationId ? world.catalogue.association(place.associationId) : undefined
  const location: Location = {
    place,
    guaranteeEndsOn: world.errands.guaranteeEnd(place),
    managed: ofPlace?.activeTechnicalManagement ?? false,
    hidden: isProtected(world.catalogue, account.id),
  }
  return { location }
}

function written(body: NewErrand, country: CaseCountry) {
  const missing = addressParts.filter((part) => body[part] === undefined)
  if (missing.length > 0) return missingFields(missing.map((part) => `/${part}`))
  const { address = '', zipCode = '', city = '', governmentObjectId, compoundName } = body
  const { form, code } = dwellingNumbers[country]
  if (governmentObjectId !== undefined && !form.test(governmentObjectId)) {
    return unprocessable('/governmentObjectId', code)
  }
  const location: Location = {
    written: { address, zipCode, city, governmentObjectId, compoundName },
    country,
  }
  return { location }
}
