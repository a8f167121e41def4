import type { components } from '#gen/case_management/types.ts'
import type { LifeId } from '../../../catalogue/cases/life/lives.ts'
import type { CaseCountry } from '../../../catalogue/cases/place.ts'
import type { Trade } from '../../../catalogue/cases/rooms/asset-codes.ts'

export type Errand = components['schemas']['Errand']
export type Round = components['schemas']['Round']
export type Attachment = components['schemas']['Attachment']

type Contact =
  | 'alternativeContactFirstName'
  | 'alternativeContactLastName'
  | 'alternativeContactEmail'
  | 'alternativeContactPhone'

/** The parts of an errand that time does not change, under the contract's names. */
type Kept = Pick<
  Errand,
  | 'id'
  | 'siteKey'
  | 'ticketNumber'
  | 'title'
  | 'caseTypeName'
  | 'objectName'
  | 'objectAddress'
  | 'buildingPartName'
  | 'brfName'
  | 'otherResidentInfo'
  | 'roomType'
  | 'roomName'
  | 'assetName'
  | 'nrOfCaseControlPoints'
  | 'description'
  | 'contactName'
  | 'attachments'
  | 'guaranteeEndsOn'
  | Contact
>

/**
 * An errand as a world keeps it: plain data. Its steps follow from what its owner did and from the clock, so that nothing
 * has to run for it to move on.
 */
export type ErrandRecord = Kept & {
  country: CaseCountry
  /** Whose it is; nobody's list has a report of the public form. */
  owner: string | null
  /** The place it is about; null where somebody wrote an address. */
  placeId: string | null
  /** The town and trade of the firm that comes. */
  city: string
  trade: Trade
  /** What it is known by when it is sent again. */
  idempotencyKey?: string | undefined
  /** What tells whether it is the same that is sent again. */
  fingerprint?: string | undefined
  /** What its owner did, oldest first: reported, completed, answered or closed it. */
  deeds: readonly ErrandAction[]
}

/** What an owner did: it begins another life of the errand (see catalogue/cases/life/lives.ts), or is an edit, which changes none. */
export type ErrandAction = Readonly<{ does: LifeId | 'edit'; at: string }>

/** Whose errands a login sees: its own, or those of the association it acts for. */
export const ownerOf = {
  user: (userId: string) => `user:${userId}`,
  association: (associationId: string) => `association:${associationId}`,
} as const
