import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { addMonths } from '../dates.ts'
import { isTestNumber } from '../identity/identity-number.ts'
import { countryOf, siteOf } from '../site-of.ts'
import { occupiedHomes } from './occupied-homes.ts'

const today = '2026-11-20'
const catalogue = catalogueOf({ referenceDate: today })
const { personas } = catalogue
const persona = (id: string) => catalogue.persona(id)

test('there are enough for every role and corner, the visitor first and the main resident next', () => {
  expect(personas.length).toBeGreaterThanOrEqual(22)
  expect(personas.slice(0, 2).map(({ name }) => name)).toEqual(['Besökare', 'Amira Nordin'])
  expect(new Set(personas.map(({ id }) => id)).size).toBe(personas.length)
})

test('every personal number holds and lies in a reserved test series [V-017, V-021]', () => {
  const numbered = personas.filter(({ logins }) => logins.eid)
  expect(numbered.length).toBeGreaterThan(20)
  const wrong = numbered.filter(({ site, logins }) => {
    return !isTestNumber(logins.eid?.personalNumber ?? '', countryOf(site), today)
  })
  expect(wrong).toEqual([])
})

test('no two have the same number, e-mail or phone', () => {
  const numbers = personas.flatMap(({ logins }) => logins.eid?.personalNumber ?? [])
  const emails = personas.flatMap(({ account }) => account?.email ?? [])
  const phones = personas.flatMap(({ account }) => account?.phoneNumber || [])
  for (const list of [numbers, emails, phones]) expect(new Set(list).size).toBe(list.length)
  for (const email of emails) expect(email).toMatch(/^[a-z.-]+@example\.com$/)
})

test('Swedish phone numbers are those reserved for fiction', () => {
  const phones = personas.flatMap(
    ({ site, account }) => (countryOf(site) === 'se' && account?.phoneNumber) || [],
  )
  for (const phone of phones)
    expect(phone).toMatch(/^(070-17406(0[5-9]|[1-9]\d)|08-465004\d\d|040-6280[4]\d\d)$/)
})

test('e-ID is that of the site, and a password has at least six characters', () => {
  const types = personas.flatMap(({ site, logins }) =>
    logins.eid ? [[logins.eid.idType, siteOf(site).idType]] : [],
  )
  for (const [own, ofSite] of types) expect(own).toBe(ofSite)
  const passwords = personas.flatMap(({ logins }) => logins.email?.password ?? [])
  for (const password of passwords) expect(password.length).toBeGreaterThanOrEqual(6)
})

test('every home they live in, have bought or are booking is there and is theirs', () => {
  const used = personas.flatMap(({ account }) => [
    ...(account?.homes.map(({ homeId }) => homeId) ?? []),
    ...(account?.ongoingBooking ? [account.ongoingBooking.homeId] : []),
  ])
  const statuses = Object.fromEntries(used.map((id) => [id, catalogue.home(id)?.status]))
  expect(statuses).toEqual(occupiedHomes)
})

test('every stage, association and favourite they name is there', () => {
  const all = <T>(pick: (account: NonNullable<(typeof personas)[number]['account']>) => readonly T[]) =>
    personas.flatMap(({ account }) => (account ? pick(account) : []))
  expect(all(({ interests }) => interests).filter((id) => !catalogue.stage(id))).toEqual([])
  expect(all(({ associations }) => associations).filter((id) => !catalogue.association(id))).toEqual([])
  expect(all(({ favourites }) => favourites).filter((id) => !catalogue.home(id))).toEqual([])
})

test('homes and favourites lie on the persona’s own site', () => {
  for (const { site, account } of personas) {
    const ids = [...(account?.homes.map(({ homeId }) => homeId) ?? []), ...(account?.favourites ?? [])]
    expect(ids.filter((id) => catalogue.home(id)?.site !== site)).toEqual([])
  }
})

test('all roles occur [P-001]', () => {
  const roles = new Set(personas.flatMap((someone) => someone.roles))
  const all = [
    'visitor',
    'privateUser',
    'resident',
    'boardMember',
    'boardMemberNoManagement',
    'vip',
    'editMode',
  ]
  expect(roles).toEqual(new Set(all))
})

test('one resident is within the first month, one past it, one has several homes', () => {
  const entry = (id: string) => catalogue.home(persona(id)?.account?.homes[0]?.homeId ?? '')?.entryDate ?? ''
  expect(entry('elias') > addMonths(today, -1) && entry('elias') < today).toBe(true)
  expect(entry('fatima') < addMonths(today, -1)).toBe(true)
  expect(persona('margareta')?.account?.homes.length).toBe(2)
})

