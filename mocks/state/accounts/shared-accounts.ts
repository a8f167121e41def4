import { siteNamed } from '#src/sites/find-site.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Persona } from '../../catalogue/people/persona.ts'
import type { Account, OngoingBusiness } from './account.ts'
import { activeObjectOf, withoutDoor } from './homes/active-object.ts'
import { memoize } from '../../catalogue/lib/memoize.ts'

/** The accounts that every world begins with: those of the personas. Made once a catalogue. */
export const sharedAccounts = memoize((catalogue: Catalogue): readonly Account[] =>
  catalogue.personas.flatMap((persona) => accountOf(persona, catalogue) ?? []),
)

function accountOf(persona: Persona, catalogue: Catalogue): Account | undefined {
  const { account, logins, site } = persona
  if (!account) return undefined
  const objects = account.homes
    .filter(({ homeId }, index) => index === 0 || catalogue.home(homeId)?.site === site)
    .flatMap((home) => activeObjectOf(catalogue, home) ?? [])
  const [activeObject, ...otherObjects] = account.protectedIdentity ? objects.map(withoutDoor) : objects
  const ongoingBusiness = ongoingOf(catalogue, persona)
  return {
    id: account.userId,
    site,
    firstName: persona.firstName,
    lastName: persona.lastName,
    email: account.email,
    address: account.protectedIdentity ? '' : account.address,
    postalCode: account.protectedIdentity ? '' : account.postalCode,
    city: account.protectedIdentity ? '' : account.city,
    phoneNumber: account.protectedIdentity ? '' : account.phoneNumber,
    countryId: account.countryId,
    newsletter: account.newsletter,
    hasAccount: account.hasAccount,
    firstSsnLogin: account.firstSsnLogin,
    vipSites: account.vip ? [account.vip.site] : [],
    vipMemberships: account.vip
      ? [{ site: account.vip.site, from: account.vip.from, to: account.vip.to }]
      : [],
    consents: account.consents.map(({ site: consentedSite, givenOn }) => ({ site: consentedSite, givenOn })),
    payments: account.payments.map((payment) => ({ ...payment, currency: currencyOf(payment.site) })),
    bookings: account.homes.flatMap(({ homeId, objectPageExists }) => {
      const booked = catalogue.home(homeId)
      return booked ? [{ objectId: homeId, siteId: siteIdOf(booked.site), objectPageExists }] : []
    }),
    favourites: account.favourites.map((objectId) => ({ objectId })),
    interests: account.interests.map((stageId) => ({ stageId })),
    purchases: account.homes.flatMap(({ homeId }) => {
      const bought = catalogue.home(homeId)
      return bought ? [{ objectId: homeId, stageId: bought.stageId }] : []
    }),
    showings: [],
    associationIds: [...account.associations],
    savedSearches: [],
    ...(logins.eid ? { securityNumber: logins.eid.personalNumber } : {}),
    ...(logins.eid?.pid ? { pid: logins.eid.pid } : {}),
    ...(account.birthDate ? { birthDate: account.birthDate } : {}),
    ...(account.vip
      ? { vip: { siteId: siteIdOf(account.vip.site), campaignCode: account.vip.campaignCode } }
      : {}),
    ...(logins.email ? { password: logins.email.password } : {}),
    ...(persona.outcome === 'MustLoginWithBankId' ? { eidOnly: true } : {}),
    ...(persona.outcome === 'MustActivatePid' ? { withoutPid: true } : {}),
    ...(account.deceased ? { deceased: true } : {}),
    ...(activeObject ? { activeObject } : {}),
    ...(otherObjects.length > 0 ? { otherObjects } : {}),
    ...(ongoingBusiness ? { ongoingBusiness } : {}),
  }
}

function ongoingOf(catalogue: Catalogue, { id, account }: Persona): OngoingBusiness | undefined {
  const begun = account?.ongoingBooking
  const home = begun && catalogue.home(begun.homeId)
  if (!home) return undefined
  // until the form is sent there is a hold and no booking
  const bookingId = begun.step === 'financing' ? undefined : `book-${id}`
  const site = siteNamed(home.site)
  const url = site?.paths.booking ?? '/'
  return {
    siteId: siteIdOf(home.site),
    objectId: home.id,
    ...(bookingId ? { bookingId } : {}),
    name: `${home.stageName}, ${home.objectNumber}`,
    url: bookingId ? `${url}?bookingId=${bookingId}` : url,
  }
}

const siteIdOf = (key: string): number => siteNamed(key)?.siteId ?? 1

const currencyOf = (key: string) => siteNamed(key)?.formats.currency ?? 'SEK'
