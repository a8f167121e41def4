import { expect, test } from 'vitest'
import { linkAttributes, linkKind, phoneHref } from './links.ts'

test.each(['https://finans.example.com/', 'http://example.com', '/ut/?mal=http://example.com'])(
  'a link that contains http is external and opens in a new tab: %s [V-059, F-024]',
  (url) => {
    expect(linkKind(url)).toBe('external')
    expect(linkAttributes(linkKind(url))).toEqual({ target: '_blank', rel: 'noopener' })
  },
)

test.each([
  ['//cdn.example.com/a.js', 'external'],
  ['https://example.com/', 'external'],
  ['mailto:kundservice@example.com', 'mail'],
  ['tel:+4684650041', 'phone'],
])('%s is not for the router [V-060]', (url, kind) => {
  expect(linkKind(url)).toBe(kind)
})

test.each(['/dokument/stadgar.pdf', '/a/b.DOCX', '/a/plan.xls?version=2', '/bilder.zip#sida'])(
  '%s is a document [G-026]',
  (url) => {
    expect(linkKind(url)).toBe('document')
  },
)

test('pages and places on the page stay in the portal', () => {
  expect(linkKind('/sok-bostad/?sort=price')).toBe('internal')
  expect(linkKind('#block-3')).toBe('fragment')
  expect(linkAttributes('internal')).toEqual({})
})

test('a number is dialled without what only people need', () => {
  expect(phoneHref('08-465 004 30')).toBe('tel:0846500430')
  expect(phoneHref('+46 8 465 004 10')).toBe('tel:+46846500410')
})
