import { callbackRules } from './callback-rules.ts'
import { contentRules } from './content-rules.ts'
import { messageRules } from './message-rules.ts'
import { operationRules } from './operation-rules.ts'
import { probeRules } from './probe-rules.ts'
import { propertyRules } from './property-rules.ts'
import type { Rule, Rules } from './rule.ts'
import { schemaRules } from './schema-rules.ts'
import { trafficRules } from './traffic-rules.ts'

/** Every rule by which two versions of a contract are compared. */
export const rules: Rules = {
  ...operationRules,
  ...messageRules,
  ...contentRules,
  ...propertyRules,
  ...schemaRules,
  ...callbackRules,
  ...trafficRules,
  ...probeRules,
}

/** The rule of this id. */
export function ruleOf(id: string): Rule {
  const found = Object.hasOwn(rules, id) ? rules[id] : undefined
  if (!found) throw new Error(`There is no rule ${id}.`)
  return found
}

/** The rule whose id is written most like this. */
export function nearestRule(given: string): string {
  // no id is longer, and comparing takes time by length
  const id = given.slice(0, 100)
  const [first = ''] = Object.keys(rules).toSorted((a, b) => distance(id, a) - distance(id, b))
  return first
}

/** How many letters have to change, come or go (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const swapped = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
