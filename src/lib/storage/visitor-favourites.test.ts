// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hasVisitorFavourites } from './has-visitor-favourites.ts'
import { keepVisitorFavourites, visitorFavourites } from './visitor-favourites.ts'

beforeEach(() => localStorage.clear())

test('what a visitor has saved is kept newest first, fifty at most, and the same list is told until it changes', () => {
  keepVisitorFavourites(Array.from({ length: 60 }, (_, at) => `home-${at}`))
  expect(visitorFavourites()).toHaveLength(50)
  expect(visitorFavourites()[0]).toBe('home-0')
  expect(visitorFavourites()).toBe(visitorFavourites())
  keepVisitorFavourites([])
  expect([visitorFavourites(), hasVisitorFavourites()]).toEqual([[], false])
})

test.each(['{', '7', '{"a":1}', '[1,null,"home-1"]'])('a storage that holds %s breaks nothing', (text) => {
  localStorage.setItem('favourites', text)
  expect(visitorFavourites()).toEqual(text.startsWith('[') ? ['home-1'] : [])
})
