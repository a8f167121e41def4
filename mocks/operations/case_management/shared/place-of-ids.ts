import type { CasePlace } from '../../../catalogue/cases/place.ts'
import type { CasePlaces } from '../../../catalogue/cases/places.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { unprocessable } from './case-site.ts'

/** Ids of a place, from the property down to the dwelling. */
type PlaceIds = {
  propertyId?: string | undefined
  buildingId?: string | undefined
  buildingPartId?: string | undefined
  objectId?: string | undefined
}

/**
 * The nearest place that ids name. 422 for an id that names nothing or does not belong to the property, 403 for a place
 * that is not of whoever reports.
 */
export function placeOfIds(ids: PlaceIds, places: CasePlaces, isOwn: (place: CasePlace) => boolean) {
  const { propertyId, buildingId, buildingPartId, objectId } = ids
  const nearest = Object.entries({ objectId, buildingPartId, propertyId }).find(
    ([, one]) => one !== undefined,
  )
  const [name, id] = nearest ?? ['propertyId']
  const place = id === undefined ? undefined : places.get(id)
  if (!place) return unprocessable(`/${name}`, 'unknown')
  const wrong = [
    ['propertyId', propertyId, place.propertyId],
    ['buildingId', buildingId, place.buildingId],
    ['buildingPartId', buildingPartId, place.buildingPartId],
  ].find(([, given, known]) => given !== undefined && known !== null && given !== known)
  if (wrong) return unprocessable(`/${wrong[0]}`, 'unknown')
  return isOwn(place) ? { place } : problem(403, 'forbidden')
}
