import { expect, test } from 'vitest'
import type { SelectedApartment } from '#gen/case_management/model.ts'
import { zNewBoardErrand, zNewErrand } from '#gen/case_management/schemas.ts'
import { emptyForm, isOtherApartment, otherApartment } from './form/form.ts'
import type { FaultForm } from './form/form.ts'
import { canSeeCase, contactChanges, reportOf } from './request.ts'

const stairs: SelectedApartment = {
  id: 'stairs-1',
  address: 'Ekbacksgatan 4 B',
  zipCode: '13130',
  city: 'Nacka',
  propertyId: 'property-1',
  buildingId: null,
  buildingPartId: 'stairs-1',
  governmentObjectId: null,
  objectTypeId: null,
  rentalBuilding: false,
  buildingType: 'Stairs',
  brfName: null,
  guaranteeEndsOn: null,
}

const form: FaultForm = {
  ...emptyForm,
  type: '1',
  selectedApartment: stairs,
  selectedApartmentId: stairs.id,
  problemArea: 'area-elevator',
  problemAreaDetails: 'asset-liftStops',
  description: ' Hissen står. ',
  firstName: 'Karin',
  email: 'karin@example.com',
  compoundName: 'Brf',
}

test('a board’s files go under the name that its report has for them [CV-012]', () => {
  const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name))
  const { body } = reportOf('boardMember', form, files, 1)
  expect(body).toHaveProperty('Files', files)
  expect(body).not.toHaveProperty('files')
})

test('a board’s report has the ids of its place and nothing that is empty [V-051, C-063]', () => {
  const { kind, body } = reportOf('boardMember', form, [], 1)
  expect([kind, body]).toEqual([
    'board',
    {
      siteId: '1',
      area: '1',
      roomId: 'area-elevator',
      assetTypeId: 'asset-liftStops',
      description: 'Hissen står.',
      sendCopy: 'true',
      propertyId: 'property-1',
      buildingPartId: 'stairs-1',
    },
  ])
  expect(zNewBoardErrand.safeParse(body).success).toBe(true)
})

test('a resident’s report of a shared space names no dwelling, though one was chosen by it [C-070]', () => {
  const chosen = { ...stairs, id: 'home-1', buildingType: 'Object' as const }
  const { body } = reportOf(
    'resident',
    { ...form, selectedApartment: chosen, selectedApartmentId: 'home-1' },
    [],
    1,
  )
  expect(body).not.toHaveProperty('objectId')
  const home = reportOf('resident', { ...form, type: '2', selectedApartment: chosen }, [], 1)
  expect(home.body).toHaveProperty('objectId', 'home-1')
})

test('another contact is sent only while it is ticked [V-044, V-045]', () => {
  const other = { otherFirstName: 'Noor', otherLastName: 'Nordin', otherEmail: 'noor@example.com' }
  const sent = (ticked: boolean) => reportOf('resident', { ...form, ...other, other: ticked }, [], 1).body
  expect(sent(false)).not.toHaveProperty('alternativeContactFirstName')
  expect(sent(true)).toMatchObject({
    alternativeContactFirstName: 'Noor',
    alternativeContactEmail: 'noor@example.com',
  })
  expect(sent(true)).not.toHaveProperty('alternativeContactPhone')
})

test('whether a copy is wanted is sent as the box says, by whoever reports [G-054, K-068, N-042]', () => {
  for (const reporter of ['resident', 'boardMember', 'boardMemberNoManagement', 'public'] as const) {
    const sent = (sendCopy: boolean) => reportOf(reporter, { ...form, sendCopy }, [], 1).body.sendCopy
    expect([sent(emptyForm.sendCopy), sent(true), sent(false)]).toEqual(['true', 'true', 'false'])
  }
})

test('the public report says who reports, with a written address in the form of the contract [P-025]', () => {
  const written = {
    ...form,
    type: '2' as const,
    selectedApartment: null,
    selectedApartmentId: '',
    lastName: 'Aho',
    phone: '070-1740605',
    address: 'Tegelvägen 3',
    zipCode: '169 70',
    city: 'Solna',
    object: '1102',
  }
  const { body } = reportOf('public', written, [], 1)
  expect(body).toMatchObject({ zipCode: '16970', governmentObjectId: '1102', firstName: 'Karin' })
  expect(body).not.toHaveProperty('compoundName')
  expect(zNewErrand.safeParse(body).success).toBe(true)
})

test('only what has changed of the contact is patched [F-119, S-060]', () => {
  const known = { email: 'karin@example.com', phoneNumber: '040-6280410' }
  expect(contactChanges({ email: 'karin@example.com ', phone: '040-6280410' }, known)).toEqual({})
  expect(contactChanges({ email: 'ny@example.com', phone: '1234567' }, known)).toEqual({
    email: 'ny@example.com',
    phoneNumber: '1234567',
  })
})

test('the errand is shown to a board, and to a resident for a known home only [F-115]', () => {
  expect(canSeeCase('boardMember', form)).toBe(true)
  expect(canSeeCase('boardMemberNoManagement', form)).toBe(false)
  expect(canSeeCase('resident', form)).toBe(false)
  expect(canSeeCase('resident', { ...form, type: '2' })).toBe(true)
  expect(canSeeCase('resident', { ...form, type: '2', selectedApartmentId: 'other-se' })).toBe(false)
})

test('the other apartment has an id of its own in each country [G-035]', () => {
  expect([otherApartment('se'), otherApartment('no')]).toEqual(['other-se', 'other-no'])
  expect(['other-se', 'other-no', 'home-1'].map(isOtherApartment)).toEqual([true, true, false])
})
