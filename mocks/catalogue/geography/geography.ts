import { countries } from '../codes.ts'
import type { Country } from '../codes.ts'
import { deepFreeze } from '../lib/freeze.ts'
import { randomOf } from '../lib/random.ts'
import { languageOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { Area, County, Municipality, Nearby, NearbyKind } from '../types.ts'
import { fill } from '../words/words.ts'
import { stageWords } from '../words/by-language.ts'
import { finland } from './finland.ts'
import { nearbyKinds } from './nearby-kinds.ts'
import type { AreaData, CountryData, MunicipalityData } from './municipality-data.ts'
import { norway } from './norway.ts'
import { sweden } from './sweden.ts'

const data: Readonly<Record<Country, CountryData>> = { se: sweden, no: norway, fi: finland }

export type Geography = Readonly<{
  counties: readonly County[]
  municipalities: readonly Municipality[]
  areas: readonly Area[]
}>

/** Every county, municipality and area of the three countries. It does not depend on seed or date. */
export function createGeography(): Geography {
  const counties = countries.flatMap((country) =>
    Object.values(data[country].counties).map((name) => ({ ...named('county', name), country })),
  )
  const municipalities = countries.flatMap((country) =>
    data[country].municipalities.map((row) => municipalityOf(row, country)),
  )
  const areas = countries.flatMap((country) =>
    data[country].municipalities.flatMap((row) => row.areas.map((area) => areaOf(area, row, country))),
  )
  return deepFreeze({ counties, municipalities, areas })
}

function named(kind: string, name: string) {
  return { id: `${kind}-${slug(name)}`, name, slug: slug(name) }
}

function municipalityOf(row: MunicipalityData, country: Country): Municipality {
  const { code, lat, lng, pricePerSquareMetre } = row
  const countyId = named('county', countyName(row, country)).id
  return {
    ...named('municipality', row.name),
    code,
    country,
    countyId,
    geo: { lat, lng },
    pricePerSquareMetre,
  }
}

function countyName(row: MunicipalityData, country: Country): string {
  const name = data[country].counties[row.county]
  if (!name) throw new RangeError(`${row.name} lies in no county`)
  return name
}

function areaOf([name, lat, lng, setting, street]: AreaData, row: MunicipalityData, country: Country): Area {
  const random = randomOf('area', name)
  const words = stageWords[languageOf[country]]
  const county = named('county', countyName(row, country))
  const municipality = named('municipality', row.name)
  const area = named('area', name)
  return {
    ...area,
    country,
    countyId: county.id,
    countyName: county.name,
    municipalityId: municipality.id,
    municipalityName: row.name,
    areaId: area.id,
    areaName: name,
    setting,
    geo: { lat, lng },
    street,
    postalCode: postalCode(row.postal, country, random.int(11, 79)),
    city: row.name,
    shortDescription: fill(random.pick(words.opening[setting]), { area: name, place: row.name }),
    nearby: nearby(words.nearby[setting], nearbyKinds[setting]),
  }
}

/** Five digits in Sweden (`131 30`) and Finland (`00530`), four in Norway (`0512`). */
function postalCode(start: string, country: Country, rest: number): string {
  return country === 'se' ? `${start} ${rest}` : `${start}${rest}`
}

function nearby(names: readonly string[], kinds: readonly NearbyKind[]): Nearby[] {
  return kinds.map((kind, index) => ({ name: names[index] ?? kind, kind }))
}
