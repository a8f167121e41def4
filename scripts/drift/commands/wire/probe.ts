import { defineCommand } from 'citty'
import { readAnswers } from '../../assumed/answers.ts'
import { asQuestions } from '../../assumed/as-questions.ts'
import { accept } from '../../config/accept.ts'
import { readConfig } from '../../config/read-config.ts'
import { InputError } from '../../document/input-error.ts'
import { contractsFolder, journeysFolder } from '../../portal-files.ts'
import type { Probed } from '../../probe/about-operation.ts'
import { writeCoverage } from '../../probe/results/coverage-report.ts'
import { readCredentials } from '../../probe/requests/credentials.ts'
import type { Journey } from '../../probe/journeys/journey-schema.ts'
import { readJourneys } from '../../probe/journeys/read-journeys.ts'
import { probeService } from '../../probe/probe.ts'
import { progressOn } from '../../probe/results/progress.ts'
import { selected } from '../../probe/select.ts'
import { targetAt } from '../../probe/requests/target.ts'
import { withLines } from '../../reports/lines.ts'
import { wantedReports, writeReports } from '../../reports/write-reports.ts'
import { allowRefs } from '../shared/allow-refs.ts'
import { withExitCode } from '../shared/exit-code.ts'
import { refuseUndecided } from '../shared/undecided-findings.ts'
import { numberOf } from '../shared/number-option.ts'
import { outcomeArgs } from '../shared/outcome-args.ts'
import { valuesOfOption } from '../shared/repeated-option.ts'

/** `probe --target URL`: calls a live service, and says where its answers are not what the contract promises. */
export const probe = defineCommand({
  meta: { name: 'probe', description: 'Call a live service and check its answers' },
  args: {
    target: { type: 'string', required: true, description: 'Where the service is: https://test.example.com' },
    contract: {
      type: 'string',
      description: 'File, folder, URL or git revision (the contracts of the portal)',
    },
    service: { type: 'string', description: 'Only these contracts, by name, with commas between' },
    operation: { type: 'string', description: 'Only these operations, by id or path; * stands for anything' },
    'allow-writes': {
      type: 'boolean',
      default: false,
      description: 'Call what changes something, too, and go through the journeys',
    },
    header: { type: 'string', description: '"Name: value", as often as you like; the value may be env:NAME' },
    token: { type: 'string', description: 'Bearer token, as env:NAME or file:PATH' },
    credentials: {
      type: 'string',
      description: 'Module that exports an async function `credentials`, which gives headers',
    },
    seed: { type: 'string', default: '1', description: 'The same seed makes the same requests' },
    concurrency: { type: 'string', default: '4', description: 'Requests under way at once' },
    rate: { type: 'string', default: '0', description: 'Requests in a second at most; 0 for no limit' },
    timeout: { type: 'string', default: '10', description: 'Seconds to wait for an answer' },
    journeys: {
      type: 'string',
      description: "File or folder with journeys (Arazzo); the portal's own, where its contracts are",
    },
    coverage: {
      type: 'string',
      description: 'Write the statuses of each operation to this file, JSON or .md',
    },
    ...allowRefs,
    ...outcomeArgs,
  },
  run: ({ args, rawArgs }) =>
    withExitCode(async () => {
      const wanted = wantedReports(rawArgs)
      const config = await readConfig(args.config)
      const target = targetAt(args.target, numberOf('timeout', args.timeout, 0.1) * 1000)
      const credentials = await readCredentials({
        headers: valuesOfOption(rawArgs, 'header'),
        token: args.token,
        module: args.credentials,
      })
      const { chosen, notes: skipped } = await selected({
        contract: args.contract ?? contractsFolder(),
        services: args.service,
        operations: args.operation,
        allowsWrites: args['allow-writes'],
        allowedRefs: valuesOfOption(rawArgs, 'allow-refs'),
      })
      const journeys = await journeysFor(chosen, args.journeys, args.contract)
      const {
        findings: found,
        coverage,
        notes: stops,
      } = await probeService(chosen, {
        journeys,
        target,
        credentials,
        seed: args.seed,
        concurrency: Math.floor(numberOf('concurrency', args.concurrency, 1)),
        rate: numberOf('rate', args.rate, 0),
        onProgress: progressOn(process.stderr),
      })
      const levelled = found.map((one) => ({ ...one, level: config.rules[one.rule] ?? one.level }))
      const { findings, notes } = accept(
        asQuestions(levelled, await readAnswers(args.answers)),
        config,
        new Date().toISOString().slice(0, 10),
      )
      const outcome = {
        command: 'probe',
        subject: target.origin + (target.base ?? ''),
        findings: await withLines(findings),
        failOn: args['fail-on'] ?? config.failOn ?? 'breaking',
        notes: [...coverage.notes(), ...stops, ...skipped, ...notes],
      }
      if (args.coverage !== undefined) await writeCoverage(args.coverage, coverage.report())
      await writeReports(outcome, wanted, args.all)
      refuseUndecided(outcome.findings)
      // a wrong address or no credentials look like a service that refuses everybody as it should
      if (process.exitCode === 0 && coverage.succeeded() === 0)
        throw new InputError(
          'Could not tell: no request was answered with success. Are --target and the credentials right?',
        )
    }),
})

/** The journeys that are made of the operations to be called alone; the portal's own where its contracts are asked for. */
async function journeysFor(
  chosen: readonly Probed[],
  given: string | undefined,
  contract: string | undefined,
): Promise<Journey[]> {
  if (given === undefined && contract !== undefined) return []
  const ids = new Set(chosen.map(({ operation }) => operation.id))
  const journeys = await readJourneys(given ?? journeysFolder())
  return journeys.filter(({ steps }) =>
    steps.every((step) => 'workflowId' in step || ids.has(step.operationId)),
  )
}
