import { places } from './place.ts'
import { type Count, noCount, type Trace } from './trace.ts'

const headings = ['', 'proven', 'of', ...places]

/** The table of a trace, a line each: how many ids of each family are proven, at all and in each place. */
export function traceTable({ tables }: Pick<Trace, 'tables'>): string[] {
  const rows = Object.entries(tables)
  return [headings, ...rows.map(cellsOf), cellsOf(['total', sumOf(rows.map(([, count]) => count))])].map(
    ([name = '', ...cells]) => name.padEnd(6) + cells.map((cell) => cell.padStart(10)).join(''),
  )
}

const cellsOf = ([name, count]: [string, Count]): string[] => [
  name,
  ...[count.proven, count.total, ...places.map((place) => count[place])].map(String),
]

function sumOf(counts: Count[]): Count {
  const sum = noCount()
  for (const count of counts) {
    for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += count[key]
  }
  return sum
}

/** Each id with what its passed tests leave unproven, a line each. */
export const lackingLines = ({ lacking }: Pick<Trace, 'lacking'>): string[] =>
  Object.entries(lacking).map(([id, missing]) => `${id} has tests, but is not proven: ${missing}`)

/** Each proven id with the places it is proven in, and the tests that prove it. */
export const idLines = ({ proven, places: where, tests }: Pick<Trace, 'proven' | 'places' | 'tests'>) =>
  proven.flatMap((id) => [
    '',
    `${id} (${where[id]?.join(', ')})`,
    ...(tests[id] ?? []).map(({ title, file }) => `  ${title} (${file})`),
  ])
