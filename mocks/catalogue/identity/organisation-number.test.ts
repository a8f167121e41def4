import { expect, test } from 'vitest'
import { isOrganisationNumber } from './organisation-number.ts'

test.each(['769999-0003', '769999-0102', '769999-0201', '555999-9007'])(
  'the Swedish organisation number %s holds',
  (number) => {
    expect(isOrganisationNumber(number, 'se')).toBe(true)
  },
)

test.each(['123456785', '701730496', '313999998', '310000019', '310000000'])(
  'the Norwegian organisation number %s holds',
  (number) => {
    expect(isOrganisationNumber(number, 'no')).toBe(true)
  },
)

test.each(['2077474-0', '9999990-9', '9999991-7', '9999992-5'])(
  'the Finnish business id %s holds',
  (number) => {
    expect(isOrganisationNumber(number, 'fi')).toBe(true)
    expect(isOrganisationNumber(number, 'se')).toBe(true)
  },
)

test('a wrong control digit, form or country is refused', () => {
  expect(isOrganisationNumber('769999-0004', 'se')).toBe(false)
  expect(isOrganisationNumber('761999-0003', 'se')).toBe(false)
  expect(isOrganisationNumber('7699990003', 'se')).toBe(false)
  expect(isOrganisationNumber('123456784', 'no')).toBe(false)
  expect(isOrganisationNumber('769999-0003', 'no')).toBe(false)
  expect(isOrganisationNumber('2077474-1', 'fi')).toBe(false)
  expect(isOrganisationNumber('769999-0003', 'fi')).toBe(false)
})
