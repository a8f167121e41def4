import '#src/styles/main.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Html } from './html.tsx'

const cookies =
  '<h2>De här kakorna använder vi</h2><table><thead><tr><th>Namn</th><th>Sort</th></tr></thead><tbody><tr><td>buyResidenceSigning</td><td>Marknadsföringsändamålsbeskrivning</td></tr></tbody></table>'

test('on a phone a wide table scrolls by itself, shows at its side that there is more, and the keyboard reaches it', async () => {
  await page.viewport(320, 600)
  await render(
    <div className="px-page">
      <Html html={cookies} />
    </div>,
  )
  const table = page.getByRole('region', { name: 'De här kakorna använder vi' })
  await expect.element(table).toHaveAttribute('tabindex', '0')
  expect(getComputedStyle(table.element()).backgroundAttachment).toMatch(/local.*scroll/)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 800)
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(table).not.toBeInTheDocument()
})
