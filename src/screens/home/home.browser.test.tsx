import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import compare from '#src/screens/home/compare/messages.sv.json'
import home from '#src/screens/home/messages.sv.json'
import interest from '#src/features/interest/messages.sv.json'
import cost from '#src/features/monthly-cost/messages.sv.json'
import showings from '#src/features/showings/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { mock, visit } = visits()

const t = translated('sv')
/** A home for sale with everything there is to look at, and one with two viewings that take guests. */
const known = '/bostader/nacka/ekbacken/brf-strandangen/c-1501/'
const shown = '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/'
/** The home that `booking-done` has sold. */
const booked = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'

const { keyboard } = userEvent
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const pageWidth = () => document.documentElement.scrollWidth

test('a visitor looks at plan and pictures of a home, built with fewer rooms too, one by one as large as the window [N-072]', async () => {
  await visit({ path: known })
  await expect.element(page.getByRole('img', { name: /^Planlösning, 3 rum/ }).first()).toBeVisible()
  await page.getByRole('group', { name: home.viewer.rooms }).getByRole('button', { name: /^2/ }).click()
  await expect.element(page.getByRole('img', { name: /^Planlösning, 2 rum/ }).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: home.viewer.download }))
    .toHaveAttribute('href', expect.stringContaining('/c-1501-2r/documents/floor-plan.pdf'))
  await button(home.viewer.pictures).click()
  await expect.element(button(home.viewer.pictures)).toHaveFocus()
  await page.getByRole('button', { name: home.viewer.enlarge, exact: false }).click()
  await expect.element(dialog().getByText(/^Bild 1 av 7/)).toBeVisible()
  // it is seen a moment before it listens to keys, which it does with the focus
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
  await keyboard('{ArrowRight}')
  await expect.element(dialog().getByText(/^Bild 2 av 7/)).toBeVisible()
  await keyboard('{ArrowLeft}')
  await expect.element(dialog().getByText(/^Bild 1 av 7/)).toBeVisible()
  // before the first comes the last, and after it the first
  await keyboard('{ArrowLeft}')
  await expect.element(dialog().getByText(/^Bild 7 av 7/)).toBeVisible()
  await keyboard('{ArrowRight}')
  await expect.element(dialog().getByText(/^Bild 1 av 7/)).toBeVisible()
  await keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('what the keyboard comes to on a phone stands above the price bar (WCAG 2.4.11)', async () => {
  await visit({ path: known, width: 390 })
  await expect.element(page.getByRole('link', { name: home.viewer.download })).toBeVisible()
  const bar = document.querySelector('.foot-bar')
  const edge = () => bar?.getBoundingClientRect().top ?? Number.NaN
  const below = () =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].filter(
      (place) => place.getBoundingClientRect().top > edge() && !bar?.contains(place),
    )
  await expect.poll(() => below().length).toBeGreaterThan(5)
  await keyboard('{Tab}')
  for (const place of below().slice(0, 5)) {
    // in the window, and under the bar
    scrollBy({ top: place.getBoundingClientRect().bottom - innerHeight + 1, behavior: 'instant' })
    expect(place.getBoundingClientRect().bottom).toBeGreaterThan(edge())
    place.focus()
    expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge())
  }
})

const tour = () => button(home.viewer.tour)

/**
 * Gives the viewer of rooms a picture. It asks by itself, which the mock of these tests does not hear.
 *
 * @returns the addresses that it has asked for
 */
async function roomsByTheViewer(): Promise<string[]> {
  const asked: string[] = []
  const canvas = new OffscreenCanvas(64, 32)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 32)
  const picture = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/webp' }))
  // oxlint-disable-next-line typescript/unbound-method
  const open = XMLHttpRequest.prototype.open
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function openPicture(
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    asked.push(`${address}`)
    open.call(this, method, picture, true)
  })
  return asked
}

const rooms = () => page.getByRole('group', { name: home.tour.rooms })

