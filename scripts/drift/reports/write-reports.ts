import { valuesOfOption } from '../commands/shared/repeated-option.ts'
import { writeFile } from 'node:fs/promises'
import { InputError } from '../document/input-error.ts'
import { githubReport } from './formats/github.ts'
import { gitlabReport } from './formats/gitlab.ts'
import { htmlReport } from './formats/html.ts'
import { jsonReport } from './formats/json.ts'
import { junitReport } from './formats/junit.ts'
import { markdownReport } from './formats/markdown.ts'
import type { Outcome } from './outcome.ts'
import { paintFor } from './formats/terminal-colors.ts'
import { failing } from './outcome.ts'
import { sarifReport } from './formats/sarif.ts'
import { terminalReport } from './formats/terminal.ts'

/** Every kind of report by the name it is asked for. */
export const kinds: Readonly<Record<string, (outcome: Outcome) => string>> = {
  terminal: (outcome) => terminalReport(outcome),
  json: jsonReport,
  junit: junitReport,
  sarif: sarifReport,
  github: githubReport,
  gitlab: gitlabReport,
  markdown: markdownReport,
  html: htmlReport,
}

/** A report that was asked for: `json` goes to standard output, `json=out.json` to a file. */
export type Wanted = { kind: string; file: string | undefined }

/**
 * The reports named on a command line, `--report KIND[=FILE]` as often as one likes.
 *
 * @throws InputError when there is no such report
 */
export function wantedReports(rawArgs: readonly string[]): Wanted[] {
  return valuesOfOption(rawArgs, 'report').map((one) => {
    const [kind = '', ...rest] = one.split('=')
    // a path may have such a sign as well
    const file = rest.length > 0 ? rest.join('=') : undefined
    if (Object.hasOwn(kinds, kind)) return { kind, file }
    throw new InputError(
      `There is no report ${kind || 'without a name'}; choose from ${Object.keys(kinds).join(', ')}.`,
    )
  })
}

/** Writes what was asked for, the terminal's report where nothing else goes there, and sets the exit code. */
export async function writeReports(
  outcome: Outcome,
  wanted: readonly Wanted[],
  showsAll: boolean,
): Promise<void> {
  const toFile = wanted.filter(({ file }) => file !== undefined)
  await Promise.all(toFile.map(({ kind, file = '' }) => writeReport(file, kinds[kind]?.(outcome) ?? '')))
  const printed = wanted.filter(({ file }) => file === undefined)
  if (printed.length === 0)
    console.log(terminalReport(outcome, showsAll, paintFor(process.stdout, process.env)))
  for (const { kind } of printed) console.log(kinds[kind]?.(outcome).trimEnd())
  process.exitCode = failing(outcome).length > 0 ? 1 : 0
}

/** @throws InputError where the file cannot be written */
async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const why = error instanceof Error ? error.message : String(error)
    throw new InputError(`${file} could not be written: ${isMissing ? 'its folder is not there' : why}.`)
  }
}
