import { defineCommand } from 'citty'
import { type Assumption, readAssumptions } from '../contracts/assumptions.ts'
import { withExitCode } from '../drift/commands/exit-code.ts'
import { printable, printableJson } from '../drift/reports/printable.ts'

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
  },
  run: ({ args }) =>
    withExitCode(async () => {
      const all = readAssumptions().filter(({ service }) => !args.service || service === args.service)
      console.log(args.json ? printableJson(all, 0) : asText(all))
    }),
})

function asText(all: Assumption[]): string {
  const byService = Object.entries(Object.groupBy(all, ({ service }) => service))
  const blocks = byService.map(([service, list = []]) => {
    const lines = list.map(
      ({ where, says }) => `  ${printable(where)}\n      ${printable(says.replaceAll(/\s+/g, ' '))}`,
    )
    return `${service} (${list.length})\n${lines.join('\n')}`
  })
  return [...blocks, `${all.length} assumptions in ${byService.length} documents`].join('\n\n')
}
