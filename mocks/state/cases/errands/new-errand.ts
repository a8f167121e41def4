import type { CaseCountry, CasePlace } from '../../../catalogue/cases/place.ts'
import { newLives } from '../../../catalogue/cases/life/lives.ts'
import { assetNamed, roomName, roomNamed } from '../../../catalogue/cases/rooms/room-options.ts'
import { assetOf } from '../../../catalogue/cases/rooms/asset-codes.ts'
import { caseWords } from '../../../catalogue/cases/rooms/case-words.ts'
import { rooms } from '../../../catalogue/cases/rooms/room-codes.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { hash } from '../../../catalogue/lib/random.ts'
import type { Attachment, ErrandRecord } from './errand-record.ts'
import { caseTypeOf } from '../guarantee.ts'
import { placeFields, residentInfo } from '../place-view.ts'
import { nordicDay } from '../../today.ts'

/** An address that somebody wrote, where no place is known by id. */
export type WrittenAddress = Readonly<{
  address: string
  zipCode: string
  city: string
  governmentObjectId?: string | undefined
  compoundName?: string | undefined
}>

/** Where the fault is: a known place, with what is known of its guarantee and management, or an address. */
export type Location =
  | Readonly<{ place: CasePlace; guaranteeEndsOn: string; managed: boolean; hidden: boolean }>
  | Readonly<{ written: WrittenAddress; country: CaseCountry }>

export type Report = Readonly<{
  siteKey: SiteKey
  owner: string | null
  contactName: string
  location: Location
  roomId: string
  assetTypeId: string
  description: string
  alternativeContactFirstName?: string | undefined
  alternativeContactLastName?: string | undefined
  alternativeContactEmail?: string | undefined
  alternativeContactPhone?: string | undefined
  idempotencyKey?: string | undefined
  fingerprint?: string | undefined
}>

/** Ticket numbers go on where those from before the world began end. */
const ticketsBefore = 204_000

/** The record of a fault that was reported just now; `id` is counted by the world, `at` an RFC 3339 date-time. */
export function newErrand(report: Report, attachments: Attachment[], id: string, at: string): ErrandRecord {
  const { siteKey, owner, contactName, location, description } = report
  const country = countryOf(location)
  const lives = newLives[country]
  const room = roomNamed(report.roomId)
  const asset = assetNamed(report.assetTypeId)
  return {
    id,
    siteKey,
    ticketNumber: `BV-${ticketsBefore + Number(id.split('-').at(-1))}`,
    title: titleOf(description),
    ...placed(report, nordicDay(Date.parse(at))),
    roomType: room ? rooms[room.code].type : null,
    roomName: room ? roomName(room, country) : null,
    assetName: asset ? caseWords(country).assets[asset] : null,
    nrOfCaseControlPoints: 0,
    description,
    contactName,
    alternativeContactFirstName: report.alternativeContactFirstName ?? null,
    alternativeContactLastName: report.alternativeContactLastName ?? null,
    alternativeContactEmail: report.alternativeContactEmail ?? null,
    alternativeContactPhone: report.alternativeContactPhone ?? null,
    attachments,
    country,
    owner,
    trade: asset ? assetOf(asset).trade : 'building',
    ...(report.idempotencyKey && {
      idempotencyKey: report.idempotencyKey,
      fingerprint: report.fingerprint,
    }),
    deeds: [{ does: lives[hash(id) % lives.length] ?? 'visit', at }],
  }
}

const countryOf = (location: Location): CaseCountry =>
  'place' in location ? location.place.country : location.country

/** What follows from where it is. */
function placed({ location, roomId }: Report, day: string) {
  if ('place' in location) {
    const { place, guaranteeEndsOn, managed, hidden } = location
    const room = roomNamed(roomId)?.code ?? 'other'
    const caseTypeName = caseTypeOf({ place, room, endsOn: guaranteeEndsOn, managed }, day)
    return {
      ...placeFields(place, hidden),
      caseTypeName,
      guaranteeEndsOn,
      placeId: place.id,
      city: place.city,
    }
  }
  const { written, country } = location
  const { address, zipCode, city, governmentObjectId, compoundName } = written
  return {
    objectName: governmentObjectId ? `${caseWords(country).dwelling} ${governmentObjectId}` : null,
    objectAddress: address,
    buildingPartName: null,
    brfName: compoundName ?? null,
    otherResidentInfo: residentInfo([address, zipCode, city, governmentObjectId]),
    caseTypeName: country === 'no' ? ('Kundeservice' as const) : ('Kundservice' as const),
    guaranteeEndsOn: null,
    placeId: null,
    city,
  }
}

/** Titles are made of the first sentence, at most this long. */
const maxTitle = 80

/** A short heading out of a description. */
export function titleOf(description: string): string {
  const [sentence = ''] = description.trim().split(/(?<=[^.!?]{3})[.!?](?:\s|$)|\n/u)
  const text = sentence.replaceAll(/\s+/g, ' ').trim()
  const letters = [...text]
  if (letters.length <= maxTitle) return text
  const cut = letters.slice(0, maxTitle - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > maxTitle / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
