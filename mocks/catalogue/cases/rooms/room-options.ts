import type { components } from '#gen/case_management/types.ts'
import type { CaseCountry, CasePlace } from '../place.ts'
import { type AssetCode, assetOf, assets } from './asset-codes.ts'
import { caseWords } from './case-words.ts'
import { type RoomCode, publicAreas, rooms } from './room-codes.ts'

type RoomOption = components['schemas']['RoomOption']
type AssetOption = components['schemas']['AssetOption']

/** A room that somebody chose: what it is, and which one where there are several. */
export type ChosenRoom = { code: RoomCode; number: number | null }

/** The public areas of a property, in the order of E-058. */
export function areaOptions(country: CaseCountry): RoomOption[] {
  const words = caseWords(country)
  return publicAreas.map((code) => ({
    id: `area-${code}`,
    name: words.rooms[code],
    code,
    faq: code === 'elevator' ? ['faq-elevator'] : [],
  }))
}

/** The rooms of a dwelling: as many bedrooms as it has, a balcony where there is one. */
export function roomOptions({ country, rooms: count, balcony }: CasePlace): RoomOption[] {
  const bedrooms = Math.max(0, count - 1)
  const option = (code: RoomCode, number: number | null = null): RoomOption => ({
    id: number === null ? `room-${code}` : `room-${code}-${number}`,
    name: roomName({ code, number }, country),
    code,
    faq: [],
  })
  const numbered = Array.from({ length: bedrooms }, (_, at) => option('bedroom', at + 1))
  return [
    option('hallway'),
    option('kitchen'),
    option('livingRoom'),
    ...(bedrooms === 1 ? [option('bedroom')] : numbered),
    option('bathroom'),
    ...(balcony ? [option('balcony')] : []),
    option('storage'),
    option('wholeDwelling'),
    option('other'),
  ]
}

/** What a room is called: `Sovrum 1`. */
export function roomName({ code, number }: ChosenRoom, country: CaseCountry): string {
  const name = caseWords(country).rooms[code]
  return number === null ? name : `${name} ${number}`
}

/** The room or area that an id of a lookup or of a built-in list names: `room-bedroom-2`, `area-post`, `kitchen`. */
export function roomNamed(id: string): ChosenRoom | undefined {
  const [, code = '', number] = /^(?:room-|area-)?([A-Za-z]+)(?:-(\d{1,2}))?$/.exec(id) ?? []
  return isRoom(code) ? { code, number: number ? Number(number) : null } : undefined
}

/** The detail areas of a room or public area, in the order to show them. */
export function assetOptions({ code }: ChosenRoom, country: CaseCountry): AssetOption[] {
  const words = caseWords(country)
  return rooms[code].assets.map((asset) => {
    const { appliance = false, faq } = assetOf(asset)
    return { id: `asset-${asset}`, name: words.assets[asset], appliance, faq: faq ? [faq] : [] }
  })
}

/** The detail area that an id names, in whichever list it stands: `asset-mixer`, `worktop`. */
export function assetNamed(id: string): AssetCode | undefined {
  const code = id.replace(/^asset-/, '')
  return isAsset(code) ? code : undefined
}

const isRoom = (code: string): code is RoomCode => Object.hasOwn(rooms, code)
const isAsset = (code: string): code is AssetCode => Object.hasOwn(assets, code)
