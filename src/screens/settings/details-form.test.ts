import { expect, test } from 'vitest'
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
  const form = detailsFormOf(known).parse({ ...known, phoneNumber: ' 070-1740641 ', city: 'Gävle' })
  expect(changesOf(form, known)).toEqual({ phoneNumber: '070-1740641', city: 'Gävle' })
  expect(changesOf(detailsFormOf(known).parse(known), known)).toBeUndefined()
})

test('what the account has of an address cannot be emptied, and letters are no postal code [V-007]', () => {
  const { error } = detailsFormOf(known).safeParse({ ...known, address: ' ', postalCode: 'SE-803' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['postalCode', 'address'])
})
