import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { InputError } from '../document/input-error.ts'
import { contractsFolder } from '../portal-files.ts'
import { withExitCode } from './shared/exit-code.ts'

/** `contracts [SERVICE]`: where the portal's contracts are, for a command that takes one as an argument. */
export const contracts = defineCommand({
  meta: { name: 'contracts', description: "Print where the portal's contracts are" },
  args: {
    service: { type: 'positional', required: false, description: 'One of them; without it all are listed' },
  },
  run: ({ args }) =>
    withExitCode(async () => {
      const folder = contractsFolder()
      const files = (await readdir(folder)).filter((file) => /\.(ya?ml|json)$/.test(file)).toSorted()
      const named = files.filter((file) => !args.service || file.replace(/\.\w+$/, '') === args.service)
      if (named.length === 0) throw new InputError(`There is no contract ${args.service}.`)
      console.log(named.map((file) => join(folder, file)).join('\n'))
    }),
})
