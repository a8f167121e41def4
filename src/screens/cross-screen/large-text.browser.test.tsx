import { afterEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import login from '#src/features/login/messages.sv.json'
import compare from '#src/screens/home/compare/messages.sv.json'
import cost from '#src/features/monthly-cost/messages.sv.json'
import project from '#src/screens/project/messages.sv.json'
import errands from '#src/screens/errands/messages.sv.json'
import myPages from '#src/screens/my-pages/messages.sv.json'
import payment from '#src/features/payment/messages.sv.json'
import register from '#src/screens/register/messages.sv.json'
import registerFi from '#src/screens/register/messages.fi.json'
import booking from '#src/screens/booking/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import { button, hold, prepared, title } from '#src/screens/booking/booking-steps.test-support.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { wideDialogs, widthOfPage } from '#tests/support/component/width-of-page.ts'

const { mock, visit } = visits()

const width = 390
const seniors = '/bostader/taby/nasbygrind/trygghetsgarden-lonnen/'

afterEach(() => writeLetters())

test.each<[what: string, path: string, persona: string | undefined, site?: SiteKey]>([
  ['a home', '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/', undefined],
  ['a project', '/bostader/norrkoping/spinnstrommen/vavnaden/', undefined],
  ['the search', '/sok-bostad/', undefined],
  ['a search that finds nothing', '/sok-bostad/?minPrice=10000000&maxArea=5', undefined],
  ['errands', '/mina-sidor/arenden/', 'amira'],
  ['an errand', '/mina-sidor/arenden/?errandId=case-204817', 'amira'],
  ['areas', '/omraden/', undefined],
  ['questions and answers', '/fragor-och-svar/', undefined, 'Seniorgarden'],
  ['houses that were built', '/hus-vi-byggt/', undefined, 'Seniorgarden'],
  ['a new home in Norway', '/boliger/lillestrom/nitelva-sor/nitelvbuen/a-h0503/', undefined, 'Jmno'],
  [
    'a home for seniors',
    '/bostader/taby/nasbygrind/trygghetsgarden-lonnen/b-1401/',
    undefined,
    'Seniorgarden',
  ],
  ['a project for seniors', seniors, undefined, 'Seniorgarden'],
])(
  'with text twice as large nothing of %s sticks out of the window of a phone (WCAG 1.4.4)',
  async (_, path, persona, site = 'Jmse') => {
    await writeLetters(twice)
    await visit({ site, path, width, ...(persona && { persona }) })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).fontSize).toBe(`${twice}px`)
    await expect.poll(widthOfPage).toBeLessThanOrEqual(width)
    const pressed = [...document.querySelectorAll('.foot-bar > *, main [role=group] > *')]
    expect(pressed.filter((part) => part.scrollWidth > part.clientWidth)).toEqual([])
  },
)

test.each<[what: string, site: SiteKey, path: string, last: string, persona?: string]>([
  ['settings in Norway', 'Jmno', '/mine-sider/mine-innstillinger/', 'Opplysningene dine', 'henning'],
  ['a home in Finland', 'Jmoy', '/asunnot/turku/aurajoenranta/aurajoen-laituri/a-2/', 'Emilia Salonen'],
  ['the ways to log in of seniors', 'Seniorgarden', '/logga-in/', login.eid.otherDevice],
  ['a forgotten password of seniors', 'Seniorgarden', '/glomt-losenord/', login.reset.submit],
  ['what homes of a project are narrowed by', 'Seniorgarden', seniors, project.filter.tour],
])(
  'with text twice as large nothing of %s sticks out of the smallest window (WCAG 1.4.4, 1.4.10)',
  async (_, site, path, last, persona) => {
    await writeLetters(twice)
    await visit({ site, path, width: 320, ...(persona && { persona }) })
    await expect.element(page.getByText(last).first()).toBeInTheDocument()
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
    await expect.poll(widthOfPage).toBeLessThanOrEqual(320)
  },
)