test('boards have technical management, or not, or one of each', () => {
  const managed = (id: string) =>
    persona(id)?.account?.associations.map(
      (association) => catalogue.association(association)?.activeTechnicalManagement,
    )
  expect(managed('karin')).toEqual([true])
  expect(managed('birgitta')).toEqual([false])
  expect(managed('bo')).toEqual([true, false])
})

test('one VIP has paid, one has not, one used a code, and one Norwegian has been reminded', () => {
  const payment = (id: string) => persona(id)?.account?.payments[0]
  expect(payment('viggo')?.status).toBe('Paid')
  expect(payment('saga')?.status).toBe('NotPaid')
  expect(payment('nils')?.payedWithCode).toBe(true)
  expect(payment('thea')?.status).toBe('Reminder1')
})

test('the protected have no address, the account without e-ID no number, the deceased an error', () => {
  expect(persona('maria')?.account).toMatchObject({ protectedIdentity: true, address: '', phoneNumber: '' })
  expect(persona('tove')?.logins.eid).toBeUndefined()
  expect(persona('tove')?.logins.email).toBeDefined()
  expect(persona('axel')).toMatchObject({ outcome: 'Error', account: { deceased: true } })
})

test('every role and corner that the portal knows has somebody', () => {
  type Someone = (typeof personas)[number]
  const boardOf = ({ account }: Someone) =>
    (account?.associations ?? []).map((id) => catalogue.association(id)?.activeTechnicalManagement)
  const entry = ({ account }: Someone) => catalogue.home(account?.homes[0]?.homeId ?? '')?.entryDate ?? ''
  const feeOf = ({ account }: Someone) => account?.payments[0]?.status
  const corners: Record<string, (someone: Someone) => boolean> = {
    visitor: ({ account }) => account === undefined,
    buyer: ({ roles, account }) =>
      roles.join() === 'privateUser' && (account?.favourites.length ?? 0) > 0 && !account?.ongoingBooking,
    'VIP before paying': (one) => one.roles.includes('vip') && feeOf(one) === 'NotPaid',
    'VIP after paying': (one) => one.roles.includes('vip') && feeOf(one) === 'Paid',
    'VIP of the past': ({ account }) => (account?.vip?.to ?? today) < today,
    'resident with one home': ({ account }) => account?.homes.length === 1,
    'resident with several homes': ({ account }) => (account?.homes.length ?? 0) > 1,
    'newly moved in': (one) => entry(one) > addMonths(today, -1) && entry(one) < today,
    'board with technical management': (one) => boardOf(one).join() === 'true',
    'board without technical management': (one) => boardOf(one).join() === 'false',
    'board of two associations': (one) => boardOf(one).length === 2,
    'board member who lives there': (one) => boardOf(one).length > 0 && one.roles.includes('resident'),
    'account without e-ID': ({ logins }) => logins.email !== undefined && logins.eid === undefined,
    deceased: ({ account }) => account?.deceased === true,
    protected: ({ account }) => account?.protectedIdentity === true,
    'ongoing booking': ({ account }) => account?.ongoingBooking !== undefined,
    'Norwegian customer': ({ site, roles }) => site === 'Jmno' && roles.includes('resident'),
    'Finnish customer': ({ site, roles }) => site === 'Jmoy' && roles.includes('resident'),
    'over a hundred years old': ({ account }) =>
      !account?.deceased && (account?.birthDate ?? today) < addMonths(today, -100 * 12),
  }
  const empty = Object.keys(corners).filter((name) => !personas.some((one) => corners[name]?.(one)))
  expect(empty).toEqual([])
})

test('every status of a payment is somebody’s [E-034]', () => {
  const statuses = personas.flatMap(({ account }) => account?.payments.map(({ status }) => status) ?? [])
  expect(new Set(statuses)).toEqual(new Set(['NotPaid', 'NotPaidSent', 'OverPaid', 'Paid', 'Reminder1']))
})

test('every login result that depends on who one is has somebody [E-032]', () => {
  const outcomes = new Set(personas.map(({ outcome }) => outcome))
  for (const outcome of [
    'Ok',
    'MustLoginWithBankId',
    'SsnNotFound',
    'UserAlreadyExists',
    'MustActivatePid',
    'ChooseBoardMember',
    'Error',
    'HasOngoingBusiness',
  ] as const)
    expect(outcomes).toContain(outcome)
})

test('everybody is of age but the child that may not book', () => {
  const minors = personas.filter(({ account }) => (account?.birthDate ?? '') > addMonths(today, -18 * 12))
  expect(minors.map(({ id }) => id)).toEqual(['tilde'])
})

test('what is special about each is told in a sentence of at most 250 characters', () => {
  for (const { special } of personas) expect(special).toMatch(/^\p{Lu}.{10,248}\.$/u)
})
