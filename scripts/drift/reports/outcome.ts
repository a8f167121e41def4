import type { Finding } from '../finding.ts'
import type { Level } from '../rules/rule.ts'
import { levels } from '../rules/rule.ts'

/** What a command found, as every report shows it. */
export type Outcome = {
  command: string
  /** What was looked at, in words: `old.yaml → new.yaml`. */
  subject: string
  findings: readonly Finding[]
  /** The least level that makes the command fail. */
  failOn: Level
  /** The versions that the documents name, where two were compared. */
  versions?: { old: string; new: string }
  /** What the reader should know besides the findings, such as an acceptance that has expired. */
  notes: readonly string[]
}

/** How many findings each level has, accepted ones left out. */
export function countsOf(findings: readonly Finding[]): Record<Level, number> {
  const count = (level: Level) => findings.filter((one) => one.level === level && !one.accepted).length
  return {
    breaking: count('breaking'),
    risky: count('risky'),
    question: count('question'),
    safe: count('safe'),
    annotation: count('annotation'),
  }
}

/** The findings that make the command fail. */
export const failing = ({ findings, failOn }: Pick<Outcome, 'findings' | 'failOn'>): Finding[] =>
  findings.filter(({ level, accepted }) => !accepted && levels.indexOf(level) <= levels.indexOf(failOn))

/** Whether somebody may have to do something about it: what the terminal shows unless it is asked for more. */
export const isSevere = ({ level }: Finding): boolean => level !== 'safe' && level !== 'annotation'

/** Worst first, and otherwise as they were found. */
export const byLevel = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))

/** `2 breaking, 1 risky, 0 safe, 3 annotations`. */
export function countsLine(findings: readonly Finding[]): string {
  const { breaking, risky, question, safe, annotation } = countsOf(findings)
  const accepted = findings.filter((one) => one.accepted).length
  const questions = question > 0 ? `${question} question${question === 1 ? '' : 's'}, ` : ''
  const line = `${breaking} breaking, ${risky} risky, ${questions}${safe} safe, ${annotation} annotation${annotation === 1 ? '' : 's'}`
  return accepted > 0 ? `${line}, ${accepted} accepted` : line
}

/** Where a finding shows: its operation, how many more, or the contract as a whole. */
export function operationLine({ operations }: Finding): string {
  const [first, ...others] = operations
  if (!first) return 'The contract as a whole'
  const name = `${first.method} ${first.path}${first.id ? ` (${first.id})` : ''}`
  return others.length > 0
    ? `${name} and ${others.length} more operation${others.length === 1 ? '' : 's'}`
    : name
}

/** `contracts/residence.yaml:120`; the newer version where there is one. */
export function sourceLine({ old, new: now }: Finding): string | undefined {
  const source = now ?? old
  if (!source) return undefined
  return source.line === undefined ? `${source.file}#${source.pointer}` : `${source.file}:${source.line}`
}
