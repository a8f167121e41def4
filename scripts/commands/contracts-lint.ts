import { defineCommand } from 'citty'
import { printableLines } from '../drift/reports/printable.ts'
import { services } from '../generate/paths.ts'
import { runNode } from '../processes/run-node.ts'

/** `contracts-lint`: Redocly's rules and ours over every contract. A warning counts like an error. */
export const contractsLint = defineCommand({
  meta: { name: 'contracts-lint', description: 'Check the contracts against the rules in redocly.yaml' },
  async run() {
    const files = services().map((service) => `contracts/${service}.yaml`)
    const { code, output } = await runNode(['node_modules/@redocly/cli/bin/cli.js', 'lint', ...files])
    const kept = code === 0 && !/\d+ warnings?\./.test(output)
    if (kept) return console.log(`${files.length} contracts keep their rules`)
    console.error(printableLines(output))
    process.exitCode = 1
  },
})
