import { join, relative } from 'node:path'
import {
  type Config,
  type NormalizedProblem,
  YamlParseError,
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
} from '@redocly/openapi-core'
import { contractsDir, root } from '../../generate/paths.ts'
import type { Trouble } from '../trouble.ts'

/** What nobody can answer by: these stop a contract. All other rules are told, and stop nobody. */
const structure = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-identical-paths': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-parameters-defined': 'error',
} as const

let configs: Promise<{ structural: Config; all: Config }> | undefined

const loadConfigs = () =>
  (configs ??= Promise.all([
    createConfig({ rules: structure }),
    loadConfig({ configPath: join(root, 'redocly.yaml') }),
  ]).then(([structural, all]) => ({ structural, all })))

/** Why a contract can't be taken: what is broken in it, or nothing. */
export const brokenPlaces = async (service: string): Promise<Trouble[]> =>
  troublesBy((await loadConfigs()).structural, service, true)

/** The rules of the project that a contract breaks, which is one to go by all the same. */
export const brokenRules = async (service: string): Promise<Trouble[]> =>
  troublesBy((await loadConfigs()).all, service, false)

async function troublesBy(config: Config, service: string, stops: boolean): Promise<Trouble[]> {
  try {
    const problems = await lint({ ref: join(contractsDir, `${service}.yaml`), config })
    return distinct(problems.map((problem) => troubleOf(problem, stops)))
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error
    const { line, col, originalError, source } = error
    return [
      { file: pathOf(source.absoluteRef), line, column: col, message: yamlSentence(originalError), stops },
    ]
  }
}

function troubleOf({ message, location: [place], suggest }: NormalizedProblem, stops: boolean): Trouble {
  if (!place) return { file: 'contracts', line: 1, column: 1, message, stops }
  const { start } = getLineColLocation(place)
  const advice = suggest.length > 0 ? ` Did you mean ${suggest.slice(0, 3).join(' or ')}?` : ''
  return {
    file: pathOf(place.source.absoluteRef),
    line: start.line,
    column: start.col,
    message: `${message.replaceAll(/\s+/g, ' ').trim()}${advice}`,
    stops,
  }
}

/** What the reader of YAML says, as a sentence. */
function yamlSentence(error: Error): string {
  const [first = ''] = error.message.split(/ in "| \(\d+:|\n/)
  return `This is no YAML: ${first}.`
}

const pathOf = (file: string): string => relative(root, file).replaceAll('\\', '/')

function distinct(troubles: readonly Trouble[]): Trouble[] {
  return [...new Map(troubles.map((one) => [JSON.stringify(one), one])).values()]
}
