import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { defineCommand } from 'citty'
import { readAssumptions } from '../../contracts/assumptions.ts'
import { type Answer, readAnswers } from '../../drift/assumed/answers.ts'
import { operationsFile, operationsPage } from '../../contracts/stated/operations-page.ts'
import { censusTable, sampleStated, wholeCensus } from '../../contracts/stated/whole-census.ts'
import { type Assumption, questionId } from '../../drift/assumed/assumptions-in.ts'
import { withExitCode } from '../../drift/commands/shared/exit-code.ts'
import { printable, printableJson, printableLines } from '../../drift/reports/escaping/printable.ts'

/** `contracts:assumed`: what each backend team should confirm. */
export const assumed = defineCommand({
  meta: { name: 'contracts:assumed', description: 'List what the contracts assume, by service' },
  args: {
    service: { type: 'positional', required: false, description: 'Only this service' },
    json: {
      type: 'boolean',
      default: process.env['npm_config_json'] === 'true',
      description: 'Print a list of {service, file, where, says} as JSON and nothing else',
    },
    stated: {
      type: 'string',
      description: 'Instead, draw so many of the stated nodes at random, each with the row that states it',
    },
    seed: {
      type: 'string',
      description: 'With --stated: draw the same ones as whoever names the same number',
    },
    operations: {
      type: 'boolean',
      description: 'Instead, write contracts/operations.md: every operation, its row and who calls it',
    },
  },
  run: ({ args }) =>
    withExitCode(async () => {
      if (args.operations) return writeFileSync(operationsFile, operationsPage())
      if (args.stated !== undefined)
        return console.log(
          printableLines(sampleStated(wholeCensus(), Number(args.stated) || 20, seededRandom(args.seed))),
        )
      const answers = await readAnswers(undefined)
      const listed = readAssumptions().filter(({ service }) => !args.service || service === args.service)
      // what a team has confirmed is stated
      const open = listed.filter(
        (one) => !answersTo(one, answers).some(({ answer }) => answer === 'confirmed'),
      )
      if (args.json) return console.log(printableJson(open, 0))
      console.log(asText(open, listed.length - open.length, answers))
      if (!args.service) console.log(`\nNodes of the contracts\n${censusTable(wholeCensus())}`)
    }),
})

/** Numbers from 0 to 1 as `Math.random` gives them, the same ones for the same seed; undefined without a seed. */
function seededRandom(seed: string | undefined): (() => number) | undefined {
  if (seed === undefined) return undefined
  let draws = 0
  return () => createHash('sha256').update(`${seed} ${draws++}`).digest().readUInt32BE() / 2 ** 32
}

/** The answers to an assumption; what several services share, each of them may answer. */
const answersTo = ({ service, says }: Assumption, answers: readonly Answer[]): Answer[] =>
  answers.filter((one) => one.id === questionId(says) && (service === 'shared' || one.service === service))

function asText(all: Assumption[], confirmed: number, answers: readonly Answer[]): string {
  const byService = Object.entries(Object.groupBy(all, ({ service }) => service))
  const blocks = byService.map(([service, list = []]) => {
    const lines = list.map(
      ({ where, says }) => `  ${printable(where)}\n      ${printable(says.replaceAll(/\s+/g, ' '))}`,
    )
    return `${service} (${list.length})\n${lines.join('\n')}`
  })
  const refuted = answers
    .filter(({ answer }) => answer === 'refuted')
    .map(
      ({ service, where, says, instead = '' }) =>
        `  ${service}: ${printable(where)}\n      assumed: ${printable(says)}\n      instead: ${printable(instead)}`,
    )
  const points = refuted.length > 0 ? [`Open points, refuted (${refuted.length})\n${refuted.join('\n')}`] : []
  const rest = confirmed > 0 ? `, ${confirmed} more confirmed` : ''
  return [...blocks, ...points, `${all.length} assumptions in ${byService.length} documents${rest}`].join(
    '\n\n',
  )
}
