import { writeFile } from 'node:fs/promises'
import { readAnswers } from '../assumed/answers.ts'
import { asQuestions } from '../assumed/as-questions.ts'
import { accept } from '../config/accept.ts'
import type { Config } from '../config/read-config.ts'
import { withLines } from '../reports/lines.ts'
import type { Outcome } from '../reports/outcome.ts'
import type { Level } from '../rules/rule.ts'
import type { Observer } from './observer.ts'
import { ownValue } from '../own-value.ts'

/** What a team has asked of a report on traffic. */
export type TrafficReportOptions = {
  config: Config
  failOn: Level | undefined
  coverage: string | undefined
  answers: string | undefined
}

/** The outcome of a command that has seen traffic, with levels and acceptances applied; writes the coverage, if asked. */
export async function trafficOutcome(
  command: string,
  subject: string,
  observer: Observer,
  { config, failOn, coverage, answers }: TrafficReportOptions,
): Promise<Outcome> {
  if (coverage !== undefined) {
    await writeFile(coverage, `${JSON.stringify({ version: 1, operations: observer.coverage() }, null, 2)}\n`)
  }
  const levelled = observer
    .findings()
    .map((finding) => ({ ...finding, level: ownValue(config.rules, finding.rule) ?? finding.level }))
  const { findings, notes } = accept(
    asQuestions(levelled, await readAnswers(answers)),
    config,
    new Date().toISOString().slice(0, 10),
  )
  return {
    command,
    subject,
    findings: await withLines(findings),
    failOn: failOn ?? config.failOn ?? 'breaking',
    notes: [...observer.notes(), ...notes],
  }
}
