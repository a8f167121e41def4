import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { jmse } from '#src/sites/jmse.ts'
import { sites } from '#src/sites/sites.ts'
import type { RouteKey } from '#src/sites/site.ts'
import { canonicalPaths } from './canonical-paths.ts'
import { routeKeyOf, toCanonical, toLocal } from './path-map.ts'

test.each([
  { site: jmse, local: '/sok-bostad/', canonical: '/search' },
  { site: jmse, local: '/mina-sidor/arenden/', canonical: '/my-pages/errands' },
  { site: jmno, local: '/finn-din-bolig/', canonical: '/search' },
  { site: jmno, local: '/mine-sider/saker/', canonical: '/my-pages/errands' },
  { site: jmoy, local: '/varaus/info/', canonical: '/booking/info' },
  { site: jmoy, local: '/asunnot/', canonical: '/residences' },
  { site: jmseEn, local: '/en/about-us/search/', canonical: '/corporate-search' },
  { site: jmseEn, local: '/en/', canonical: '/' },
  { site: jmse, local: '/', canonical: '/' },
])('$site.name: $local is the page $canonical, both ways', ({ site, local, canonical }) => {
  expect(toCanonical(site, local)).toBe(canonical)
  expect(toLocal(site, canonical)).toBe(local)
})

test('every page of every site can be reached by its own address', () => {
  for (const site of sites) {
    for (const [key, local] of Object.entries(site.paths)) {
      if (local === null) continue
      expect(toCanonical(site, local)).toBe(canonicalPaths[key as RouteKey])
      expect(toLocal(site, canonicalPaths[key as RouteKey])).toBe(local)
    }
  }
})

test('tags after the search path stay as they are [R-057]', () => {
  expect(toCanonical(jmse, '/sok-bostad/stockholm/nacka/')).toBe('/search/stockholm/nacka')
  expect(toLocal(jmno, '/search/oslo')).toBe('/finn-din-bolig/oslo/')
})

test('an address without its last slash leads to the same page, and is written with it', () => {
  expect(toCanonical(jmse, '/mina-sidor/arenden')).toBe('/my-pages/errands')
  expect(toCanonical(jmseEn, '/en')).toBe('/')
  expect(toLocal(jmse, '/om-oss')).toBe('/om-oss/')
})

test('words are matched whole', () => {
  expect(toCanonical(jmse, '/sok-bostader/')).toBe('/sok-bostader')
  expect(toCanonical(jmse, '/SOK-BOSTAD/')).toBe('/SOK-BOSTAD')
})

test('the words of one site mean nothing on another', () => {
  expect(routeKeyOf(toCanonical(jmno, '/sok-bostad/'))).toBeUndefined()
})

test('an address inside the portal is no address in the browser', () => {
  for (const site of sites) {
    const path = toCanonical(site, `${site.basePath}my-pages/errands/`)
    expect(routeKeyOf(path)).toBeUndefined()
    expect(toLocal(site, path)).toBe(`${site.basePath}my-pages/errands/`)
  }
})

test('a page the site has no words for falls to content [R-050]', () => {
  expect(routeKeyOf(toCanonical(jmEntreprenad, '/mina-sidor/'))).toBeUndefined()
})

test('content keeps its own words, below the base path of the site', () => {
  expect(toCanonical(jmseEn, '/en/sustainability/forests/')).toBe('/sustainability/forests')
  expect(toLocal(jmseEn, '/sustainability/forests')).toBe('/en/sustainability/forests/')
})

test('a file has no slash at its end', () => {
  expect(toLocal(jmse, '/dokument/stadgar.pdf')).toBe('/dokument/stadgar.pdf')
})

test('any local address survives the way in and out', () => {
  const words = Object.values(canonicalPaths).flatMap((path) => path.split('/').filter(Boolean))
  const word = fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{1,8}$/),
    fc.constantFrom(...words, 'en', 'sok', '-', 'mina-sidor'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...sites), fc.array(word, { maxLength: 4 }), (site, segments) => {
      const local = site.basePath + segments.map((segment) => `${segment}/`).join('')
      expect(toLocal(site, toCanonical(site, local))).toBe(local)
    }),
  )
})
