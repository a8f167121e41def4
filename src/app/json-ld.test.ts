import { expect, test } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { breadcrumbJsonLd, organisationJsonLd, scriptText } from './json-ld.ts'

const origin = 'https://bjorkvall.example'

test('the way to a page is told with places and whole addresses', () => {
  const { itemListElement } = breadcrumbJsonLd(origin, [
    { name: 'Start', url: '/' },
    { name: 'Nacka', url: '/bostader/nacka/' },
  ])
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Start', item: 'https://bjorkvall.example/' },
    { position: 2, name: 'Nacka', item: 'https://bjorkvall.example/bostader/nacka/' },
  ])
})

test('an organisation is told with its own start page and its number', () => {
  expect(organisationJsonLd(origin, jmse)).toMatchObject({
    name: 'Björkvall',
    contactPoint: { telephone: '08-465 004 10' },
  })
  expect(organisationJsonLd(origin, jmseEn).url).toBe('https://bjorkvall.example/en/')
})

test('no text ends the element it stands in', () => {
  expect(scriptText({ name: '</script><b>' })).not.toContain('<')
  expect(JSON.parse(scriptText({ name: '</script>' }))).toEqual({ name: '</script>' })
})
