import type { components } from '#gen/case_management/types.ts'
import type { AttachmentName } from '../../../imagery/attachments/attachment-name.ts'
import type { LifeId } from '../life/lives.ts'
import type { AssetCode } from '../rooms/asset-codes.ts'

export type CaseTypeName = components['schemas']['CaseTypeName']

/** An errand that was reported before the world began, as the data files state it. */
export type ErrandSeed = Readonly<{
  /** Of the ticket and of the id: `BV-204817`, `case-204817`. */
  number: number
  type: CaseTypeName
  life: LifeId
  /** How many days before the reference date it was reported, and when, local time. */
  daysAgo: number
  at: string
  /** The customer closed it so many days before the reference date. */
  closedDaysAgo?: number
  /** The id of a place; without it, the home that the person lives in. */
  placeId?: string
  /** As an id of a lookup: `room-bedroom-1`, `area-post`. */
  room: string
  asset: AssetCode
  title: string
  description: string
  files?: readonly FileSeed[]
  /** Somebody else to ask: first name, last name, e-mail, phone. */
  alternative?: readonly [string, string, string, string]
}>

/** The name that somebody gave a file, and the kept file that it is. */
export type FileSeed = readonly [filename: string, kept: AttachmentName]

/** A round of inspection through a property. */
export type RoundSeed = Readonly<
  Pick<
    ErrandSeed,
    'number' | 'type' | 'life' | 'daysAgo' | 'at' | 'title' | 'description' | 'files' | 'room'
  > & {
    placeId: string
    controlPoints: number
  }
>
