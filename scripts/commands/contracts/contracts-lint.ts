import { join } from 'node:path'
import { defineCommand } from 'citty'
import { fixContracts } from '../../contracts/fix/fix-contracts.ts'
import { printableLines } from '../../drift/reports/escaping/printable.ts'
import { root, services } from '../../generate/paths.ts'
import { runNode } from '../../processes/run-node.ts'

/** `contracts-lint`: Redocly's rules and ours over every contract. A warning counts like an error. */
export const contractsLint = defineCommand({
  meta: { name: 'contracts-lint', description: 'Check the contracts against the rules in redocly.yaml' },
  args: {
    fix: {
      type: 'boolean',
      default: false,
      description: 'Add what nobody has to decide: shared answers, examples of patterns and bodies',
    },
  },
  async run({ args }) {
    const files = services().map((service) => `contracts/${service}.yaml`)
    if (args.fix) {
      const mended = await fixContracts(files.map((file) => join(root, file)))
      for (const { file, says } of mended) console.log(`${file}: added ${says}`)
    }
    const { code, output } = await runNode(['node_modules/@redocly/cli/bin/cli.js', 'lint', ...files])
    const kept = code === 0 && !/\d+ warnings?\./.test(output)
    if (kept) return console.log(`${files.length} contracts keep their rules`)
    console.error(printableLines(output))
    process.exitCode = 1
  },
})
