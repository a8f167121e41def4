import type { Setting } from '../codes.ts'

/** An area as the data files state it: name, latitude, longitude, what lies around it, its main street. */
export type AreaData = readonly [name: string, lat: number, lng: number, setting: Setting, street: string]

/** A municipality as the data files state it. */
export type MunicipalityData = Readonly<{
  /** The official code: four digits in Sweden and Norway, three in Finland. */
  code: string
  name: string
  /** Code in the country's list of counties. */
  county: string
  lat: number
  lng: number
  /** The first digits of the postal codes; the rest is drawn. */
  postal: string
  /** What a new home costs per square metre, in the country's currency. */
  pricePerSquareMetre: number
  areas: readonly AreaData[]
}>

export type CountryData = Readonly<{
  /** County code → name. */
  counties: Readonly<Record<string, string>>
  municipalities: readonly MunicipalityData[]
}>

/** One line of a data file. */
export function municipality(
  code: string,
  name: string,
  county: string,
  lat: number,
  lng: number,
  postal: string,
  pricePerSquareMetre: number,
  areas: readonly AreaData[],
): MunicipalityData {
  return { code, name, county, lat, lng, postal, pricePerSquareMetre, areas }
}
