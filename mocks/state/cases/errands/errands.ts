import { attachmentBytes } from '#attachment-bytes'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { awaitsCustomer } from '../../../catalogue/cases/life/lives.ts'
import type { CasePlace } from '../../../catalogue/cases/place.ts'
import type { Day } from '../../../catalogue/dates.ts'
import type { Clock } from '../../../engine/worlds/clock.ts'
import type { Ids } from '../../../engine/worlds/ids.ts'
import { ownValue } from '../../../engine/own-value.ts'
import { fromBase64, toBase64 } from '../attachments/base64.ts'
import { typeOf } from '../attachments/attachments.ts'
import { type Step, stepsOf, stepsTaken } from './errand-lifecycle.ts'
import type { Attachment, ErrandAction, Errand, ErrandRecord, Round } from './errand-record.ts'
import { errandAt, roundAt } from './errand-view.ts'
import { guaranteeEnd } from '../guarantee.ts'
import { type Report, newErrand } from './new-errand.ts'
import { seededFor } from './seeded-errands.ts'

/** What this world's errands have that those of the catalogue have not. */
export type CasesData = {
  /** Errands that were changed or made here, by id. */
  changed: Record<string, ErrandRecord>
  /** Where boards want their mail, by association. */
  boardEmails: Record<string, string>
  /** Guarantees that end on another day than they should, by place. */
  guaranteeEnds: Record<string, Day>
  /** Lookups that find nothing, by operation. */
  emptyLookups: string[]
}

/** The bytes of uploaded files as base64, by attachment id. */
export type CaseFilesData = Record<string, string>

export const newCasesData = (): CasesData => ({
  changed: {},
  boardEmails: {},
  guaranteeEnds: {},
  emptyLookups: [],
})

/** A file on its way in. */
export type UploadedFile = Readonly<{ filename: string; type: string; bytes: Uint8Array }>

export type CaseFile = Readonly<{ filename: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> }>

/** What an owner changes of an errand; what is missing stays. */
export type Completion = Partial<
  Pick<
    ErrandRecord,
    | 'description'
    | 'alternativeContactFirstName'
    | 'alternativeContactLastName'
    | 'alternativeContactEmail'
    | 'alternativeContactPhone'
  >
> & { removed: readonly string[]; added: readonly UploadedFile[] }

/** How long a report that is sent again is known as the one that was received. */
const knownMs = 86_400_000

/** How many errands a list holds at most (the contract's bound). */
const listed = 1000

/**
 * The errands of one world, copied on the first write over those that all worlds share. Everything is asked for by
 * owner (`ownerOf`): what belongs to somebody else is not there.
 */
export class Errands {
  readonly #data: CasesData
  readonly #files: CaseFilesData
  readonly #catalogue: Catalogue
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(data: CasesData, files: CaseFilesData, catalogue: Catalogue, ids: Ids, clock: Clock) {
    this.#data = data
    this.#files = files
    this.#catalogue = catalogue
    this.#ids = ids
    this.#clock = clock
  }

  /** The errands of an owner, newest first (S-070). */
  list(owner: string): Errand[] {
    const now = this.#clock.now()
    return this.#records(owner)
      .map((record) => errandAt(record, now))
      .sort(newestFirst)
      .slice(0, listed)
  }