test('with text twice as large what a text search finds has the width of the page, above its picture (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({ path: '/sok/?s=nacka', width })
  const hit = page.getByRole('heading', { name: 'Nya bostäder i Nacka' })
  await expect.element(hit).toBeVisible()
  expect(hit.element().getBoundingClientRect().width).toBeGreaterThan(0.85 * width)
})

/** On how many lines the end of a text stands. */
function linesOfEnd({ firstChild }: Element, end: RegExp): number {
  if (!(firstChild instanceof Text)) return 0
  const range = new Range()
  range.setStart(firstChild, firstChild.data.search(end))
  range.setEndAfter(firstChild)
  return range.getClientRects().length
}

/** Nothing of the page sticks out of the window. */
const fits = () => expect.poll(widthOfPage).toBeLessThanOrEqual(width)

test('with text twice as large each step of a booking fits the window of a phone, with its errors and what it waits for (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({
    persona: 'jonas',
    scenario: 'payment-paid',
    path: '/boka/?objectId=home-strandangen-c-1103',
    width,
  })
  await expect.element(button(booking.start.button)).toBeVisible()
  await fits()
  const aside = page.getByRole('complementary', { name: booking.home.label }).element()
  expect(aside.scrollWidth).toBeLessThanOrEqual(aside.clientWidth)
  await hold()
  await page.getByRole('checkbox', { name: booking.personal.two }).click()
  await button(booking.next.documents).click()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await fits()
  await page.getByRole('checkbox', { name: booking.personal.two }).click()
  await button(booking.next.documents).click()
  await prepared(mock)
  const tick = page.getByRole('checkbox', { name: booking.documents.hasRead })
  await expect.element(tick).toBeVisible()
  await fits()
  await tick.click()
  await button(booking.next.sign).click()
  await expect.element(title(booking.sign.title)).toHaveFocus()
  await fits()
  await page.getByRole('button', { name: /^Signera och betala/ }).click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Skanna med telefonen' })).toBeVisible()
  await fits()
  await mock.approveAs('jonas')
  await expect.element(title(payment.title)).toBeVisible()
  await expect.element(button(payment.swish.submit)).toBeVisible()
  await fits()
  // the mark of what is chosen grows with its circle
  const chosen = getComputedStyle(page.getByRole('radio', { checked: true }).element())
  expect(Number.parseFloat(chosen.borderTopWidth) / Number.parseFloat(chosen.width)).toBeCloseTo(7 / 24, 2)
  await page.viewport(320, 900)
  expect(linesOfEnd(page.getByText(payment.method.sveaHint).element(), /\p{L}+$/u)).toBe(1)
})

test('with text twice as large a home that is held for days says so within the bar of a phone, its day in one piece (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({ site: 'Boratt', persona: 'alva', path: '/boka/?bookingId=book-alva', width })
  const day = page.getByRole('banner').getByRole('strong')
  await expect.element(day).toBeVisible()
  expect(day.element().getClientRects()).toHaveLength(1)
  const bar = page.getByRole('banner').element().getBoundingClientRect()
  expect(day.element().closest('p')?.offsetHeight).toBeLessThanOrEqual(bar.height)
  // on the smallest one the name of the step stays whole as well, above how far it is
  await page.viewport(320, 640)
  const step = page.getByRole('main').getByText(booking.step.payment, { exact: true })
  expect(linesOfEnd(step.element(), /\p{L}+$/u)).toBe(1)
})

test('with text twice as large the least down payment has the line below its bar for itself (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  const path = '/bestill/?objectId=home-fjordlunden-b-h0201&step=financing'
  await visit({ site: 'Jmno', persona: 'henning', scenario: 'booking-financing', path, width })
  const mark = page.getByText(/^15\s% · kr/)
  await expect.element(mark).toBeVisible()
  const beside = [...(mark.element().parentElement?.children ?? [])].filter((one) => one !== mark.element())
  expect(beside.filter((one) => one.checkVisibility({ visibilityProperty: true }))).toEqual([])
})

