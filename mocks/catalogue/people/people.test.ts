import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { isOrganisationNumber } from '../identity/organisation-number.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })

test('every project has an estate agent and customer service, and nobody twice', () => {
  for (const { staff, country } of catalogue.stages) {
    const roles = staff.map(({ role }) => role)
    expect(roles).toEqual(expect.arrayContaining(['realEstateAgent', 'customerService']))
    const people = staff.map(({ staffId }) => catalogue.staffMember(staffId))
    expect(new Set(people).size).toBe(people.length)
    expect(people.every((person) => person?.country === country)).toBe(true)
  }
})

test('staff have initials and an address that leads nowhere', () => {
  for (const { initials, email } of catalogue.staff) {
    expect(initials).toMatch(/^\p{Lu}\p{Lu}$/u)
    expect(email).toMatch(/@bjorkvall\.example$/)
  }
})

test('Swedish staff have telephone numbers reserved for fiction', () => {
  const swedish = catalogue.staff.filter(({ country }) => country === 'se')
  for (const { phoneNumber } of swedish) expect(phoneNumber).toMatch(/^08-465 004 \d\d$/)
})

test('Elin Hedlund sells Strandängen', () => {
  const agent = catalogue.stage('stage-strandangen')?.staff.find(({ role }) => role === 'realEstateAgent')
  expect(catalogue.staffMember(agent?.staffId ?? '')?.name).toBe('Elin Hedlund')
})

test('an association has an organisation number of its country that holds and that no other has', () => {
  const numbers = catalogue.associations.map(({ organisationNumber }) => organisationNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
  const wrong = catalogue.associations.filter(({ organisationNumber, country }) => {
    return !isOrganisationNumber(organisationNumber, country)
  })
  expect(wrong).toEqual([])
})

test('associations are named as in their country', () => {
  const names = catalogue.associations.map(({ name }) => name)
  for (const name of [
    'Brf Strandängen',
    'Brf Ankarspelet',
    'Borettslaget Nitelvbuen',
    'Sameiet Fjordlunden',
    'As Oy Espoon Merituuli',
  ])
    expect(names).toContain(name)
})

test('every stage whose homes belong to an association has one, and no other', () => {
  for (const { associationId = '', disposalForm } of catalogue.stages) {
    const owned = disposalForm === 'condominium' || disposalForm === 'ownershipApartment'
    expect(catalogue.association(associationId) !== undefined).toBe(owned)
  }
})
