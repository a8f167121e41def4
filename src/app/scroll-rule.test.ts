import { expect, test } from 'vitest'
import { scrollRule } from './scroll-rule.ts'

const templates: Record<string, string> = { '/fragor': 'faq', '/referenser': 'referenceStart' }
const ruleAfter = (...visited: string[]) => {
  const rule = scrollRule((pathname) => templates[pathname])
  let steps = 0
  const place = (pathname: string, step = (steps += 1)) =>
    rule({ location: { pathname, state: { __TSR_key: `${step}` } } })
  visited.forEach((pathname) => place(pathname))
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

test('the way back to such a page leads to where one left', () => {
  const place = ruleAfter('/my-pages/residences', '/nacka/strandangen')
  expect(place('/my-pages/residences', 1)).toBe(true)
  expect(place('/nacka/strandangen', 2)).toBe(true)
  expect(place('/my-pages/residences')).toBe(false)
})

test('a filter or a modal changes the address but not the page', () => {
  expect(ruleAfter('/search')('/search')).toBe(false)
  expect(ruleAfter('/search', '/')('/search')).toBe(true)
})
