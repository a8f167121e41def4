import type { Site } from '#src/sites/site.ts'
import { countryOf } from '../../catalogue/site-of.ts'
import type { Account } from './account.ts'
import type { RegisterForm } from './access/identifications.ts'

const countryIds = { se: 'SE', no: 'NO', fi: 'FI' } as const

/** What an e-ID adds to an account: the number, and in Norway the e-ID's own number of the person. */
export type ProvenIdentity = Pick<Account, 'securityNumber' | 'pid' | 'birthDate'>

/** The account that a form describes, made at a time (RFC 3339); leave for the data is given for its site alone (N-081). */
export function newAccount(form: RegisterForm, site: Site, now: string): Omit<Account, 'id'> {
  const { firstName, lastName, email, phoneNumber, password, birthDate } = form
  return {
    site: site.key,
    firstName,
    lastName,
    email,
    phoneNumber,
    address: form.address ?? '',
    postalCode: form.postalCode ?? '',
    city: form.city ?? '',
    countryId: form.countryId ?? countryIds[countryOf(site.key)],
    newsletter: form.newsletter ?? false,
    hasAccount: true,
    firstSsnLogin: false,
    vipSites: [],
    vipMemberships: [],
    consents: form.consent ? [{ site: site.key, givenOn: now }] : [],
    payments: [],
    bookings: [],
    favourites: [],
    interests: [],
    purchases: [],
    showings: [],
    associationIds: [],
    savedSearches: [],
    ...(password === undefined ? {} : { password }),
    ...(birthDate === undefined ? {} : { birthDate }),
  }
}

/**
 * The account of somebody who was known as a buyer only: what they have bought stays theirs, the rest is as the form says
 * it.
 */
export function claimedAccount(known: Account, form: RegisterForm, site: Site, now: string): Account {
  const { bookings, purchases, payments, vipSites, vipMemberships, interests } = known
  const { associationIds, favourites, consents } = known
  const fresh = newAccount(form, site, now)
  return {
    ...known,
    ...fresh,
    bookings,
    purchases,
    payments,
    vipSites,
    vipMemberships,
    interests,
    associationIds,
    favourites,
    consents: [...consents.filter((one) => one.site !== site.key), ...fresh.consents],
  }
}

/** Adds leave for more sites to that given already (CI-007). */
export function withConsents(account: Account, sites: readonly Site[], now: string): Account['consents'] {
  const given = sites.filter(({ key }) => !account.consents.some(({ site }) => site === key))
  return [...account.consents, ...given.map(({ key }) => ({ site: key, givenOn: now }))]
}
