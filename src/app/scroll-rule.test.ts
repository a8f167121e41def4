import { expect, test } from 'vitest'
import { scrollRule } from './scroll-rule.ts'

const templates: Record<string, string> = { '/fragor': 'faq', '/referenser': 'referenceStart' }
const ruleAfter = (...visited: string[]) => {
  const rule = scrollRule((pathname) => templates[pathname])
  const place = (pathname: string) => rule({ location: { pathname } })
  visited.forEach(place)
  return place
}

test('a new page starts at the top, or where it was left [F-012, F-013]', () => {
  expect(ruleAfter('/')('/search')).toBe(true)
})

test.each(['/fragor', '/referenser', '/my-pages/residences', '/my-pages/timeline'])(
  '%s does not scroll to the top [F-012, E-091]',
  (pathname) => {
    expect(ruleAfter('/')(pathname)).toBe(false)
  },
)

test('a filter or a modal changes the address but not the page', () => {
  expect(ruleAfter('/search')('/search')).toBe(false)
  expect(ruleAfter('/search', '/')('/search')).toBe(true)
})
