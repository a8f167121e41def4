import { globSync } from 'node:fs'
import { root } from '../../generate/paths.ts'
import { censusOf } from './census.ts'
import { Rows } from './rows.ts'
import type { Found } from './verdict.ts'

/** The census over all contracts of the product; the one that steers the mock is ours from end to end. */
export function wholeCensus(): Found[] {
  const rows = new Rows()
  return contractSources().flatMap((file) => censusOf(file, rows))
}

/** The files of the contracts, but for those that are no part of what a service promises. */
export const contractSources = (): string[] =>
  globSync('contracts/**/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^contracts\/(?:mock_control|overlays|journeys)\b/.test(file))
    .toSorted()

/** The census by kind of node, and in all, as a table of text. */
export function censusTable(found: readonly Found[]): string {
  const kinds = [...Object.entries(Object.groupBy(found, ({ kind }) => kind)), ['in all', found] as const]
  const count = (list: readonly Found[], verdict: Found['verdict']) =>
    list.filter((one) => one.verdict === verdict).length.toString()
  const lines = [
    ['', 'stated', 'assumed', 'unsaid'],
    ...kinds.map(([kind, list = []]) => [
      kind,
      count(list, 'stated'),
      count(list, 'assumed'),
      count(list, 'unsaid'),
    ]),
  ]
  return lines
    .map(([kind = '', ...rest]) => `  ${kind.padEnd(12)}${rest.map((one) => one.padStart(9)).join('')}`)
    .join('\n')
}

/** So many stated nodes at random, or all: where each stands and the row that states it, to be read side by side. */
export function sampleStated(
  found: readonly Found[],
  howMany: number,
  random: () => number = Math.random,
): string {
  const rows = new Rows()
  const stated = found.filter(({ verdict }) => verdict === 'stated')
  const order = stated.map((one) => ({ one, at: random() })).toSorted((a, b) => a.at - b.at)
  return order
    .slice(0, howMany)
    .map(
      ({ one: { file, pointer, kind, name, row = '' } }) =>
        `${file}#${pointer}\n  ${kind} ${name}\n  ${row}: ${rows.text(row)}`,
    )
    .join('\n')
}
