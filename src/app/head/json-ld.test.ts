import { expect, test } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { articleJsonLd, breadcrumbJsonLd, listJsonLd, organisationJsonLd, scriptText } from './json-ld.ts'

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

test('a list is told with the whole addresses of its pages, in its order', () => {
  const { itemListElement } = listJsonLd(origin, 'Nyheter', ['/nyheter/b/', '/nyheter/a/'])
  expect(itemListElement).toMatchObject([
    { position: 1, url: 'https://bjorkvall.example/nyheter/b/' },
    { position: 2, url: 'https://bjorkvall.example/nyheter/a/' },
  ])
})

test('an article is told with its day, and by whom it is: the company where nobody is named', () => {
  const place = { url: `${origin}/nyheter/ny-brygga/` }
  const article = { heading: 'Ny brygga', publishedOn: '2026-11-18' }
  expect(articleJsonLd(article, 'Björkvall', place)).toMatchObject({
    headline: 'Ny brygga',
    datePublished: '2026-11-18',
    author: { '@type': 'Organization', name: 'Björkvall' },
  })
  expect(articleJsonLd({ ...article, author: 'Petra Wallin' }, 'Björkvall', place).author).toEqual({
    '@type': 'Person',
    name: 'Petra Wallin',
  })
})

test('no text ends the element it stands in', () => {
  expect(scriptText({ name: '</script><b>' })).not.toContain('<')
  expect(JSON.parse(scriptText({ name: '</script>' }))).toEqual({ name: '</script>' })
})
