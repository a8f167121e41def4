import { expect, test } from 'vitest'
import { builds, sharedBuild } from './builds.ts'
import { wantedBuild } from './wanted-build.ts'

const shared = 'http://192.168.1.20:4010'
const pages = 'https://content.example:8443/de/'

test('the pages of a shared build come from the address that is named for them', () => {
  expect(wantedBuild({ shared, pages })).toEqual({
    build: sharedBuild(shared),
    pagesFrom: 'https://content.example:8443',
  })
})

test('without an address of its own each build is that of its option, with no pages', () => {
  expect(wantedBuild({})).toEqual({ build: builds.production, pagesFrom: undefined })
  expect(wantedBuild({ mocked: true })).toEqual({ build: builds.mocked, pagesFrom: undefined })
  expect(wantedBuild({ shared })).toEqual({ build: sharedBuild(shared), pagesFrom: undefined })
})

test('what is no address, and two builds at once, are answered with a sentence', () => {
  for (const wrong of ['', '192.168.1.20', 'localhost:4010', 'file:///srv'])
    for (const options of [{ shared: wrong }, { pages: wrong }, { shared, pages: wrong }])
      expect(wantedBuild(options)).toBe(`${wrong} is no address; write it like http://192.168.1.20:4010`)
  expect(wantedBuild({ mocked: true, shared })).toContain('choose one of them')
})
