import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { CasePlace } from '../../../catalogue/cases/place.ts'
import { casePlacesOf } from '../../../catalogue/cases/places.ts'
import { assetOf } from '../../../catalogue/cases/rooms/asset-codes.ts'
import { caseWords } from '../../../catalogue/cases/rooms/case-words.ts'
import { rooms } from '../../../catalogue/cases/rooms/room-codes.ts'
import { roomName, roomNamed } from '../../../catalogue/cases/rooms/room-options.ts'
import { boardErrands } from '../../../catalogue/cases/seeds/boards.ts'
import { norwegianBoardErrands, norwegianErrands } from '../../../catalogue/cases/seeds/norway.ts'
import { residentErrands } from '../../../catalogue/cases/seeds/residents.ts'
import { roundSeeds } from '../../../catalogue/cases/seeds/rounds.ts'
import type { ErrandSeed, FileSeed } from '../../../catalogue/cases/seeds/seed.ts'
import { addDays } from '../../../catalogue/dates.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { attachmentSizes } from '../../../imagery/attachments/attachment-name.ts'
import { isProtected, personaOf } from '../../accounts/person/persona-of.ts'
import { agreementsOf } from '../agreements.ts'
import { type Attachment, type ErrandRecord, ownerOf } from './errand-record.ts'
import { guaranteeEnd } from '../guarantee.ts'
import { localTime } from '../local-time.ts'
import { placeFields } from '../place-view.ts'
import { ownValue } from '../../../engine/own-value.ts'

/** What somebody had reported before the world began, and the files of it by attachment id. */
export type Seeded = {
  errands: readonly ErrandRecord[]
  rounds: readonly ErrandRecord[]
  files: ReadonlyMap<string, FileSeed>
}

const none: Seeded = { errands: [], rounds: [], files: new Map() }
const made = new WeakMap<Catalogue, Map<string, Seeded>>()

/** The seeded errands and rounds of an owner. Made once a catalogue, and shared by all worlds. */
export function seededFor(catalogue: Catalogue, owner: string): Seeded {
  const byOwner = made.get(catalogue) ?? new Map<string, Seeded>()
  made.set(catalogue, byOwner)
  const known = byOwner.get(owner) ?? make(catalogue, owner)
  byOwner.set(owner, known)
  return known
}

function make(catalogue: Catalogue, owner: string): Seeded {
  const [kind = '', id = ''] = owner.split(':')
  return kind === 'user' ? ofUser(catalogue, id) : ofAssociation(catalogue, id)
}

function ofUser(catalogue: Catalogue, userId: string): Seeded {
  const persona = personaOf(catalogue, userId)
  const seeds = persona && (residentErrands[persona.id] ?? norwegianErrands[persona.id])
  const [home] = agreementsOf(catalogue, userId, catalogue.referenceDate)
  if (!seeds || !home) return none
  const from = {
    catalogue,
    owner: ownerOf.user(userId),
    contactName: persona.name,
    hidden: isProtected(catalogue, userId),
  }
  return collected(seeds, [], (seed) => recordOf(seed, home, from))
}

function ofAssociation(catalogue: Catalogue, associationId: string): Seeded {
  const seeds = ownValue(boardErrands, associationId) ?? ownValue(norwegianBoardErrands, associationId) ?? []
  const member = catalogue.personas.find(({ account }) => account?.associations.includes(associationId))
  const rounds = (ownValue(roundSeeds, associationId) ?? []).map((seed) => ({
    ...seed,
    asset: 'other' as const,
  }))
  const from = {
    catalogue,
    owner: ownerOf.association(associationId),
    contactName: member?.name ?? null,
    hidden: false,
  }
  const places = casePlacesOf(catalogue)
  const placeOf = ({ placeId = '' }: ErrandSeed) => required(places.get(placeId), placeId)
  return collected(seeds, rounds, (seed) => recordOf(seed, placeOf(seed), from))
}

type AnySeed = ErrandSeed & { controlPoints?: number }

function collected(
  errands: readonly AnySeed[],
  rounds: readonly AnySeed[],
  record: (seed: AnySeed) => ErrandRecord,
): Seeded {
  const files = [...errands, ...rounds].flatMap(({ number, files: own = [] }) =>
    own.map((file, index) => [attachmentId(number, index), file] as const),
  )
  return {
    errands: errands.map(record),
    rounds: rounds.map((seed) => ({
      ...record(seed),
      id: `round-${seed.number}`,
      assetName: null,
      contactName: null,
    })),
    files: new Map(files),
  }
}

type From = Readonly<{ catalogue: Catalogue; owner: string; contactName: string | null; hidden: boolean }>

function recordOf(
  seed: AnySeed,
  place: CasePlace,
  { catalogue, owner, contactName, hidden }: From,
): ErrandRecord {
  const { country } = place
  const today = catalogue.referenceDate
  const room = required(roomNamed(seed.room), seed.room)
  const [firstName = null, lastName = null, email = null, phone = null] = seed.alternative ?? []
  const at = new Date(localTime(addDays(today, -seed.daysAgo), seed.at)).toISOString()
  const closed = seed.closedDaysAgo && localTime(addDays(today, -seed.closedDaysAgo), '18:40')
  const end = country === 'no' ? ('cancelledNo' as const) : ('cancelled' as const)
  return {
    id: `case-${seed.number}`,
    siteKey: place.site,
    ticketNumber: `BV-${seed.number}`,
    title: seed.title,
    caseTypeName: seed.type,
    ...placeFields(place, hidden),
    roomType: rooms[room.code].type,
    roomName: roomName(room, country),
    assetName: caseWords(country).assets[seed.asset],
    nrOfCaseControlPoints: seed.controlPoints ?? 0,
    description: seed.description,
    contactName,
    alternativeContactFirstName: firstName,
    alternativeContactLastName: lastName,
    alternativeContactEmail: email,
    alternativeContactPhone: phone,
    attachments: (seed.files ?? []).map((file, index) => attachmentOf(seed.number, file, index)),
    guaranteeEndsOn: guaranteeEnd(place),
    country,
    owner,
    placeId: place.id,
    city: place.city,
    trade: assetOf(seed.asset).trade,
    deeds: [{ does: seed.life, at }, ...(closed ? [{ does: end, at: new Date(closed).toISOString() }] : [])],
  }
}

const attachmentId = (number: number, index: number) => `att-${number}-${index + 1}`

const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const

function attachmentOf(number: number, [filename, kept]: FileSeed, index: number): Attachment {
  const ending = kept.slice(-3) as keyof typeof mimeTypes
  return {
    attachmentId: attachmentId(number, index),
    filename,
    mimeType: mimeTypes[ending],
    size: attachmentSizes[kept],
  }
}
