import type { Country } from '../codes.ts'
import { addDays, moment } from '../dates.ts'
import type { Day } from '../dates.ts'
import { readIdentityNumber } from '../identity/identity-number.ts'
import { countryOf, siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import { isAvailable } from '../stages/summary.ts'
import type { Home } from '../types.ts'
import type { Account, AccountPayment, Persona } from './persona.ts'
import type { AccountData, PersonaData } from './persona-data.ts'
import { accounts } from './personas/accounts.ts'
import { boards } from './personas/boards.ts'
import { buyers } from './personas/buyers.ts'
import { neighbours } from './personas/neighbours.ts'
import { residents } from './personas/residents.ts'

/** What personas need to know of the catalogue. */
type Homes = Readonly<{
  referenceDate: Day
  homesOfStage(stageId: string): readonly Home[]
  home(id: string): Home | undefined
}>

/** Everybody one can be, the visitor first and the main persona after her. */
export function createPersonas(catalogue: Homes): Persona[] {
  return everybody().map((data) => personaOf(data, catalogue))
}

/** Whether somebody goes by this id, in whichever world. */
export const isPersona = (id: string): boolean => everybody().some((data) => data.id === id)

function everybody(): PersonaData[] {
  const [visitor, ...otherBuyers] = buyers
  return [...(visitor ? [visitor] : []), ...residents, ...otherBuyers, ...boards, ...accounts, ...neighbours]
}

function personaOf(data: PersonaData, catalogue: Homes): Persona {
  const { id, firstName, lastName, site, special, roles, number, pid, password, outcome } = data
  const { idType } = siteOf(site)
  const eid = number ? { idType, personalNumber: number, ...(pid && { pid }) } : undefined
  const email = password ? { email: emailOf(data), password } : undefined
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    site,
    special,
    roles,
    logins: { ...(eid && { eid }), ...(email && { email }) },
    outcome,
    ...(data.account && { account: accountOf(data, data.account, catalogue) }),
  }
}

function emailOf({ firstName, lastName }: PersonaData): string {
  return `${slug(firstName)}.${slug(lastName)}@example.com`
}

const countryIds: Readonly<Record<Country, Account['countryId']>> = { se: 'SE', no: 'NO', fi: 'FI' }

function accountOf(data: PersonaData, account: AccountData, catalogue: Homes): Account {
  const today = catalogue.referenceDate
  const country = countryOf(data.site)
  const { address, postalCode, city } = addressOf(account, catalogue)
  const identity = data.number ? readIdentityNumber(data.number, country, today) : undefined
  const birthDate = identity?.ok ? identity.identity.birthDate : undefined
  const { vip, ongoingBooking } = account
  return {
    userId: `user-${data.id}`,
    email: emailOf(data),
    phoneNumber: account.phoneNumber ?? '',
    address,
    postalCode,
    city,
    countryId: countryIds[country],
    ...(birthDate && { birthDate }),
    newsletter: account.newsletter ?? false,
    hasAccount: account.hasAccount ?? true,
    firstSsnLogin: account.firstSsnLogin ?? false,
    protectedIdentity: account.protectedIdentity ?? false,
    deceased: account.deceased ?? false,
    consents: (account.consents ?? [data.site]).map((site) => ({
      site,
      givenOn: moment(addDays(today, -200), 18, 24),
    })),
    ...(vip && {
      vip: {
        site: data.site,
        campaignCode: vip.campaignCode ?? '',
        from: addDays(today, vip.from),
        to: addDays(today, vip.to),
      },
    }),
    payments: paymentsOf(data, today),
    homes: account.homes ?? [],
    ...(ongoingBooking && { ongoingBooking }),
    favourites: (account.favouritesIn ?? []).flatMap(
      (stageId) => catalogue.homesOfStage(stageId).find(isAvailable)?.id ?? [],
    ),
    interests: account.interestedIn ?? [],
    associations: account.associations ?? [],
  }
}

/** Whoever lives in a home that they bought has its address; all others, and who is protected, the one that is written. */
function addressOf({ address, homes = [], protectedIdentity }: AccountData, catalogue: Homes) {
  const [street = '', postalCode = '', city = ''] = address ?? []
  const own = homes.flatMap(({ homeId }) => catalogue.home(homeId) ?? [])
  const lived = own.find(({ entryDate }) => entryDate <= catalogue.referenceDate)
  return lived && !protectedIdentity ? lived : { address: street, postalCode, city }
}

function paymentsOf({ site, account }: PersonaData, today: Day): AccountPayment[] {
  if (!account?.vip) return []
  const { status, amount, dueIn, payedWithCode = false } = account.vip.fee
  return [{ site, status, payedWithCode, amount, dueDate: addDays(today, dueIn) }]
}