test('with text twice as large no word of what makes up a monthly cost is broken (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({ path: '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/', width })
  const part = page.getByText(cost.row.operation, { exact: true })
  await expect.element(part).toBeInTheDocument()
  expect(linesOfEnd(part.element(), /\p{L}+$/u)).toBe(1)
})

test('with text twice as large the dates of My Pages stay whole and in their frames, in the window of a phone (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({ persona: 'amira', path: '/mina-sidor/', width })
  const due = page.getByRole('region', { name: myPages.payment.vip })
  await expect.element(due).toBeVisible()
  await fits()
  const panel = due.element().firstElementChild
  expect(panel?.scrollWidth).toBeLessThanOrEqual(panel?.clientWidth ?? 0)
  expect(linesOfEnd(page.getByText(/^Väntar på din signatur/).element(), /\d+\s\p{L}+\s\d{4}$/u)).toBe(1)
})

test.each<[site: SiteKey, path: string, submit: string]>([
  ['Jmse', '/skapa-konto/', register.submitEid],
  ['Jmoy', '/luo-tili/', registerFi.submitEid],
])(
  '%s: with text twice as large an account that is filled in wrongly fits the window of a phone (WCAG 1.4.4)',
  async (site, path, submit) => {
    await writeLetters(twice)
    await visit({ site, path, width })
    const send = page.getByRole('main').getByRole('button', { name: submit, exact: true })
    await send.click()
    const summary = page.getByRole('alert')
    await expect.element(summary).toHaveFocus()
    await fits()
    expect(summary.element().scrollWidth).toBeLessThanOrEqual(summary.element().clientWidth)
    expect(send.element().scrollWidth).toBeLessThanOrEqual(send.element().clientWidth)
    const right = (part: Locator) => part.element().getBoundingClientRect().right
    expect(right(send)).toBeLessThanOrEqual(right(summary))
  },
)

test('with text twice as large the form that completes an errand fits the window of a phone (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({ persona: 'amira', path: '/mina-sidor/arenden/?errandId=case-204817', width })
  await page.getByRole('button', { name: errands.detail.edit, exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: errands.edit.title })).toBeVisible()
  expect(wideDialogs()).toEqual([])
})

test.each([
  ['the places on the start page', '/', () => page.getByRole('link', { name: /^Sundspiren/ })],
  ['the ways to log in', '/logga-in/', () => page.getByRole('button', { name: login.eid.otherDevice })],
])('with text twice as large %s have room in the window of a phone', async (_, path, last) => {
  await writeLetters(twice)
  await visit({ path, width })
  await expect.element(last()).toBeInTheDocument()
  expect(widthOfPage()).toBeLessThanOrEqual(width)
})

test('with text twice as large a home that is compared has room in the window of a phone, and each of its rows its name above', async () => {
  await writeLetters(twice)
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

test('with text twice as large state and price of a home have room below its name in the table of a project', async () => {
  await writeLetters(twice)
  await visit({ site: 'Boratt', path: '/bostader/jarfalla/barkarvallen/brevduvan/', width })
  const row = page.getByRole('row', { name: /Inflyttningsklart/ }).first()
  await expect.element(row).toBeInTheDocument()
  expect(row.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
})

test.each([width, 320])(
  'with text twice as large a filter below its chip has room for its fields, in a window of %i px (WCAG 1.4.4)',
  async (wide) => {
    await writeLetters(twice)
    await visit({ path: '/sok-bostad/', width: wide })
    await page.getByRole('button', { name: search.filter.more }).first().click()
    const panel = page.getByRole('dialog', { name: search.filter.more })
    await expect.element(panel.getByText(search.filter.monthlyCost, { exact: true })).toBeVisible()
    expect(wideDialogs()).toEqual([])
  },
)
