import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from '../dates.ts'
import type { HomeLink, LoginOutcome, PaymentStatus, PersonaRole } from './persona-data.ts'

/** Somebody one can be. */
export type Persona = Readonly<{
  id: string
  name: string
  firstName: string
  lastName: string
  site: SiteKey
  /** What makes this person worth a persona. */
  special: string
  roles: readonly PersonaRole[]
  /** Every way in; empty for the visitor. */
  logins: Readonly<{
    eid?: Readonly<{ idType: 'bank_id' | 'eident' | 'signicat'; personalNumber: string; pid?: string }>
    email?: Readonly<{ email: string; password: string }>
  }>
  /** What the first login answers; null for the visitor. */
  outcome: LoginOutcome | null
  account?: Account
}>

/** What is known of a person before the world begins to turn. */
export type Account = Readonly<{
  /** The id of the user: `user-amira`. */
  userId: string
  email: string
  phoneNumber: string
  address: string
  postalCode: string
  city: string
  countryId: 'SE' | 'NO' | 'FI'
  birthDate?: Day
  newsletter: boolean
  hasAccount: boolean
  firstSsnLogin: boolean
  protectedIdentity: boolean
  deceased: boolean
  consents: readonly Readonly<{ site: SiteKey; givenOn: string }>[]
  vip?: Readonly<{ site: SiteKey; campaignCode: string; from: Day; to: Day }>
  payments: readonly AccountPayment[]
  homes: readonly HomeLink[]
  ongoingBooking?: Readonly<{ homeId: string; step: 'documents' | 'sign' | 'payment' | 'financing' }>
  /** Ids of homes, the latest first. */
  favourites: readonly string[]
  /** Ids of stages. */
  interests: readonly string[]
  /** Ids of associations on whose board the person sits. */
  associations: readonly string[]
}>

export type AccountPayment = Readonly<{
  site: SiteKey
  status: PaymentStatus
  payedWithCode: boolean
  amount: number
  dueDate: Day
}>
