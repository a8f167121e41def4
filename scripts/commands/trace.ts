import { defineCommand } from 'citty'
import { readReport } from '../reports/report.ts'
import { readRequirements } from '../trace/requirements.ts'
import { type Trace, traceRequirements } from '../trace/trace.ts'

/** `trace`: which requirements the last run of the tests proves. Exit 1 when a title names an id that does not exist. */
export const trace = defineCommand({
  meta: { name: 'trace', description: 'Show which requirements the last test run proves' },
  args: {
    json: {
      type: 'boolean',
      // npm run trace --json, without the dashes in between, reaches a script as npm's own setting
      default: process.env['npm_config_json'] === 'true',
      description: 'Print {proven, tables} as JSON and nothing else',
    },
    ids: { type: 'boolean', description: 'Also list each proven id with the tests that prove it' },
  },
  run({ args }) {
    const reports = [readReport('vitest'), readReport('playwright')].filter((one) => one !== undefined)
    if (reports.length === 0) {
      console.error('No test run to read: reports/ is empty. Run npm test first.')
      process.exitCode = 2
      return
    }
    const result = traceRequirements(
      readRequirements(),
      reports.flatMap(({ tests }) => tests),
    )
    if (args.json) console.log(JSON.stringify({ proven: result.proven, tables: result.tables }))
    else printTrace(result, args.ids)
    for (const error of result.errors) console.error(error)
    process.exitCode = result.errors.length > 0 ? 1 : 0
  },
})

function printTrace({ proven, tables, tests }: Trace, ids: boolean | undefined): void {
  for (const [table, { proven: done, total }] of Object.entries(tables)) {
    console.log(`${table.padEnd(5)} ${String(done).padStart(4)} of ${String(total).padStart(4)} proven`)
  }
  const total = Object.values(tables).reduce((all, one) => all + one.total, 0)
  console.log(`total ${String(proven.length).padStart(4)} of ${String(total).padStart(4)} proven`)
  if (!ids) return
  for (const id of proven) {
    console.log(`\n${id}`)
    for (const test of tests[id] ?? []) console.log(`  ${test.title} (${test.file})`)
  }
}
