import { chromium } from 'playwright'
import type { Page } from 'playwright'
import { chromiumArgs } from '#scripts/setup/chromium.ts'

/** Milliseconds since the navigation, and of blocking until the page rests. */
export type Answering = {
  /** The largest thing of the first window is painted. */
  largest: number
  /** A button of the page has its handler. */
  button: number
  /** The first price is shown; as `button` on a page that has none. */
  price: number
  /** Both. */
  answers: number
  /** What tasks after the first paint take beyond 50 ms each. */
  blocking: number
}

type Marks = { button?: number; price?: number }
type Noted = { answers: Marks; longTasks: [number, number][]; largest: number }

/** As slow as Lighthouse's phone, but in truth: its own figures are estimated from a visit at full speed. */
export const slowness = { processor: 4, bytesPerSecond: (1.6 * 1024 * 1024) / 8, latency: 150 }
const longest = 20_000

/**
 * One visit of a slow phone that has never been here, in a browser of its own. `processor` is how many times slower than
 * this machine's own the phone's is.
 *
 * @throws when the page has no button with a handler after 20 seconds
 */
export async function answering(
  executablePath: string,
  url: string,
  hasPrice: boolean,
  processor = slowness.processor,
): Promise<Answering> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  try {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    })
    await context.addCookies([{ name: 'consent', value: 'answered', url: new URL(url).origin }])
    const page = await context.newPage()
    await slowDown(page, processor)
    await page.addInitScript(noteAnswers)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(
      (waitsForPrice) => {
        const { button, price } = (globalThis as { answers?: Marks }).answers ?? {}
        return button !== undefined && (price !== undefined || !waitsForPrice)
      },
      hasPrice,
      { timeout: longest, polling: 200 },
    )
    await page.waitForLoadState('networkidle')
    const { button = Number.NaN, price = button, largest, blocking } = await page.evaluate(readMarks)
    return { largest, button, price, answers: Math.max(button, price), blocking }
  } finally {
    await browser.close()
  }
}

async function slowDown(page: Page, processor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowness.latency,
    downloadThroughput: slowness.bytesPerSecond,
    uploadThroughput: slowness.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/**
 * Runs in the page: looks when something has changed, and notes the frame that shows it. A look at each frame would be
 * work of its own (docs/performance/portal.md). React notes the handlers of an element at the element, under a name that begins
 * with `__reactProps`.
 */
function noteAnswers() {
  const page = globalThis as typeof globalThis & Noted
  const marks: Marks = {}
  page.answers = marks
  page.longTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) page.longTasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    page.largest = list.getEntries().at(-1)?.startTime ?? page.largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const price = /\d\s?(kr|€)/
  const hasHandler = (button: Element) =>
    Object.entries(button).some(
      ([name, props]) =>
        name.startsWith('__reactProps') &&
        Object.entries(props as object).some(
          ([prop, on]) => prop.startsWith('on') && typeof on === 'function',
        ),
    )
  const showsPrice = (main: Element) => {
    if (!price.test(main.textContent)) return false
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (price.test(data) && parentElement?.checkVisibility()) return true
    }
    return false
  }
  const hasButton = () => [...document.querySelectorAll('#root button')].some(hasHandler)
  const hasPrice = () => {
    const main = document.querySelector('#content')
    return main !== null && showsPrice(main)
  }
  const noteFrame = () =>
    requestAnimationFrame(() => {
      if (hasButton()) marks.button ??= performance.now()
      // a price often comes with the button, in one frame
      if (marks.button !== undefined && hasPrice()) marks.price ??= performance.now()
    })
  const changes = new MutationObserver(() => {
    if (marks.price !== undefined) changes.disconnect()
    else if (marks.button === undefined ? hasButton() : hasPrice()) noteFrame()
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

function readMarks() {
  const { answers, longTasks, largest } = globalThis as unknown as Noted
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const blocking = longTasks
    .filter(([start]) => start >= painted)
    .reduce((sum, [, duration]) => sum + duration - 50, 0)
  return { ...answers, largest, blocking }
}
