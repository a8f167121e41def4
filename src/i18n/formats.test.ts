import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { jmse } from '#src/sites/jmse.ts'
import { sites } from '#src/sites/sites.ts'
import { parseNumber } from '#src/lib/values/numbers.ts'
import { formatsOf } from './formats.ts'

/** Non-breaking spaces are what the formats write; here they are shown as ~. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')

test.each([
  ['4~690~000~kr', jmse],
  ['4~690~000~kr', jmseEn],
  ['kr~4~690~000', jmno],
  ['4~690~000~€', jmoy],
])('a price is written the way of its country: %s [K-026]', (price, site) => {
  expect(shown(formatsOf(site).price(4_690_000))).toBe(price)
})

test.each([
  ['3~rok', '2–4~rok', jmse],
  ['3~rooms', '2–4~rooms', jmseEn],
  ['3-roms', '2–4-roms', jmno],
  ['3~h+k', '2–4~h+k', jmoy],
])('rooms are counted in the words of the country: %s, %s [K-027, G-103]', (one, span, site) => {
  const { rooms } = formatsOf(site)
  expect([shown(rooms(3)), shown(rooms(2, 4)), shown(rooms(3, 3))]).toEqual([one, span, one])
})

test('areas are in m², with a decimal only where there is one [K-028]', () => {
  const { area } = formatsOf(jmse)
  expect([area(76), area(76.5), area(48, 104)].map(shown)).toEqual(['76~m²', '76,5~m²', '48–104~m²'])
  expect(shown(formatsOf(jmseEn).area(76.5))).toBe('76.5~m²')
})

test.each([
  ['2026-02-01', jmse],
  ['2026-02-01', jmseEn],
  ['01.02.2026', jmno],
  ['01.02.2026', jmoy],
])('a date is written as %s [K-029]', (written, site) => {
  expect(formatsOf(site).date('2026-02-01')).toBe(written)
})

test('a time near midnight belongs to the day of the site', () => {
  expect(formatsOf(jmse).date('2026-06-30T22:30:00Z')).toBe('2026-07-01')
  expect(formatsOf(jmoy).date('2026-06-30T21:30:00Z')).toBe('01.07.2026')
  expect(formatsOf(jmno).date('2026-06-30T21:30:00Z')).toBe('30.06.2026')
})

test('a date in running text is in the language of the site', () => {
  // a phone with large letters has no line for the whole
  expect(sites.map((site) => shown(formatsOf(site).longDate('2027-09-01')))).toEqual([
    '1~september 2027',
    '1~September 2027',
    '1~september 2027',
    '1~september 2027',
    '1.~september 2027',
    '1.~syyskuuta 2027',
    '1~september 2027',
  ])
  expect(shown(formatsOf(jmse).longDate('2027-05-01'))).toBe('1~maj~2027')
})

test('thousands are separated by a space on every site, and reading removes it [K-030, V-012, F-175]', () => {
  for (const site of sites) {
    const { number } = formatsOf(site)
    expect([999, 1000, 12_345, 1_234_567].map((n) => shown(number(n)))).toEqual([
      '999',
      '1~000',
      '12~345',
      '1~234~567',
    ])
    expect(parseNumber(number(1_234_567))).toBe(1_234_567)
    expect(parseNumber(number(-1_234.5))).toBe(-1_234.5)
  }
})
