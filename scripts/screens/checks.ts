import type { Page } from 'playwright'

/** What is wider than the window, or undefined. Names the elements that stick out, so that they can be found. */
export async function overflowOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return undefined
    const isClipped = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isClipped(element))
      .slice(0, 3)
    const names = wide.map((element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 80))
    return `${document.documentElement.scrollWidth} px in ${width}: ${names.join(', ')}`
  })
}

/** Elements that still move, for somebody who asked for less motion. A spinner may: it says that something goes on. */
export async function movingIn(page: Page): Promise<string | undefined> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(duration) > 0
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''))
      .filter((name) => !String(name).includes('animate-spin'))
      .slice(0, 3),
  )
  return moving.length > 0 ? moving.join(', ') : undefined
}
