import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { changesOf, detailsFormOf } from './details-form.ts'

const known = {
  firstName: 'Tove',
  lastName: 'Granlund',
  phoneNumber: '070-1740640',
  address: 'Kyrkogatan 41',
  postalCode: '803 11',
  city: '',
}

test('only what has changed is sent [C-013]', () => {
  const form = detailsFormOf(known, jmse).parse({ ...known, phoneNumber: ' 070-1740641 ', city: 'Gävle' })
  expect(changesOf(form, known)).toEqual({ phoneNumber: '070-1740641', city: 'Gävle' })
  expect(changesOf(detailsFormOf(known, jmse).parse(known), known)).toBeUndefined()
})

test('what the account has of an address cannot be emptied, and letters are no postal code [V-007]', () => {
  const { error } = detailsFormOf(known, jmse).safeParse({ ...known, address: ' ', postalCode: 'SE-803' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['postalCode', 'address'])
})

test('a phone number is one of the country, or has a country code [V-018]', () => {
  const takes = (phoneNumber: string) =>
    detailsFormOf(known, jmno).safeParse({ ...known, phoneNumber }).success
  expect(['400 00 102', '+46 70 174 06 41', '070-1740641'].map(takes)).toEqual([true, true, false])
})
