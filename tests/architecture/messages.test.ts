import { expect, test } from 'vitest'
import { languages, readNamespaces } from '#scripts/messages/read-messages.ts'
import { sites } from '#src/sites/sites.ts'

const namespaces = readNamespaces()

test('there are seven sites, in the languages that have messages', () => {
  expect(sites).toHaveLength(7)
  expect(new Set(sites.map(({ language }) => language))).toEqual(new Set(languages))
})

test.each(sites)('$name ($key) has every text in its language', ({ language }) => {
  expect(namespaces.length).toBeGreaterThan(0)
  const missing = namespaces.flatMap(({ folder, texts }) =>
    Object.keys(texts['sv'] ?? {})
      .filter((key) => !texts[language]?.[key]?.trim())
      .map((key) => `${folder}: ${key}`),
  )
  expect(missing).toEqual([])
})
