import { defineCommand } from 'citty'
import { InputError } from '../document/input-error.ts'
import { nearestRule, rules } from '../rules/all-rules.ts'
import { withExitCode } from './shared/exit-code.ts'

/** `explain RULE`: what a finding means, and how to make the change without breaking anybody. */
export const explain = defineCommand({
  meta: { name: 'explain', description: 'Say what a rule means' },
  args: {
    rule: { type: 'positional', required: false, description: 'Id of the rule; without it all are listed' },
  },
  run: ({ args }) =>
    withExitCode(async () => {
      console.log(args.rule ? explained(args.rule) : listed())
    }),
})

/**
 * A rule in words.
 *
 * @throws InputError when there is no such rule
 */
export function explained(id: string): string {
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined
  if (!rule) throw new InputError(`There is no rule ${id}. Did you mean ${nearestRule(id)}?`)
  const { level, title, why, instead, example } = rule
  return [
    `${id} (${level})`,
    `${title}.`,
    why,
    ...(instead ? [`Instead: ${instead}`] : []),
    `Before:\n    ${example.before}\nAfter:\n    ${example.after}`,
  ].join('\n\n')
}

const listed = (): string =>
  Object.entries(rules)
    .map(([id, { level, title }]) => `${id.padEnd(48)} ${level.padEnd(10)} ${title}`)
    .join('\n')
