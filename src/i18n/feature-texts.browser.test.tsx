import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts, speak, useFeatureTexts, withTexts } from './feature-texts.ts'

const Known = () => <p>{Object.keys(useFeatureTexts()).toSorted().join(', ') || 'none'}</p>

test('texts arrive with the parts that show them, and each only once', async () => {
  await render(<Known />)
  await loadTexts('login')
  await expect.element(page.getByText('none')).toBeVisible()

  speak('sv')
  expect(await withTexts(['login'], Promise.resolve('part'))).toBe('part')
  await expect.element(page.getByText('login')).toBeVisible()
  await loadTexts('login', 'my-pages')
  await expect.element(page.getByText('login, my-pages')).toBeVisible()
})
