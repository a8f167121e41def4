import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { InputError } from '../document/input-error.ts'
import { parse } from '../document/parse.ts'
import { NotReadable } from '../document/read-yaml.ts'
import { nearestRule, rules } from '../rules/all-rules.ts'
import type { config } from './config-schema.ts'

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
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return configOf(text, file)
  if (named !== undefined) throw new InputError(`There is no configuration ${file}.`)
  return { rules: {}, levels: [], accepted: [] }
}

/** The configuration in a text. An empty one decides nothing. */
export async function configOf(text: string, file: string): Promise<Config> {
  // most runs have no configuration, and need not load what checks one
  const { config } = await import('./config-schema.ts')
  const read = config.safeParse(parsed(text, file) ?? {})
  if (!read.success) {
    const [issue] = read.error.issues
    throw new InputError(
      `${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'not understood'}.`,
    )
  }
  const named = [
    ...Object.keys(read.data.rules),
    ...read.data.levels.flatMap(({ rule }) => rule ?? []),
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
    return parse(text).value
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error
    throw new InputError(`${file} is no YAML: ${error.message}.`)
  }
}
