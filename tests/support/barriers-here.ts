import axe from 'axe-core'
import { pageRules, tags } from './barrier-rules.ts'

/**
 * What axe finds wrong in the page of a component test or in the part of it that a selector names, by rule and place.
 * Parts that rest while they are far from the window are looked at as they are, or `drawn`.
 */
export async function barriersHere({ within = 'html', modal = false, drawn = false } = {}): Promise<
  string[]
> {
  const rules = Object.fromEntries((modal ? pageRules : []).map((rule) => [rule, { enabled: false }]))
  const rest = drawn ? drawAll() : undefined
  const { violations } = await axe.run(within, { runOnly: tags, rules, resultTypes: ['violations'] })
  rest?.()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Draws also what is far from the window; returns what lets it rest again. */
function drawAll(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
