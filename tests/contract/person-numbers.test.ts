import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOf } from '#mocks/catalogue/site-of.ts'
import { readIdentityNumber } from '#mocks/catalogue/identity/identity-number.ts'
import { isPhoneNumber as isTaken } from '#mocks/state/accounts/person/phone-numbers.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { personalNumberError } from '#src/domain/identity/personal-number.ts'
import { isPhoneNumber } from '#src/domain/identity/phone-number.ts'

const today = '2026-11-20'
const sites = [jmse, jmno, jmoy] as const
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const day = fc
  .date({ min: new Date('1940-01-01'), max: new Date('2006-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).split('-') as [string, string, string])

test.each(sites)('$key takes the phone numbers that the mock takes, and no others [V-018]', (site) => {
  const number = fc.stringMatching(/^(\+|0|\+4|04)?[0-9]{1,6}[- ]?[0-9]{0,8}$/)
  fc.assert(
    fc.property(number, (text) => {
      expect([text, isPhoneNumber(text, site)]).toEqual([text, isTaken(text, countryOf(site.key))])
    }),
    { numRuns: 2000 },
  )
})

const shapes = {
  Jmse: fc.tuple(day, digits(4)).map(([[year, month, date], rest]) => `${year}${month}${date}-${rest}`),
  Jmno: fc.tuple(day, digits(5)).map(([[year, month, date], rest]) => date + month + year.slice(2) + rest),
  Jmoy: fc
    .tuple(day, digits(3), fc.stringMatching(/^[0-9A-FHJ-NPR-Y]$/))
    .map(([[year, month, date], serial, control]) => {
      return `${date}${month}${year.slice(2)}${year < '2000' ? '-' : 'A'}${serial}${control}`
    }),
}

test.each(sites)('$key tells a wrong control digit as the mock does [V-017, V-021]', (site) => {
  fc.assert(
    fc.property(shapes[site.key as keyof typeof shapes], (text) => {
      const read = readIdentityNumber(text, countryOf(site.key), today)
      // dates, and numbers that are never handed out, are the mock's to refuse
      if (!read.ok && read.error === 'format') return
      expect([text, personalNumberError(text, site)]).toEqual([text, read.ok ? undefined : 'pnrControl'])
    }),
    { numRuns: 3000 },
  )
})
