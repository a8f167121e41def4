import { expect, test } from 'vitest'
import { featureTexts, loadTexts, speak, withTexts } from './feature-texts.ts'

const known = () => Object.keys(featureTexts()).toSorted()

test('texts arrive with the parts that show them, and each only once', async () => {
  const texts = featureTexts()
  await loadTexts('login')
  expect(known()).toEqual([])

  speak('sv')
  expect(await withTexts(['login'], Promise.resolve('part'))).toBe('part')
  expect(known()).toEqual(['login'])
  const { login } = texts
  await loadTexts('login', 'my-pages')
  expect(known()).toEqual(['login', 'my-pages'])
  expect(texts.login).toBe(login)
})
