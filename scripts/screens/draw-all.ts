import type { Page } from 'playwright'

/**
 * Draws also the parts of a page that rest while they are far from its window, which nobody else can see either.
 *
 * @returns what lets them rest again
 */
export async function drawAll(page: Page): Promise<() => Promise<void>> {
  const rest = await page.evaluateHandle(drawAllHere)
  return () => page.evaluate((lets) => lets(), rest)
}

/** As `drawAll`, for code that runs in the page itself. */
export function drawAllHere(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
