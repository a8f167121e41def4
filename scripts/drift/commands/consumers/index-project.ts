import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { defineCommand } from 'citty'
import { InputError } from '../../document/input-error.ts'
import type { ConsumerIndex } from '../../impact/consumers.ts'
import { consumerName } from '../../impact/consumers.ts'
import { bundledContracts } from '../../impact/portal-contracts.ts'
import { portalRoot } from '../../portal-files.ts'
import { withExitCode } from '../shared/exit-code.ts'

/** `index [FOLDER]`: who uses what of the contracts in any TypeScript project, for `impact` and `can-i-deploy`. */
export const index = defineCommand({
  meta: {
    name: 'index',
    description: 'Find out which lines of a TypeScript project use what of the contracts',
  },
  args: {
    folder: { type: 'positional', required: false, description: 'Where its tsconfig.json is (this folder)' },
    name: { type: 'string', description: 'What the project is called (as in its package.json)' },
    version: { type: 'string', description: 'The version of it (as in its package.json)' },
    environment: { type: 'string', default: 'production', description: 'Where that version runs' },
    out: { type: 'string', default: 'contracts-index.json', description: 'The file to write' },
  },
  run: ({ args }) =>
    withExitCode(async () => {
      const root = resolve(args.folder ?? '.')
      const own = await manifestOf(root)
      const consumer = {
        name: args.name ?? own.name ?? 'unnamed',
        version: args.version ?? own.version ?? '0',
        environment: args.environment,
      }
      await checkCompiler()
      const contracts = await bundledContracts(portalRoot())
      const [{ indexOf }, { readProject }] = await Promise.all([
        import('../../impact/index/build-index.ts'),
        import('../../impact/compiler/project-program.ts'),
      ])
      const made: ConsumerIndex = { ...indexOf(readProject(root, contracts), contracts, ''), consumer }
      const called = Object.values(made.operations).filter(({ callers }) => callers.length > 0).length
      const fields = Object.keys(made.fields).length
      if (called === 0 && fields === 0)
        throw new InputError(
          `Nothing in ${root} uses the contracts: no file of it was generated from one, or none of them is used.`,
        )
      await writeFile(args.out, JSON.stringify(made))
      console.log(
        `${consumerName(consumer)} calls ${called} operations and uses ${fields} fields: ${args.out}.`,
      )
    }),
})

/** @throws InputError where there is no compiler that can be asked, as the one of TypeScript 7 cannot */
async function checkCompiler(): Promise<void> {
  const { default: compiler } = (await import('typescript')) as { default?: { createProgram?: unknown } }
  if (typeof compiler?.createProgram !== 'function')
    throw new InputError('index needs TypeScript 5 or 6; run it in a folder where that is installed.')
}

async function manifestOf(root: string): Promise<{ name?: string; version?: string }> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as { name?: string; version?: string }
  } catch {
    return {}
  }
}
