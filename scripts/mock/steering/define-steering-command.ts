import { type ArgsDef, type CommandDef, type ParsedArgs, defineCommand } from 'citty'
import type { Client } from 'openapi-fetch'
import type { paths } from '#gen/mock_control/types.ts'
import { strict } from '../../drift/commands/shared/strict.ts'
import { printable } from '../../drift/reports/escaping/printable.ts'
import { RefusedError, UnreachableError, controlArgs, controlClient } from './client.ts'

type Steering<Args extends ArgsDef> = {
  name: string
  description: string
  args: Args
  /** Asks the mock, and says in lines what came of it. */
  lines: (
    client: Client<paths>,
    args: ParsedArgs<Args & typeof controlArgs>,
    rawArgs: readonly string[],
  ) => Promise<string[]>
}

/** A command that steers a running mock. Exit 0 done, 1 refused, 2 nobody answers. */
export function defineSteeringCommand<const Args extends ArgsDef>({
  name,
  description,
  args,
  lines,
}: Steering<Args>): CommandDef<Args & typeof controlArgs> {
  const command = defineCommand<Args & typeof controlArgs>({
    meta: { name, description },
    args: { ...args, ...controlArgs },
    async run({ args: given, rawArgs }) {
      try {
        const said = await lines(controlClient(given), given, rawArgs)
        // names of worlds, and what has been called, come from whoever could reach the mock
        console.log(said.map(printable).join('\n'))
      } catch (error) {
        if (!(error instanceof RefusedError) && !(error instanceof UnreachableError)) throw error
        console.error(printable(error.message))
        process.exitCode = error instanceof RefusedError ? 1 : 2
      }
    },
  })
  return strict(command)
}
