import type { SiteKey } from '#src/sites/site.ts'

/** The roles of P-001. */
export type PersonaRole =
  | 'visitor'
  | 'privateUser'
  | 'resident'
  | 'boardMember'
  | 'boardMemberNoManagement'
  | 'vip'
  | 'editMode'

/** What the first login of a persona answers (E-032). */
export type LoginOutcome =
  | 'Ok'
  | 'MustLoginWithBankId'
  | 'SsnNotFound'
  | 'UserAlreadyExists'
  | 'MustActivatePid'
  | 'ChooseBoardMember'
  | 'Error'
  | 'HasOngoingBusiness'

export type PaymentStatus = 'NotPaid' | 'NotPaidSent' | 'OverPaid' | 'Paid' | 'Reminder1'

/** A VIP fee as the data files state it; due so many days after the reference date. */
export type FeeData = Readonly<{
  status: PaymentStatus
  amount: number
  dueIn: number
  payedWithCode?: boolean
}>

/** Somebody one can be, as the data files state it. Homes, stages and associations are named by id. */
export type PersonaData = Readonly<{
  id: string
  firstName: string
  lastName: string
  site: SiteKey
  /** What makes this person worth a persona, in a sentence for developers and presenters. */
  special: string
  roles: readonly PersonaRole[]
  /** Personal number, from the reserved test series only; absent for whoever has no e-ID. */
  number?: string
  /** The number that the Norwegian e-ID itself has for a person. */
  pid?: string
  /** Present where e-mail and password work, or are refused in favour of e-ID. */
  password?: string
  outcome: LoginOutcome | null
  /** Absent for whoever has no account: the visitor, and those whom the system does not know. */
  account?: AccountData
}>

export type AccountData = Readonly<{
  /** Street, postal code and city; absent where nothing may be shown. */
  address?: readonly [street: string, postalCode: string, city: string]
  phoneNumber?: string
  newsletter?: boolean
  /** False for a buyer who is known but has never made an account. */
  hasAccount?: boolean
  firstSsnLogin?: boolean
  protectedIdentity?: boolean
  deceased?: boolean
  /** Sites whose terms are agreed to; the persona's own site unless stated. */
  consents?: readonly SiteKey[]
  /** Days from the reference date to the first and last day of a VIP membership, and how it is paid. */
  vip?: Readonly<{ from: number; to: number; campaignCode?: string; fee: FeeData }>
  /** Homes lived in, bought or resold; the first is the one that My Pages is about. */
  homes?: readonly HomeLink[]
  /** A booking that is under way and waits for its next step. */
  ongoingBooking?: Readonly<{ homeId: string; step: 'documents' | 'sign' | 'payment' | 'financing' }>
  /** Stages whose first home for sale is a favourite, the latest first. */
  favouritesIn?: readonly string[]
  interestedIn?: readonly string[]
  /** Associations on whose board the person sits. */
  associations?: readonly string[]
}>

export type HomeLink = Readonly<{
  homeId: string
  /** The home has a page of its own in My Pages. */
  objectPageExists: boolean
  /** The agreement flag, which shows the Errands entry (G-021). */
  hasAgreement: boolean
  succession?: boolean
}>
