import { expect, test } from 'vitest'
import { boratt } from './boratt.ts'
import { jmEntreprenad } from './jm-entreprenad.ts'
import { jmno } from './jmno.ts'
import { jmoy } from './jmoy.ts'
import { jmseEn } from './jmse-en.ts'
import { jmse } from './jmse.ts'
import { seniorgarden } from './seniorgarden.ts'
import type { RouteKey, Site } from './site.ts'
import { sites } from './sites.ts'

type Row = [id: string, site: Site, paths: Partial<Record<RouteKey, string>>]

const under = (base: string, words: Partial<Record<RouteKey, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, `${base}${word}/`]))

const rows: Row[] = [
  ['R-001', jmse, { residenceSearch: '/sok-bostad/' }],
  ['R-002', jmse, { textSearch: '/sok/' }],
  ['R-003', jmse, { corporateSearch: '/om-oss/sok/' }],
  ['R-004', jmse, { premises: '/lokaler/' }],
  ['R-005', jmse, { booking: '/boka/' }],
  ['R-006', jmse, { bookingInfo: '/boka/info/' }],
  ['R-007', jmse, { bookingContract: '/boka/bokningsavtal/' }],
  ['R-008', jmse, { login: '/logga-in/' }],
  ['R-009', jmse, { register: '/skapa-konto/' }],
  ['R-010', jmse, { myPages: '/mina-sidor/' }],
  ['R-011', jmse, { myResidences: '/mina-sidor/mina-bostader/' }],
  ['R-012', jmse, { mySettings: '/mina-sidor/mina-installningar/' }],
  ['R-013', jmse, { myResidence: '/mina-sidor/min-bostad/' }],
  ['R-014', jmse, { myNews: '/mina-sidor/nyheter/' }],
  ['R-015', jmse, { myDocuments: '/mina-sidor/mina-avtal/' }],
  ['R-016', jmse, { savedSearches: '/mina-sidor/sparade-sokningar/' }],
  ['R-017', jmse, { myPayments: '/mina-sidor/betalningar/' }],
  ['R-018', jmse, { myErrands: '/mina-sidor/arenden/' }],
  ['R-019', jmse, { myTimeline: '/mina-sidor/tidslinje/' }],
  ['R-020', jmse, { myContacts: '/mina-sidor/kontakt/' }],
  ['R-021', jmse, { vip: '/mina-sidor/vip/' }],
  ['R-022', jmse, { vipViewing: '/mina-sidor/vip-visning/' }],
  ['R-023', jmse, { forgotPassword: '/glomt-losenord/' }],
  ['R-024', jmse, { consent: '/samtycke/' }],
  ['R-025', jmse, { career: '/karriar/' }],
  ['R-026', jmse, { jobs: '/karriar/lediga-jobb/' }],
  ['R-027', jmse, { brokerObjects: '/maklar-objekt/' }],
  ['R-028', jmseEn, { start: '/en/' }],
  ['R-029', jmno, { residenceSearch: '/finn-din-bolig/' }],
  ['R-030', jmno, { login: '/logg-inn/' }],
  ['R-031', jmno, { register: '/registrer-deg/' }],
  ['R-032', jmno, { myPages: '/mine-sider/' }],
  ['R-033', jmno, { textSearch: '/sok/', corporateSearch: '/om-oss/sok/', premises: '/naeringslokaler/' }],
  [
    'R-034',
    jmno,
    {
      booking: '/bestill/',
      bookingInfo: '/bestill/info/',
      bookingContract: '/bestill/bestillingsavtale/',
    },
  ],
  [
    'R-035',
    jmno,
    under('/mine-sider/', {
      myResidences: 'mine-boliger',
      mySettings: 'mine-innstillinger',
      myResidence: 'min-bolig',
      myNews: 'nyheter',
      myDocuments: 'mine-avtaler',
      savedSearches: 'lagrede-sok',
    }),
  ],
  [
    'R-036',
    jmno,
    under('/mine-sider/', {
      myPayments: 'betalinger',
      myErrands: 'saker',
      myTimeline: 'tidslinje',
      myContacts: 'kontakt',
      vip: 'vip',
      vipViewing: 'vip-visning',
    }),
  ],
  [
    'R-037',
    jmno,
    {
      forgotPassword: '/glemt-passord/',
      consent: '/samtykke/',
      career: '/karriere/',
      jobs: '/karriere/ledige-stillinger/',
      brokerObjects: '/megler-objekt/',
    },
  ],
  ['R-038', jmoy, { residenceSearch: '/myytavat-asunnot/' }],
  ['R-039', jmoy, { booking: '/varaus/' }],
  ['R-040', jmoy, { login: '/kirjaudu-sisaan/' }],
  ['R-041', jmoy, { register: '/luo-tili/' }],
  ['R-042', jmoy, { myPages: '/sivuni/' }],
  ['R-043', jmoy, { residencePages: '/asunnot/' }],
  [
    'R-044',
    jmoy,
    { textSearch: '/haku/', corporateSearch: '/tietoa-meista/haku/', premises: '/toimitilat/' },
  ],
  [
    'R-045',
    jmoy,
    {
      bookingInfo: '/varaus/info/',
      bookingContract: '/varaus/varaussopimus/',
      bookingSuccess: '/varaus/valmis/',
    },
  ],
  [
    'R-046',
    jmoy,
    under('/sivuni/', {
      myResidences: 'omat-asunnot',
      mySettings: 'asetukset',
      myResidence: 'oma-asunto',
      myNews: 'uutiset',
      myDocuments: 'sopimukset',
      savedSearches: 'tallennetut-haut',
    }),
  ],
  [
    'R-047',
    jmoy,
    under('/sivuni/', {
      myPayments: 'maksut',
      myErrands: 'asiat',
      myTimeline: 'aikajana',
      myContacts: 'yhteystiedot',
      vip: 'vip',
      vipViewing: 'vip-esittely',
    }),
  ],
  [
    'R-048',
    jmoy,
    {
      forgotPassword: '/unohtunut-salasana/',
      consent: '/suostumus/',
      career: '/ura/',
      jobs: '/ura/avoimet-tyopaikat/',
      brokerObjects: '/valittaja-kohteet/',
    },
  ],
]

