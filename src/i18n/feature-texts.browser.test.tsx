import { expect, test } from 'vitest'
import { featureTexts, loadTexts, setLanguage } from './feature-texts.ts'

const known = () => Object.keys(featureTexts()).toSorted()

test('texts of features are loaded in the language of the page, and each only once', async () => {
  const texts = featureTexts()
  await loadTexts('login')
  expect(known()).toEqual([])

  setLanguage('sv')
  await loadTexts('login')
  expect(known()).toEqual(['login'])
  const { login } = texts
  await loadTexts('login', 'my-pages')
  expect(known()).toEqual(['login', 'my-pages'])
  expect(texts.login).toBe(login)
})