test('rooms that cannot be loaded are tried again, and can be walked through one by one and by the plan [F-148, C-099, C-100]', async () => {
  const pictures = await roomsByTheViewer()
  await mock.fault({ operationId: 'getExplorer360', status: 503, problemCode: 'serviceUnavailable' })
  await visit({ path: known })
  await tour().click()
  await expect.element(page.getByText(home.tour.unreachable)).toBeVisible()
  await mock.clearFaults()
  await button(home.retry).click()
  await rooms().getByRole('button', { name: 'Kök' }).click()
  await expect.element(page.getByRole('application', { name: /Kök/ })).toBeVisible()
  await expect
    .poll(() => pictures.at(-1))
    .toMatch(/\/contentservice\/externalfiles\/stage-strandangen(\/[^/]+){3}$/)
  await expect.element(page.getByRole('group', { name: home.tour.turn }).getByRole('button')).toHaveLength(6)
  const couple = page
    .getByRole('group', { name: home.tour.archetypes })
    .getByRole('button', { name: 'Paret' })
  const styles = page.getByRole('group', { name: home.tour.styles })
  await expect.element(couple).toHaveAttribute('aria-pressed', 'true')
  await styles.getByRole('button', { name: 'Mörk valnöt' }).click()
  await page.getByRole('button', { name: 'Barnfamiljen' }).click()
  // no dark walnut for them
  await expect
    .element(styles.getByRole('button', { name: 'Ljus ek' }))
    .toHaveAttribute('aria-pressed', 'true')
  document.querySelector<HTMLElement>('[data-room="hall"]')?.click()
  await expect.element(rooms().getByRole('button', { name: 'Hall' })).toHaveAttribute('aria-pressed', 'true')
})

test('a room whose picture cannot be loaded says so and can be tried again', async () => {
  await roomsByTheViewer()
  await mock.fault({ operationId: 'getExternalFile', delayMs: 40_000 })
  await visit({ path: known })
  await tour().click()
  const coming = page.getByRole('status').filter({ hasText: home.viewer.loading })
  await expect.element(coming).toBeVisible()
  await mock.clearFaults()
  await mock.fault({ operationId: 'getExternalFile', status: 503, problemCode: 'serviceUnavailable' })
  await page.getByRole('group', { name: home.tour.rooms }).getByRole('button', { name: 'Kök' }).click()
  await expect.element(coming).not.toBeInTheDocument()
  const failed = page.getByRole('status').filter({ hasText: home.tour.failed })
  await expect.element(failed).toBeVisible()
  await mock.clearFaults()
  failed.getByRole('button', { name: home.retry }).element().focus()
  await keyboard('{Enter}')
  await expect.element(failed).not.toBeInTheDocument()
  // where the arrow keys look around
  await expect.element(page.getByRole('application')).toHaveFocus()
  await expect.poll(() => document.querySelector('[role=application] canvas')?.checkVisibility()).toBe(true)
  expect(await barriersHere({ within: `[aria-label="${home.viewer.label}"]` })).toEqual([])
})

test('the sun on the house moves with the hours by keyboard', async () => {
  await visit({ path: known })
  await page.getByRole('button', { name: home.viewer.sun }).click()
  const hours = page.getByRole('slider', { name: home.sun.time })
  await expect.element(hours).toBeVisible()
  const before = hours.element().getAttribute('aria-valuetext') ?? ''
  ;(hours.element() as HTMLElement).focus()
  await keyboard('{ArrowRight}')
  await expect.element(hours).not.toHaveAttribute('aria-valuetext', before)
})

