import { defineCommand } from 'citty'
import { refusesUnknown } from '../refuses-unknown.ts'
import { parts, readDefects } from '../../planted/defect.ts'
import { exitCodeOf, oneLine, resultTable } from '../../planted/report.ts'
import { tryAll } from '../../planted/try-all.ts'
import { typeCheck } from '../../planted/type-check.ts'
import { endWithChildren } from '../../processes/run-node.ts'
import { ensureTestBrowser } from '../../setup/chromium.ts'

/**
 * `planted [name …]`: which of the defects in tests/planted the tests notice. Exit 1 when one is not noticed, 2 when
 * that could not be told.
 */
export const planted = defineCommand({
  meta: { name: 'planted', description: 'Plant defects in a copy of the project and see which tests notice' },
  args: {
    name: { type: 'positional', required: false, description: 'The defects to plant; all when left out' },
    only: { type: 'enum', options: [...parts], description: 'Only those in one part of the project' },
    journeys: {
      type: 'boolean',
      default: true,
      negativeDescription: 'Ask the tests of Vitest only, which takes a third of the time',
    },
    together: {
      type: 'boolean',
      description: 'Plant them all at once first, then one by one those that no test beside them noticed',
    },
    types: {
      type: 'boolean',
      description: 'Only see that a type check refuses none of them: one that it refuses measures no test',
    },
    json: {
      type: 'boolean',
      // npm run planted --json, without the dashes in between, reaches a script as npm's own setting
      default: process.env['npm_config_json'] === 'true',
      description: 'Print the results as JSON and nothing else',
    },
  },
  async run({ args }) {
    const all = readDefects()
    const names = all.map(({ name }) => name)
    if (refusesUnknown('planted defect', args._, names, 'tests/planted holds them all')) return
    const chosen = all.filter(
      ({ name, part }) =>
        (args._.length === 0 || args._.includes(name)) && (!args.only || part === args.only),
    )
    endWithChildren()
    if (args.types) {
      const { code, output } = await typeCheck(chosen)
      console.log(code === 0 ? 'A type check refuses none of them.' : output.trim())
      process.exitCode = code === 0 ? 0 : 1
      return
    }
    await ensureTestBrowser()
    const results = await tryAll(chosen, {
      withJourneys: args.journeys,
      together: args.together ?? false,
      onResult: (result) => console.error(oneLine(result)),
    })
    console.log(args.json ? JSON.stringify(results, undefined, 2) : `\n${resultTable(results).join('\n')}`)
    process.exitCode = exitCodeOf(results)
  },
})
