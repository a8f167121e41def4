import { expect, test } from 'vitest'
import { findSite, isOwnPath, siteNamed } from './find-site.ts'
import { jmseEn } from './jmse-en.ts'
import { jmse } from './jmse.ts'

const keyAt = (address: string) => findSite(new URL(address)).key

test.each([
  ['http://localhost:5173/', 'Jmse'],
  ['http://localhost:5173/en/', 'JmseEn'],
  ['http://localhost:5173/en', 'JmseEn'],
  ['http://localhost:5173/en/about-us/', 'JmseEn'],
  ['http://senior.localhost:5173/', 'Seniorgarden'],
  ['http://kvarter.localhost:5173/sok-bostad/', 'Boratt'],
  ['http://no.localhost:5173/mine-sider/', 'Jmno'],
  ['http://fi.localhost/', 'Jmoy'],
  ['http://entreprenad.localhost:5173/', 'JmEntreprenad'],
])('%s shows the site %s [F-001]', (address, key) => {
  expect(keyAt(address)).toBe(key)
})

test('a path that only begins with the letters of a base path stays on the main site', () => {
  expect(keyAt('http://localhost/energi/')).toBe('Jmse')
})

test('an unknown host shows the main Swedish site', () => {
  expect(keyAt('https://demo.example.com/')).toBe('Jmse')
})

test('a site can be named by key or theme', () => {
  expect(siteNamed('jmno')?.key).toBe('Jmno')
  expect(siteNamed('senior')?.key).toBe('Seniorgarden')
  expect(siteNamed('nowhere')).toBeUndefined()
})

test('on a shared host, the pages of the deeper site belong to it alone', () => {
  expect(isOwnPath(jmse, '/om-oss/')).toBe(true)
  expect(isOwnPath(jmse, '/en/about-us/')).toBe(false)
  expect(isOwnPath(jmseEn, '/en/about-us/')).toBe(true)
  expect(isOwnPath(jmseEn, '/om-oss/')).toBe(false)
})
