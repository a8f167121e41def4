import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

const sources = projectFiles()
  .filter((file) => /^src\/.*[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The files that a pattern is found in. */
const holders = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('no text becomes HTML or code: elements are made, never written', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(
    holders(
      /dangerouslySetInnerHTML|insertAdjacentHTML|outerHTML\s*=|document\.write|srcDoc|\beval\(|new Function/,
    ),
  ).toEqual([])
  // the mark in the first frame, of numbers from src/sites alone
  expect(holders(/innerHTML\s*=/)).toEqual(['src/first-paint/frame.ts'])
})

test('a storage without room stops nobody: nothing is kept but by keepIn', () => {
  expect(holders(/torage\.setItem\(/)).toEqual(['src/lib/storage/keep-in.ts', 'src/lib/storage/storage.ts'])
})

test('the portal listens to no message of another window, but for what its own tabs tell each other', () => {
  expect(holders(/addEventListener\(\s*['"]message['"]|onmessage\b/)).toEqual([
    // by a channel that pages of other origins have no part in
    'src/api/interest/share-favourites.ts',
    // what hosts copy into their own page, which asks for the origin first
    'src/screens/embed/guide/embed-code.ts',
  ])
})

test('a page that opens in a tab of its own has no hand on the portal', () => {
  const elements = sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/<([A-Z]?\w+)(?:[^<>]|=>)*?target=(?:"_blank"|\{[^}]*_blank[^}]*\})(?:[^<>]|=>)*>/g),
    ].map(([element, name]) => ({ place: `${file}: ${name}`, name, element })),
  )
  expect(elements.length).toBeGreaterThan(8)
  // LocalLink gives links to elsewhere theirs (src/lib/address/links.ts)
  const bare = elements.filter(
    ({ name, element }) => name !== 'LocalLink' && !/rel="no(opener|referrer)"/.test(element),
  )
  expect(bare.map(({ place }) => place)).toEqual([])
})
