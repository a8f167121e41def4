import { readFile } from 'node:fs/promises'
import type * as z from 'zod'
import { checked, yamlIn } from '../document/checked-yaml.ts'
import { InputError } from '../document/input-error.ts'
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
  const read = checked(config, yamlIn(text, file) ?? {}, file)
  const named = [
    ...Object.keys(read.rules),
    ...read.levels.flatMap(({ rule }) => rule ?? []),
    ...read.accepted.flatMap((one) => ('rule' in one ? [one.rule] : [])),
  ]
  const unknown = named.find((id) => !Object.hasOwn(rules, id))
  if (unknown !== undefined) {
    throw new InputError(`${file}: there is no rule ${unknown}. Did you mean ${nearestRule(unknown)}?`)
  }
  return read
}
