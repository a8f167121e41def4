import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { drawAll } from '#scripts/screens/draw-all.ts'
import { pageRules, tags } from './barrier-rules.ts'

/**
 * What axe finds wrong on a page or in the part of it that a selector names, by rule and place.
 * Looks also at what rests far from the window, and waits until the part is there and nothing fades in any more: half a
 * colour has half a contrast.
 */
export async function barriers(page: Page, { within = 'html', modal = false } = {}): Promise<string[]> {
  await page.locator(within).first().waitFor()
  const rest = await drawAll(page)
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-entering], [data-exiting]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ),
  )
  const builder = new AxeBuilder({ page })
    .include(within)
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
  // without frames everything is done in the page itself; a second page to put together what they say is not needed
  if (page.frames().length === 1) builder.setLegacyMode()
  const { violations } = await builder.disableRules(modal ? pageRules : []).analyze()
  // what a document shows later is not to be drawn whole as well
  await rest()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
