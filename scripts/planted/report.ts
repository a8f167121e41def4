import type { Result, Verdict } from './result.ts'

/** The results as a table of Markdown, and a line with their sum. */
export function resultTable(results: readonly Result[]): string[] {
  const rows = results.map(({ name, part, seconds, verdict }) =>
    [part, name, ...told(verdict), seconds.toFixed(0)].map((cell) => cell.replaceAll('|', '\\|')),
  )
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['where', 'defect', 'noticed by', 'test', 's']),
    line(['---', '---', '---', '---', '--:']),
    ...rows.map(line),
    '',
    sumOf(results),
  ]
}

/** One result in one line, for whoever waits. */
export const oneLine = ({ name, seconds, verdict }: Result): string =>
  `${marks[verdict.at]} ${name.padEnd(44)} ${told(verdict).filter(Boolean).join(': ')} (${seconds.toFixed(0)} s)`

const marks = { noticed: '✓', unnoticed: '✗', unclear: '?' }

const unnoticed = { ran: 'nobody', 'left out': 'nobody, without journeys', 'none named': 'nobody' } as const

function told(verdict: Verdict): [string, string] {
  if (verdict.at === 'noticed')
    return [verdict.level, `${verdict.by.title}${verdict.by.file && ` (${verdict.by.file})`}`]
  return verdict.at === 'unnoticed' ? [unnoticed[verdict.journeys], ''] : ['cannot tell', verdict.why]
}

function sumOf(results: readonly Result[]): string {
  const count = (at: Verdict['at']) => results.filter(({ verdict }) => verdict.at === at).length
  const levels = (['unit', 'component', 'journey'] as const).map((level) => {
    const many = results.filter(({ verdict }) => verdict.at === 'noticed' && verdict.level === level).length
    return `${many} by ${level}`
  })
  const unclear = count('unclear') > 0 ? `, ${count('unclear')} not told` : ''
  return `${count('noticed')} of ${results.length} noticed (${levels.join(', ')}), ${count('unnoticed')} not${unclear}`
}

/** 0 when all were noticed, 1 when some were not, 2 when it could not be told of some. */
export function exitCodeOf(results: readonly Result[]): 0 | 1 | 2 {
  if (results.some(({ verdict }) => verdict.at === 'unnoticed')) return 1
  return results.some(({ verdict }) => verdict.at === 'unclear') ? 2 : 0
}
