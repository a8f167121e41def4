import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { NormalizedProblem } from '@redocly/openapi-core'
import { segmentsOf } from '../../drift/document/pointer.ts'
import { readYaml } from '../../drift/document/read-yaml.ts'
import { contractsDir } from '../../generate/paths.ts'
import type { Addition } from './add-member.ts'
import { madeValue } from './made-value.ts'

/** What is added to one contract file, and how it is told. */
export type Remedy = { file: string; says: string; addition: Addition }

type Place = { file: string; pointer: string }

type Maker = (place: Place, message: string) => Promise<Remedy | undefined>

/**
 * The rules that can be kept without a decision, in the order in which they are: what an operation answers in any case,
 * then examples of patterns, then those of bodies, which show them. All others, such as limits, texts and requirements,
 * are left to people.
 */
export const remedies: readonly (readonly [rule: string, make: Maker])[] = [
  ['portal/operation-declares-its-errors', sharedAnswer],
  ['portal/pattern-has-an-example', exampleOfPattern],
  ['portal/body-has-an-example', exampleOfBody],
]

/** Where a problem is. */
export function placeOf({ location: [place] }: NormalizedProblem): Place | undefined {
  if (!place?.pointer) return undefined
  return { file: place.source.absoluteRef, pointer: place.pointer.replace(/^#/, '') }
}

const sharedFile = join(contractsDir, 'shared/responses.yaml')

type SharedAnswer = {
  content?: Record<string, { examples?: Record<string, { value?: { status?: number } }> }>
}

/** The name of the shared answer of a status, by the status that its example tells. */
function sharedAnswerOf(status: string): string | undefined {
  const shared = readYaml(readFileSync(sharedFile, 'utf8')) as Record<string, SharedAnswer>
  return Object.keys(shared).find((name) =>
    Object.values(shared[name]?.content ?? {}).some(({ examples = {} }) =>
      Object.values(examples).some(({ value }) => String(value?.status) === status),
    ),
  )
}

async function sharedAnswer({ file, pointer }: Place, message: string): Promise<Remedy | undefined> {
  const [status] = /\d{3}$/.exec(message) ?? []
  const name = status && sharedAnswerOf(status)
  if (!name) return undefined
  const target = relative(dirname(file), sharedFile).replaceAll('\\', '/')
  const value = { $ref: `${target}#/${name}` }
  return {
    file,
    says: `the answer ${status} (${name})`,
    addition: { pointer, key: status, value, sorted: true },
  }
}

async function exampleOfPattern({ file, pointer }: Place): Promise<Remedy | undefined> {
  const name = segmentsOf(pointer).at(-1) ?? ''
  const value = await madeValue(file, pointer, name)
  if (value === undefined) return undefined
  return {
    file,
    says: `an example of a pattern, ${JSON.stringify(value)}`,
    addition: { pointer, key: 'examples', value: [value], layout: 'inline' },
  }
}

async function exampleOfBody({ file, pointer }: Place): Promise<Remedy | undefined> {
  const value = await madeValue(file, `${pointer}/schema`, '')
  if (value === undefined) return undefined
  const examples = { made: { summary: 'Made from the schema', value } }
  return { file, says: 'an example of a body', addition: { pointer, key: 'examples', value: examples } }
}
