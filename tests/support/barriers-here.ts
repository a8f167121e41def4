import axe from 'axe-core'
import { drawAllHere } from '#scripts/screens/draw-all.ts'
import { pageRules, tags } from './barrier-rules.ts'

/**
 * What axe finds wrong in the page of a component test or in the part of it that a selector names, by rule and place.
 * Parts that rest while they are far from the window are looked at as they are, or `drawn`.
 */
export async function barriersHere({ within = 'html', modal = false, drawn = false } = {}): Promise<
  string[]
> {
  const rules = Object.fromEntries((modal ? pageRules : []).map((rule) => [rule, { enabled: false }]))
  const rest = drawn ? drawAllHere() : undefined
  const { violations } = await axe.run(within, {
    runOnly: tags,
    rules,
    resultTypes: ['violations'],
    // style sheets are read ahead for a rule that is not asked for
    preload: false,
  })
  rest?.()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
