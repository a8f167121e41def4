import axe from 'axe-core'
import { drawAllHere } from '#scripts/screens/draw-all.ts'
import { pageRules, rulesOfStyle, tags } from './barrier-rules.ts'
import { judgeLooksOnce, knownLook, markHere, parseColoursOnce } from '../crawl/known-looks.ts'

axe.configure({ rules: [{ id: 'color-contrast', selector: `*:not([${knownLook}])` }] })
judgeLooksOnce()
parseColoursOnce()

/**
 * What axe finds wrong in the page of a component test or in the part of it that a selector names, by rule and place.
 * Parts that rest while they are far from the window are looked at as they are, or `drawn`; what has been looked at before
 * `inOtherStyle`, by the rules about style alone. Contrast is judged once of all that looks the same in a file of tests.
 */
export async function barriersHere({
  within = 'html',
  modal = false,
  drawn = false,
  inOtherStyle = false,
} = {}): Promise<string[]> {
  const rules = Object.fromEntries((modal ? pageRules : []).map((rule) => [rule, { enabled: false }]))
  const rest = drawn ? drawAllHere() : undefined
  const unmark = markHere(knownLook, within)
  const { violations } = await axe.run(within, {
    runOnly: inOtherStyle ? rulesOfStyle : tags,
    rules,
    resultTypes: ['violations'],
    // style sheets are read ahead for a rule that is not asked for
    preload: false,
  })
  unmark()
  rest?.()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
