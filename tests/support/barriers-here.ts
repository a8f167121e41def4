import axe from 'axe-core'
import { pageRules, tags } from './barrier-rules.ts'

/** What axe finds wrong in the page of a component test or in the part of it that a selector names, by rule and place. */
export async function barriersHere({ within = 'html', modal = false } = {}): Promise<string[]> {
  const rules = Object.fromEntries((modal ? pageRules : []).map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(within, { runOnly: tags, rules, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
