import { expect, test } from 'vitest'
import { boratt } from './boratt.ts'
import { jmEntreprenad } from './jm-entreprenad.ts'
import { jmno } from './jmno.ts'
import { jmoy } from './jmoy.ts'
import { jmseEn } from './jmse-en.ts'
import { jmse } from './jmse.ts'
import { seniorgarden } from './seniorgarden.ts'
import type { Capability, Site } from './site.ts'
import { sites } from './sites.ts'

const specifiedFlags = [
  'search',
  'advancedSearch',
  'simpleSearch',
  'corporateSearch',
  'login',
  'vip',
  'stock',
  'myPagesNews',
  'notifications',
  'residences',
] satisfies Capability[]

const flagsOn = (site: Site) => specifiedFlags.filter((flag) => site.capabilities[flag])
const all = [...specifiedFlags]
const without = (...off: Capability[]) => all.filter((flag) => !off.includes(flag))

type Row = [
  id: string,
  site: Site,
  key: string,
  locale: string,
  idType: string,
  flags: Capability[],
  formats: string[],
]
const swedish = ['{n} kr', '{n} rok', 'yyyy-MM-dd']
const rows: Row[] = [
  ['SITE-001', jmse, 'Jmse', 'sv-SE sv', 'bank_id', all, swedish],
  [
    'SITE-002',
    jmseEn,
    'JmseEn',
    'en en',
    'bank_id',
    ['corporateSearch'],
    ['{n} kr', '{n} rooms', 'yyyy-MM-dd'],
  ],
  [
    'SITE-003',
    seniorgarden,
    'Seniorgarden',
    'sv-SE sv',
    'bank_id',
    without('corporateSearch', 'stock'),
    swedish,
  ],
  ['SITE-004', boratt, 'Boratt', 'sv-SE sv', 'bank_id', without('corporateSearch', 'stock'), swedish],
  [
    'SITE-005',
    jmno,
    'Jmno',
    'nb-NO no',
    'eident',
    without('corporateSearch', 'stock'),
    ['kr {n}', '{n}-roms', 'dd.MM.yyyy'],
  ],
  [
    'SITE-006',
    jmoy,
    'Jmoy',
    'fi-FI fi',
    'signicat',
    without('corporateSearch', 'stock', 'vip'),
    ['{n} €', '{n} h+k', 'dd.MM.yyyy'],
  ],
  ['SITE-007', jmEntreprenad, 'JmEntreprenad', 'sv-SE sv', 'bank_id', ['corporateSearch'], swedish],
]

test.each(rows)('the site has its own key, locale, sign-in method, flags and formats [%s]', (...row) => {
  const [, site, key, locale, idType, flags, formats] = row
  expect(site.key).toBe(key)
  expect(`${site.locale} ${site.wireLocale}`).toBe(locale)
  expect(site.idType).toBe(idType)
  expect(flagsOn(site)).toEqual(flags)
  expect([site.formats.price, site.formats.rooms, site.formats.date]).toEqual(formats)
})

test('ids follow the order of the site keys, and organisation ids with them [F-001, G-002]', () => {
  expect(sites.map((site) => site.siteId)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(sites.map((site) => site.siteOrgId)).toEqual([101, 102, 103, 104, 105, 106, 107])
})

test('every site has a key, name, theme and paths of its own [E-001]', () => {
  expect(sites.map((site) => site.key)).toEqual(rows.map((row) => row[2]))
  expect(new Set(sites.map((site) => site.theme)).size).toBe(7)
  expect(new Set(sites.map((site) => site.hosts.join() + site.basePath)).size).toBe(7)
})

test('login is off on the contractor site and the English sub-site [P-027]', () => {
  expect(sites.filter((site) => !site.capabilities.login)).toEqual([jmseEn, jmEntreprenad])
})

test('whoever may embed a site is named by an origin, and only sites with views to embed name anybody', () => {
  for (const { embedOrigins, capabilities } of sites) {
    expect(embedOrigins.length > 0).toBe(capabilities.login || capabilities.errands)
    for (const origin of embedOrigins) expect(origin).toMatch(/^https?:\/\/(\*[.])?[a-z\d.-]+(:(\d+|[*]))?$/)
  }
})

test('filters end where the specification says, lower in Finland [K-001, K-002, K-003, K-021]', () => {
  for (const { filters, key } of sites) {
    const finnish = key === 'Jmoy'
    expect(filters.price).toEqual({
      min: 0,
      max: finnish ? 1_000_000 : 10_000_000,
      step: finnish ? 10_000 : 100_000,
    })
    expect(filters.rooms).toMatchObject({ min: 1, max: finnish ? 4 : 5 })
    expect(filters.area).toMatchObject({ min: 0, max: finnish ? 150 : 300 })
    expect(filters.premisesArea.max).toBe(finnish ? 150 : 200)
  }
})

test('the Swedish sites with homes keep tags when filters are reset [G-015]', () => {
  expect(sites.filter((site) => site.keepsTagsOnReset)).toEqual([jmse, seniorgarden, boratt])
})

test('booking runs in the order of its country and is paid its way [G-056, G-063]', () => {
  expect(sites.map((site) => site.bookingVariant)).toEqual(['two', null, 'two', 'two', 'one', 'three', null])
  expect(sites.map((site) => site.paymentMethods.join())).toEqual([
    'swish,svea',
    '',
    'swish,svea',
    'swish,svea',
    '',
    'nordea',
    '',
  ])
})

test('a reminder counts as an active payment in Norway alone [Q-036]', () => {
  expect(sites.filter((site) => site.capabilities.reminderIsActive)).toEqual([jmno])
})

test('Sweden takes both forms of an organisation number, the usual one first [G-041]', () => {
  expect(jmse.organisationNumbers).toEqual(['se-6-4', 'fi-7-1'])
  expect(jmno.organisationNumbers).toEqual(['no-9'])
  expect(jmoy.organisationNumbers).toEqual(['fi-7-1'])
})
