import { runCommand } from 'citty'
import type { ArgsDef, CommandDef } from 'citty'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Runs a command of the checker as its line would, for the tests of a file: what it prints is kept from the terminal, and
 * the exit code is not that of the tests.
 */
export function commandRun<Args extends ArgsDef>(command: CommandDef<Args>) {
  const said: string[] = []
  beforeEach(() => {
    const say = (text: string) => void said.push(text)
    vi.spyOn(console, 'log').mockImplementation(say)
    vi.spyOn(console, 'error').mockImplementation(say)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = 0
  })
  return async (...rawArgs: string[]) => {
    process.exitCode = 0
    said.length = 0
    await runCommand(command, { rawArgs })
    return { code: process.exitCode, text: said.join('\n') }
  }
}
