import { expect, test } from 'vitest'
import { languageFor } from './languages.ts'

test.each([
  [['sv-SE', 'en'], 'sv'],
  [['de-DE', 'fi'], 'fi'],
  [['nn-NO'], 'nb'],
  [['NO'], 'nb'],
  [['en-GB', 'sv'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
])('whose browser asks for %j reads the page in %s', (asked, language) => {
  expect(languageFor(asked)).toBe(language)
})
