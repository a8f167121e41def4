import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { visits } from '#tests/support/component/visits.tsx'
import { widthOfPage } from '#tests/support/component/width-of-page.ts'

const { visit } = visits()

/** How large a browser writes that was told nothing else, and twice that. */
const usual = 16
const twice = 32
const width = 390

const write = (standard: number) =>
  cdp().send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })

afterEach(() => write(usual))

test.each([
  ['a home', '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/', undefined],
  ['a project', '/bostader/norrkoping/spinnstrommen/vavnaden/', undefined],
  ['the search', '/sok-bostad/', undefined],
  ['the overview of My Pages', '/mina-sidor/', 'amira'],
  ['errands', '/mina-sidor/arenden/', 'amira'],
])(
  'with text twice as large nothing of %s sticks out of the window of a phone (WCAG 1.4.4)',
  async (_, path, persona) => {
    await write(twice)
    await visit({ path, width, ...(persona && { persona }) })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).fontSize).toBe(`${twice}px`)
    await expect.poll(widthOfPage).toBeLessThanOrEqual(width)
  },
)
