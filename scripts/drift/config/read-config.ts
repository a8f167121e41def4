import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import * as z from 'zod'
import { InputError } from '../document/input-error.ts'
import { nearestRule, rules } from '../rules/all-rules.ts'
import { levels } from '../rules/rule.ts'

const level = z.enum(levels)
const common = { reason: z.string().min(1), until: z.iso.date().optional() }
const accepted = z.union(
  [
    z.strictObject({ fingerprint: z.string().regex(/^[0-9a-f]{16}$/), ...common }),
    z.strictObject({
      rule: z.string(),
      operation: z.string().optional(),
      field: z.string().optional(),
      ...common,
    }),
  ],
  'needs a reason, and either a fingerprint or a rule (with operation and field); until is a date such as 2027-01-31',
)

const config = z.strictObject({
  failOn: level.optional(),
  rules: z.record(z.string(), level).default({}),
  accepted: z.array(accepted).default([]),
})

/** What a team has decided: levels of rules of its own, and findings that may be. */
export type Config = z.infer<typeof config>

const usual = 'portal-contracts.yaml'

/**
 * Reads the file that is named, or `portal-contracts.yaml` where there is one.
 *
 * @throws InputError when the file is not there or says something that is not understood
 */
export async function readConfig(named: string | undefined): Promise<Config> {
  const file = named ?? usual
  const text = await readFile(file, 'utf8').catch(() => {
    if (named === undefined) return ''
    throw new InputError(`There is no configuration ${file}.`)
  })
  return configOf(text, file)
}

/** The configuration in a text. An empty one decides nothing. */
export function configOf(text: string, file: string): Config {
  const read = config.safeParse(parsed(text, file) ?? {})
  if (!read.success) {
    const [issue] = read.error.issues
    throw new InputError(
      `${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not understood'}.`,
    )
  }
  const named = [
    ...Object.keys(read.data.rules),
    ...read.data.accepted.flatMap((one) => ('rule' in one ? [one.rule] : [])),
  ]
  const unknown = named.find((id) => !Object.hasOwn(rules, id))
  if (unknown !== undefined) {
    throw new InputError(`${file}: there is no rule ${unknown}. Did you mean ${nearestRule(unknown)}?`)
  }
  return read.data
}

function parsed(text: string, file: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    const [line = ''] = error instanceof Error ? error.message.split('\n') : []
    throw new InputError(`${file} is no YAML: ${line}`)
  }
}
