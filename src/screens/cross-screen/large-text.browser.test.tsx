import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { visits } from '#tests/support/component/visits.tsx'
import { widthOfPage } from '#tests/support/component/width-of-page.ts'
import login from '#src/features/login/messages.sv.json'
import compare from '#src/screens/home/compare/messages.sv.json'

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

test.each([
  ['the places on the start page', '/', () => page.getByRole('link', { name: /^Sundspiren/ })],
  ['the ways to log in', '/logga-in/', () => page.getByRole('button', { name: login.eid.otherDevice })],
])('with text twice as large %s have room in the window of a phone', async (_, path, last) => {
  await write(twice)
  await visit({ path, width })
  await expect.element(last()).toBeInTheDocument()
  expect(widthOfPage()).toBeLessThanOrEqual(width)
})

test('with text twice as large a home that is compared has room in the window of a phone, and each of its rows its name above', async () => {
  await write(twice)
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/c-1501/', width })
  await page.getByRole('button', { name: compare.open }).first().click()
  const sheet = page.getByRole('dialog', { name: compare.title })
  const price = sheet.getByRole('row', { name: new RegExp(`^${compare.row.price} \\d`) })
  await expect.element(price).toBeVisible()
  const name = price.getByRole('rowheader').element().getBoundingClientRect()
  const value = price.getByRole('cell').element().getBoundingClientRect()
  expect(value.right).toBeLessThanOrEqual(width)
  expect(value.top).toBeGreaterThanOrEqual(name.bottom)
})
