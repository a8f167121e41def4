import type { Home } from '../../../catalogue/types.ts'

/** The filters whose values are names. */
export type NamedFilter = 'concepts' | 'disposalForm' | 'outdoorArea' | 'residenceType'

export type FilterTerms = Readonly<Record<NamedFilter, readonly string[]>>

const known = new Map<string, FilterTerms>()

/**
 * The filter values that find a home. Some values find more than themselves (K-008 to K-012), so that a home can have
 * several. Homes with the same values share one object, by which they are counted quickly.
 */
export function filterTermsOf(home: Home): FilterTerms {
  const names: FilterTerms = {
    concepts: [home.concept],
    disposalForm:
      home.disposalForm === 'ownershipApartment' ? ['ownershipApartment', 'ownership'] : [home.disposalForm],
    outdoorArea: [
      ...new Set([...home.outdoorSpaces.flatMap(({ type }) => withWider(type)), ...home.extras]),
    ].sort(),
    residenceType: residenceTypes(home),
  }
  const key = JSON.stringify(names)
  const shared = known.get(key) ?? names
  known.set(key, shared)
  return shared
}

function withWider(type: string): string[] {
  if (type === 'roofTop') return [type, 'terrace']
  return type === 'porch' ? [type, 'patio'] : [type]
}

function residenceTypes({ residenceType, country }: Home): string[] {
  if (residenceType === 'semiDetachedHouse') return [residenceType, 'townHouse']
  if (residenceType !== 'detachedHouse') return [residenceType]
  return country === 'no' ? [residenceType, 'townHouse', 'house'] : [residenceType, 'townHouse']
}
