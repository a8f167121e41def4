import type { Page } from 'playwright'

/** Draws also the parts of a page that rest while they are far from its window, which nobody else can see either. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn]
  })
}
