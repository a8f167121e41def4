import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { drawAll } from '#scripts/screens/draw-all.ts'
import { pageRules, tags } from './barrier-rules.ts'
import { judgeLooksOnce, knownLook, markKnownLooks, parseColoursOnce } from '../crawl/known-looks.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const leavingKnownLooks = `;axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${knownLook}])' }] })`

/** Header and footer of the portal: the same on each page, and looked at by the crawl. */
const chrome = ['header', 'footer'].map(
  (part) => `${part}:not(main *, [role=dialog] *, [data-director-panel] *)`,
)

type Looked = {
  /** The part to look at, by selector. */
  within?: string
  /** Whether something modal is open, behind which the page is hidden. */
  modal?: boolean
  /** Whether header and footer are looked at as well. */
  whole?: boolean
  /** Whether contrast is left alone of what looks as something that was looked at in the same document. */
  onlyNewLooks?: boolean
}

/**
 * What axe finds wrong on a page or in a part of it, by rule and place.
 * Looks also at what rests far from the window, and waits until the part is there and nothing fades in any more: half a
 * colour has half a contrast.
 */
export async function barriers(
  page: Page,
  { within = 'html', modal = false, whole = false, onlyNewLooks = false }: Looked = {},
): Promise<string[]> {
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
  const unmark = onlyNewLooks ? await markKnownLooks(page) : undefined
  const without = modal ? pageRules : []
  const inner = page.frames().filter((frame) => frame.parentFrame())
  const looks = [
    look(page.mainFrame(), { include: [within], exclude: whole ? [] : chrome, without }),
    // a document within a page is a part of it
    ...inner.map((frame) => look(frame, { include: ['html'], exclude: [], without: pageRules })),
  ]
  const found = (await Promise.all(looks)).flat()
  // what a document shows later is not to be drawn whole as well
  await rest()
  await unmark?.()
  return found
}

/** What is to be looked at, by selectors, and which rules are left out. */
type Asked = { include: string[]; exclude: string[]; without: string[] }

/** Asks axe in a document, and brings it there the first time: to read it costs as much as a small page. */
async function look(frame: Frame, asked: Asked): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) {
    await frame.evaluate(source + leavingKnownLooks)
    await frame.evaluate(judgeLooksOnce)
    await frame.evaluate(parseColoursOnce)
  }
  return frame.evaluate(
    async ({ include, exclude, without, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(
        { include, exclude },
        {
          runOnly,
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          // style sheets are read ahead for a rule that is not asked for
          preload: false,
          iframes: false,
        },
      )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { ...asked, runOnly: tags },
  )
}