test.each(rows)('the pages of table R have the addresses it gives them [%s]', (_, site, paths) => {
  expect(site.paths).toMatchObject(paths)
})

test.each([jmse, jmno, jmoy])('$key has these addresses and no others [F-001]', (site) => {
  const listed = rows.flatMap(([, of, paths]) => (of === site ? Object.entries(paths) : []))
  expect(Object.fromEntries(Object.entries(site.paths).filter(([, path]) => path !== null))).toEqual({
    start: '/',
    sandbox: '/sandbox/',
    ...Object.fromEntries(listed),
  })
})

test('the senior and co-operative brands use the words of the main Swedish site [F-001, R-049]', () => {
  expect(seniorgarden.paths).toEqual(jmse.paths)
  expect(boratt.paths).toEqual(jmse.paths)
})

test('the contractor site has the same words without login, account and My Pages [F-001, R-050]', () => {
  for (const [key, path] of Object.entries(jmEntreprenad.paths)) {
    const swedish = jmse.paths[key as RouteKey]
    const isPersonal =
      swedish !== null && /^\/(mina-sidor|logga-in|skapa-konto|glomt-losenord)\//.test(swedish)
    expect(path).toBe(isPersonal ? null : swedish)
  }
})

test('the English sub-site has six pages of its own, and no search, login or VIP [F-001, R-051]', () => {
  const { start, sandbox, ...pages } = jmseEn.paths
  expect([start, sandbox]).toEqual(['/en/', '/en/sandbox/'])
  expect(Object.fromEntries(Object.entries(pages).filter(([, path]) => path !== null))).toEqual({
    textSearch: '/en/search-text/',
    corporateSearch: '/en/about-us/search/',
    premises: '/en/premises/',
    career: '/en/career/',
    jobs: '/en/career/jobs/',
    consent: '/en/consent/',
  })
})

test('a developer sandbox lies at the same place on every site [R-054]', () => {
  for (const site of sites) expect(site.paths.sandbox).toBe(`${site.basePath}sandbox/`)
})

test('only the Finnish site has a success page of its own [R-055]', () => {
  expect(sites.filter((site) => site.paths.bookingSuccess !== null)).toEqual([jmoy])
})

test('every path begins and ends with a slash, lies under its site and is used once', () => {
  for (const site of sites) {
    const paths = Object.values(site.paths).filter((path) => path !== null)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(path).toMatch(new RegExp(`^${site.basePath}([a-z-]+/)*$`))
  }
})
