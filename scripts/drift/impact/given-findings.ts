import { tryParseJson } from '../document/json.ts'
import { readFile } from 'node:fs/promises'
import type { Answer } from '../assumed/answers.ts'
import { asQuestions } from '../assumed/as-questions.ts'
import type { Accepted } from '../config/accept.ts'
import { accept } from '../config/accept.ts'
import type { Config } from '../config/read-config.ts'
import { diffDocuments } from '../diff/diff-documents.ts'
import { toFindings } from '../diff/to-findings.ts'
import { InputError } from '../document/input-error.ts'
import { pairDocuments } from '../document/pair-documents.ts'
import type { Finding } from '../finding.ts'
import { numbered } from '../finding.ts'
import { withLines } from '../reports/lines.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { ownValue } from '../own-value.ts'

/**
 * What differs between two versions of a contract, with what a team has accepted marked.
 *
 * @param allowedRefs folders and origins that references may lead to besides their own
 * @param answers to what the older version assumes; without them nothing is a question
 */
export async function findingsBetween(
  old: string,
  now: string,
  config: Config,
  allowedRefs: readonly string[] = [],
  answers?: readonly Answer[],
): Promise<Accepted> {
  const pairs = await pairDocuments(old, now, allowedRefs)
  const levelOf = (id: string) => ownValue(config.rules, id) ?? ruleOf(id).level
  const found = numbered(pairs.flatMap(({ was, is }) => toFindings(diffDocuments(was, is), levelOf)))
  const asked = answers ? asQuestions(found, answers) : found.map(({ assumed: _, ...finding }) => finding)
  const { findings, notes } = accept(asked, config, new Date().toISOString().slice(0, 10))
  return { findings: await withLines(findings), notes }
}

/**
 * The findings in a JSON report of this tool, from whichever of its commands.
 *
 * @throws InputError when the file is none
 */
export async function findingsIn(file: string): Promise<Finding[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new InputError(`There is no report ${file}.`)
  })
  // other ways to ask need not load what checks a report
  const { report } = await import('./report-schema.ts')
  const read = report.safeParse(tryParseJson(text))
  if (read.success) return read.data.findings
  const [issue] = read.error.issues
  const where = issue?.path.join('.').slice(0, 100)
  throw new InputError(
    `${file} is no JSON report of portal-contracts${where ? `, by its ${where}` : ''} (--report json=FILE writes one).`,
  )
}