  /** The rounds of an owner, newest first; those without control points as well (S-074). */
  rounds(owner: string): Round[] {
    const now = this.#clock.now()
    return seededFor(this.#catalogue, owner)
      .rounds.map((record) => roundAt(record, now))
      .sort(newestFirst)
  }

  /** Whether an owner has errands. */
  has(owner: string): boolean {
    return this.#records(owner).length > 0
  }

  find(owner: string, id: string): ErrandRecord | undefined {
    return this.#records(owner).find((record) => record.id === id)
  }

  round(owner: string, id: string): ErrandRecord | undefined {
    return seededFor(this.#catalogue, owner).rounds.find((record) => record.id === id)
  }

  /** What somebody has reported with a key within a day; one without a key is each time a new one. */
  received(owner: string | null, key: string | undefined): ErrandRecord | undefined {
    const since = this.#clock.now() - knownMs
    return Object.values(this.#data.changed).find(
      ({ owner: reporter, idempotencyKey, deeds: [reported] }) =>
        key !== undefined &&
        idempotencyKey === key &&
        reporter === owner &&
        Date.parse(reported?.at ?? '') > since,
    )
  }

  /** Keeps a new errand and its files. */
  report(report: Report, files: readonly UploadedFile[]): ErrandRecord {
    const attachments = files.map((file) => this.#keep(file))
    return this.put(newErrand(report, attachments, this.#ids.next('case'), this.#clock.iso()))
  }

  /** Completes an errand. One that waited for its owner goes on from here. */
  complete(record: ErrandRecord, { removed, added, ...changes }: Completion): ErrandRecord {
    for (const id of removed) delete this.#files[id]
    const kept = record.attachments.filter(({ attachmentId }) => !removed.includes(attachmentId))
    const attachments = [...kept, ...added.map((file) => this.#keep(file))]
    return this.#do({ ...record, ...changes, attachments }, ({ status }) =>
      awaitsCustomer.has(status) ? 'answered' : 'edit',
    )
  }

  /** Closes an errand: cancelled by customer, in Norway the Norwegian variant (S-067). */
  close(record: ErrandRecord): ErrandRecord {
    return this.#do(record, () => (record.country === 'no' ? 'cancelledNo' : 'cancelled'))
  }

  /** An attachment of an owner's errand under its own name. */
  file(owner: string, attachmentId: string, filename: string): Promise<CaseFile | undefined> {
    return this.#fileOf(this.#records(owner), owner, attachmentId, filename)
  }

  /** An attachment of an owner's round under its own name. */
  roundFile(owner: string, attachmentId: string, filename: string): Promise<CaseFile | undefined> {
    return this.#fileOf(seededFor(this.#catalogue, owner).rounds, owner, attachmentId, filename)
  }

  /** The latest that others did about each errand of an owner, if it was since a time in milliseconds (G-097). */
  news(owner: string, since: number): { errand: ErrandRecord; at: string }[] {
    const now = this.#clock.now()
    return this.#records(owner).flatMap((record) => {
      const steps = stepsOf(record)
      const taken = steps.slice(0, stepsTaken(steps, now))
      const last = taken.findLast(({ own }) => !own)
      const isClosed = record.deeds.some(
        ({ does, at }) => does.startsWith('cancelled') && Date.parse(at) <= now,
      )
      return !last || isClosed || last.at < since ? [] : [{ errand: record, at: iso(last.at) }]
    })
  }

  /** The last day of the guarantee of a place. */
  guaranteeEnd(place: CasePlace): Day {
    return ownValue(this.#data.guaranteeEnds, place.id) ?? guaranteeEnd(place)
  }

  /** Lets the guarantee of a place end on another day, for its errands as well. */
  endGuarantee(owner: string, placeId: string, day: Day): void {
    this.#data.guaranteeEnds[placeId] = day
    for (const record of this.#records(owner)) {
      if (record.placeId === placeId) this.put({ ...record, guaranteeEndsOn: day })
    }
  }

  /** Where a board wants its mail; undefined until it has said so. */
  boardEmail(associationId: string): string | undefined {
    return (
      ownValue(this.#data.boardEmails, associationId) ??
      this.#catalogue.association(associationId)?.boardEmail
    )
  }

  setBoardEmail(associationId: string, email: string): void {
    this.#data.boardEmails[associationId] = email
  }

  /** Whether a lookup finds nothing, as a scenario says. */
  findsNothing(operationId: string): boolean {
    return this.#data.emptyLookups.includes(operationId)
  }

  /** Lets a lookup find nothing from now on. */
  emptyLookup(operationId: string): void {
    this.#data.emptyLookups.push(operationId)
  }

  /** Puts an errand in place of the one that had its id. */
  put(record: ErrandRecord): ErrandRecord {
    this.#data.changed[record.id] = record
    return record
  }

  #records(owner: string): ErrandRecord[] {
    const { changed } = this.#data
    const kept = Object.values(changed).filter((record) => record.owner === owner)
    const seeded = seededFor(this.#catalogue, owner).errands.filter(({ id }) => !Object.hasOwn(changed, id))
    return [...kept, ...seeded]
  }

  #keep({ filename, type, bytes }: UploadedFile): Attachment {
    const attachmentId = this.#ids.next('att')
    this.#files[attachmentId] = toBase64(bytes)
    return { attachmentId, filename, mimeType: typeOf(type) ?? 'application/pdf', size: bytes.length }
  }

  /** Keeps what an owner does now. After a clock was put back, what had been done later never will be. */
  #do(record: ErrandRecord, choose: (present: Step) => ErrandAction['does']): ErrandRecord {
    const steps = stepsOf(record)
    const present = steps[stepsTaken(steps, this.#clock.now()) - 1]
    if (!present) throw new Error(`${record.id} has no life`)
    const at = iso(Math.max(this.#clock.now(), present.at))
    const [reported, ...later] = record.deeds
    const before = [...(reported ? [reported] : []), ...later.filter((deed) => deed.at <= at)]
    return this.put({ ...record, deeds: [...before, { does: choose(present), at }] })
  }

  async #fileOf(
    records: readonly ErrandRecord[],
    owner: string,
    attachmentId: string,
    filename: string,
  ): Promise<CaseFile | undefined> {
    const found = records
      .flatMap(({ attachments }) => attachments)
      .find((one) => one.attachmentId === attachmentId && one.filename === filename)
    if (!found) return undefined
    const [, kept] = seededFor(this.#catalogue, owner).files.get(attachmentId) ?? []
    const bytes = kept ? await attachmentBytes(kept) : fromBase64(ownValue(this.#files, attachmentId) ?? '')
    return { filename, mimeType: found.mimeType, bytes }
  }
}

const iso = (time: number) => new Date(time).toISOString()

type Dated = Pick<Errand, 'creationDate' | 'ticketNumber'>

const newestFirst = (a: Dated, b: Dated): number =>
  b.creationDate.localeCompare(a.creationDate) || b.ticketNumber.localeCompare(a.ticketNumber)
