import { defineCommand } from 'citty'
import { readConfig } from '../../config/read-config.ts'
import { InputError } from '../../document/input-error.ts'
import { createCheckQueue } from '../../proxy/check-queue.ts'
import { createHarFile } from '../../proxy/har-file.ts'
import { liveSummary } from '../../proxy/live-summary.ts'
import { startProxy, targetOf } from '../../proxy/start-proxy.ts'
import { wantedReports, writeReports } from '../../reports/write-reports.ts'
import { loadContracts } from '../../traffic/load-contracts.ts'
import { loadOperations } from '../../traffic/load-operations.ts'
import { createObserver } from '../../traffic/observer.ts'
import { trafficOutcome } from '../../traffic/report-traffic.ts'
import { allowRefs } from '../shared/allow-refs.ts'
import { withExitCode } from '../shared/exit-code.ts'
import { refuseUndecided } from '../shared/undecided-findings.ts'
import { numberOf } from '../shared/number-option.ts'
import { outcomeArgs } from '../shared/outcome-args.ts'
import { valuesOfOption } from '../shared/repeated-option.ts'

/** `proxy --target URL`: stands before a service, passes everything on, and says where the contract is not kept. */
export const proxy = defineCommand({
  meta: {
    name: 'proxy',
    description: 'Stand before a service and check what passes; Ctrl-C writes the report',
  },
  args: {
    target: { type: 'string', required: true, description: 'Where the service is: https://test.example.com' },
    port: { type: 'string', default: '4040', description: 'Where to listen; 0 for any free port' },
    host: {
      type: 'string',
      default: '127.0.0.1',
      description: 'Which of this machine’s addresses to listen at',
    },
    contract: { type: 'string', description: "File, folder, URL or git revision (the portal's contracts)" },
    base: { type: 'string', default: '', description: 'What stands before the paths of the contracts: /api' },
    har: {
      type: 'string',
      description:
        'Write what passes to this HAR file, for its owner only: no cookies, tokens, codes and personal data masked',
    },
    coverage: { type: 'string', description: 'Write what was seen of each operation to this JSON file' },
    timeout: {
      type: 'string',
      default: '30',
      description: 'Seconds to wait for the beginning of an answer',
    },
    ...allowRefs,
    ...outcomeArgs,
  },
  run: ({ args, rawArgs }) =>
    withExitCode(async () => {
      const wanted = wantedReports(rawArgs)
      const config = await readConfig(args.config)
      const target = targetOf(args.target)
      const port = portOf(args.port)
      const observer = createObserver(
        loadOperations(await loadContracts(args.contract, valuesOfOption(rawArgs, 'allow-refs'))),
        args.coverage !== undefined,
      )
      const har = args.har === undefined ? undefined : await createHarFile(args.har)
      const queue = createCheckQueue(observer, args.base, har, liveSummary(process.stderr, observer))
      let failed = 0
      const running = await startProxy({
        target,
        port,
        host: args.host,
        timeout: numberOf('timeout', args.timeout, 0.1),
        onPassed: queue.add,
        onFailed: () => {
          failed += 1
        },
      })
      console.error(`http://${args.host}:${running.port} passes on to ${target.origin}; Ctrl-C ends it.`)
      await interrupted()
      await running.close()
      await queue.empty()
      await har?.close()
      if (observer.matched() === 0)
        throw new InputError('No call of an operation of the contracts has passed.')
      const wishes = { config, failOn: args['fail-on'], coverage: args.coverage, answers: args.answers }
      const outcome = await trafficOutcome('proxy', target.origin, observer, wishes)
      const notes = failed > 0 ? [`${failed} calls could not be passed on.`] : []
      await writeReports(
        { ...outcome, notes: [...outcome.notes, ...queue.notes(), ...notes] },
        wanted,
        args.all,
      )
      refuseUndecided(outcome.findings)
    }),
})

/** Settles when somebody ends the process from the keyboard, or whoever has started it does. */
async function interrupted(): Promise<void> {
  const ended = Promise.withResolvers<undefined>()
  const end = () => ended.resolve(undefined)
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  await ended.promise
  process.off('SIGINT', end)
  process.off('SIGTERM', end)
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new InputError(`--port is a number up to 65535, and not ${text}.`)
}
