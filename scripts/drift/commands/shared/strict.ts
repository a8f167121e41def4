import type { ArgsDef, CommandDef } from 'citty'
import { InputError } from '../../document/input-error.ts'
import { withExitCode } from './exit-code.ts'

/** The same command, which refuses options that it does not have: one that is misspelt would be as if it were not there. */
export function strict<Args extends ArgsDef>(command: CommandDef<Args>): CommandDef<Args> {
  return {
    ...command,
    run: (context) =>
      withExitCode(async () => {
        refuseUnknown(context.rawArgs, command.args as ArgsDef | undefined)
        await command.run?.(context)
      }),
  }
}

/** @throws InputError for an option that is not among them */
function refuseUnknown(rawArgs: readonly string[], args: ArgsDef = {}): void {
  const end = rawArgs.indexOf('--')
  const words = end === -1 ? rawArgs : rawArgs.slice(0, end)
  const known = Object.keys(args).filter((name) => args[name]?.type !== 'positional')
  for (const word of words) {
    const name = /^--([\w-]+)/.exec(word)?.[1]
    if (name === undefined || known.includes(name) || known.includes(name.replace(/^no-/, ''))) continue
    throw new InputError(
      `There is no option --${name}; choose from ${known.map((one) => `--${one}`).join(', ')}.`,
    )
  }
}
