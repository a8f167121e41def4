import { writeFileSync } from 'node:fs'
import { defineCommand } from 'citty'
import { readReport } from '../../reports/read-report.ts'
import { coverageFile, coveragePage, lackingRows, readCoverage } from '../../trace/coverage/coverage-page.ts'
import { portalOperations } from '../../trace/portal-operations.ts'
import { idLines, lackingLines, traceTable } from '../../trace/print-trace.ts'
import { readRequirements } from '../../trace/requirements.ts'
import { type Trace, traceRequirements } from '../../trace/trace.ts'

/** `trace`: which requirements the last run of the tests proves, and where. Exit 1 when a title names an id that does not exist, or too many. */
export const trace = defineCommand({
  meta: { name: 'trace', description: 'Show which requirements the last test run proves, and where' },
  args: {
    json: {
      type: 'boolean',
      // npm run trace --json, without the dashes in between, reaches a script as npm's own setting
      default: process.env['npm_config_json'] === 'true',
      description: 'Print {proven, tables, places, lacking} as JSON and nothing else',
    },
    ids: {
      type: 'boolean',
      description: 'Also list each proven id with the places and the tests that prove it',
    },
    table: {
      type: 'boolean',
      description:
        'Write docs/coverage.md instead; needs no test run. Exit 1 when a row lacks a screen or a test',
    },
  },
  run({ args }) {
    if (args.table) return writeTable()
    const reports = [readReport('vitest'), readReport('playwright')].filter((one) => one !== undefined)
    if (reports.length === 0) {
      console.error('No test run to read: reports/ is empty. Run npm test first.')
      process.exitCode = 2
      return
    }
    const result = traceRequirements(
      readRequirements(),
      reports.flatMap(({ tests }) => tests),
      portalOperations(),
    )
    const { proven, tables, places, lacking } = result
    if (args.json) console.log(JSON.stringify({ proven, tables, places, lacking }))
    else printTrace(result, args.ids)
    for (const error of result.errors) console.error(error)
    process.exitCode = result.errors.length > 0 ? 1 : 0
  },
})

function writeTable(): void {
  const documents = readCoverage()
  writeFileSync(coverageFile, coveragePage(documents))
  const lacking = lackingRows(documents)
  for (const sentence of lacking) console.error(sentence)
  process.exitCode = lacking.length > 0 ? 1 : 0
}

function printTrace(trace: Trace, ids: boolean | undefined): void {
  const lines = [...traceTable(trace), ...lackingLines(trace), ...(ids ? idLines(trace) : [])]
  for (const line of lines) console.log(line)
}
