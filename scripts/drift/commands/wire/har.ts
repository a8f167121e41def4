import { defineCommand } from 'citty'
import { readConfig } from '../../config/read-config.ts'
import { checkHar } from '../../har/check-har.ts'
import { progressOn } from '../../har/progress.ts'
import { wantedReports, writeReports } from '../../reports/write-reports.ts'
import { loadContracts } from '../../traffic/load-contracts.ts'
import { loadOperations } from '../../traffic/load-operations.ts'
import { trafficOutcome } from '../../traffic/report-traffic.ts'
import { allowRefs } from '../shared/allow-refs.ts'
import { withExitCode } from '../shared/exit-code.ts'
import { refuseUndecided } from '../shared/undecided-findings.ts'
import { outcomeArgs } from '../shared/outcome-args.ts'
import { valuesOfOption } from '../shared/repeated-option.ts'

/** `har FILE…`: whether recorded traffic keeps the contract, and how much of the contract it shows. */
export const har = defineCommand({
  meta: { name: 'har', description: 'Check recorded traffic' },
  args: {
    file: { type: 'positional', required: true, description: 'HAR files, as many as you like' },
    contract: { type: 'string', description: "File, folder, URL or git revision (the portal's contracts)" },
    base: {
      type: 'string',
      default: '',
      description: 'What stands before the paths of the contracts: /api, or https://example.com/api',
    },
    coverage: { type: 'string', description: 'Write what was seen of each operation to this JSON file' },
    ...allowRefs,
    ...outcomeArgs,
  },
  run: ({ args, rawArgs }) =>
    withExitCode(async () => {
      const wanted = wantedReports(rawArgs)
      const config = await readConfig(args.config)
      const operations = loadOperations(
        await loadContracts(args.contract, valuesOfOption(rawArgs, 'allow-refs')),
      )
      const observer = await checkHar(args._, operations, {
        base: args.base,
        withFields: args.coverage !== undefined,
        onProgress: progressOn(process.stderr),
      })
      const wishes = { config, failOn: args['fail-on'], coverage: args.coverage, answers: args.answers }
      const outcome = await trafficOutcome('har', args._.join(', '), observer, wishes)
      await writeReports(outcome, wanted, args.all)
      refuseUndecided(outcome.findings)
    }),
})