test('a home says before its facts how to buy it and whom to ask, and further down what can be chosen until when', async () => {
  await visit({ path: known, width: 390 })
  const buy = button(compare.open)
  const facts = page.getByRole('heading', { name: home.section.facts })
  await expect.element(buy).toBeInTheDocument()
  await expect.element(facts).toBeInTheDocument()
  expect(buy.element().compareDocumentPosition(facts.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const choices = page.getByRole('region', { name: home.finish.choices })
  await expect.element(choices.getByText('Bänkskiva av granit')).toBeInTheDocument()
  await expect.element(choices.getByText(/väljer du senast \d+\s\p{L}+\s20\d\d/u)).toBeInTheDocument()
})

test('the monthly cost follows the visitor’s own rate, on the next home and in the comparison too [K-069]', async () => {
  await visit({ path: known })
  const costs = page.getByRole('region', { name: home.section.cost })
  const association = page.getByRole('region', { name: home.association.title })
  await expect.element(association.getByText(home.association.risen)).toBeInTheDocument()
  // 4 995 000 kr with 15 percent in cash: 4 245 750 kr at 3.4 percent
  await expect.element(costs.getByText(/^12\s030\skr$/)).toBeVisible()
  await costs.getByRole('button', { name: cost.change }).click()
  await expect.element(costs.getByText(/^749\s250\skr av priset$/)).toBeVisible()
  await costs.getByLabelText(cost.interest.label).fill('4')
  await expect.element(costs.getByText(/^14\s153\skr$/)).toBeVisible()
  await costs.getByLabelText(cost.downPayment.label).fill('10')
  await keyboard('{Tab}')
  const refusal = t('monthly-cost.downPayment.error', { min: '15', max: '100' })
  await expect.element(costs.getByText(refusal)).toBeVisible()
  await expect.element(costs.getByText(/^14\s153\skr$/)).toBeVisible()

  await button(compare.open).click()
  const table = dialog().getByRole('table')
  await expect.element(table.getByRole('columnheader')).toHaveLength(1)
  await dialog()
    .getByRole('button', { name: /^Brf Strandängen, C-1404/ })
    .click()
  await expect.element(table.getByRole('columnheader')).toHaveLength(2)
  // two percent of 4 245 750 and of 5 010 750 kr, interest, fees and running costs
  await expect
    .element(table.getByRole('row', { name: new RegExp(compare.row.gross) }))
    .toMatchTextContent(/26\s523\skr/)
  await expect
    .element(
      table.getByRole('rowheader', { name: new RegExp(`^${compare.row.gross}\\s+${compare.differs}$`) }),
    )
    .toBeVisible()
  await expect.element(table.getByRole('rowheader', { name: compare.row.energy, exact: true })).toBeVisible()
  expect(await barriersHere({ modal: true })).toEqual([])
  await page.viewport(320, 640)
  // the edge of the narrowest window shows that there is another home beside the first
  const second = table.getByRole('columnheader').nth(1).element().getBoundingClientRect()
  expect([second.left < 300, second.right > 320]).toEqual([true, true])
  await page.viewport(390, 900)
  // the dot stands beside the last line of a label, however many it takes
  for (const dot of document.querySelectorAll('th [aria-hidden]')) {
    const range = document.createRange()
    range.selectNodeContents(dot.previousSibling ?? dot)
    const line = [...range.getClientRects()].at(-1)
    const { top, left } = dot.getBoundingClientRect()
    expect([top > (line?.top ?? 0), top < (line?.bottom ?? 0)]).toEqual([true, true])
    expect(Math.abs(left - (line?.right ?? 0) - 6)).toBeLessThan(1)
  }
  await page.viewport(1280, 900)
  await dialog().getByRole('checkbox', { name: compare.onlyDifferent }).click()
  await expect.element(table.getByRole('rowheader', { name: compare.row.energy })).not.toBeInTheDocument()
  await table.getByRole('link', { name: /C-1404/ }).click()
  await expect.poll(() => location.pathname).toMatch(/c-1404/)
  await expect.element(page.getByText(/4 procent ränta/)).toBeVisible()
})

test('whoever has booked a home reads on its page that it is theirs, with no word of viewings, and goes on to My Pages', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-done', path: booked })
  const card = page.getByRole('region', { name: home.buy.label })
  await expect.element(card.getByText(home.gone.own)).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: home.toMyPages }))
    .toHaveAttribute('href', '/mina-sidor/')
  await expect.element(button(interest.open)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: home.house.title })).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: home.section.showings })).not.toBeInTheDocument()
  expect(await barriersHere({ within: `[aria-label="${home.buy.label}"]` })).toEqual([])
})

test('on paper a home that is gone asks nobody to book it, and no link leads on', async () => {
  await visit({ scenario: 'booking-done', path: booked })
  await expect.element(page.getByRole('link', { name: /^Alla bostäder i/ })).toBeVisible()
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByText(home.printed, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Alla bostäder i/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
})

test('a visitor copies the address of a home, or is told how when that fails', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await visit({ path: `${known}#top` })
  const share = button(home.share.label)
  await share.click()
  await expect.element(page.getByText(home.share.copied)).toBeVisible()
  expect(copy.mock.calls).toEqual([[location.origin + known]])
  copy.mockRejectedValueOnce(new Error('refused'))
  await share.click()
  await expect.element(page.getByText(home.share.failed)).toBeVisible()
})

test.each([1440, 390])(
  'the form for interest with its errors has no barrier in a window of %d px',
  async (width) => {
    await visit({ path: shown, width })
    await expect.element(page.getByRole('heading', { name: home.section.similar })).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^Alla bostäder i/ })).toBeVisible()
    await page.getByRole('button', { name: interest.open }).first().click()
    await dialog().getByRole('button', { name: interest.submit }).click()
    await expect.element(dialog().getByText(interest.required.terms).first()).toBeVisible()
    expect(await barriersHere({ modal: true })).toEqual([])
  },
)

test('on the narrowest phone nothing of a home overflows, nor of the form for a viewing', async () => {
  const width = 320
  await visit({ path: shown, width })
  await expect.element(page.getByRole('heading', { name: home.section.similar })).toBeVisible()
  expect(pageWidth()).toBeLessThanOrEqual(width)
  await button(showings.bookOne).click()
  await expect.element(dialog()).toBeVisible()
  expect(pageWidth()).toBeLessThanOrEqual(width)
})
