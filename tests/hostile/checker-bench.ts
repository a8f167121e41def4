import { runCommand } from 'citty'
import fc from 'fast-check'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { diff } from '#scripts/drift/commands/diff/diff.ts'
import type { har } from '#scripts/drift/commands/wire/har.ts'
import type { probe } from '#scripts/drift/commands/wire/probe.ts'
import { kinds } from '#scripts/drift/reports/write-reports.ts'
import { contract } from './bases.ts'
import { cook } from './cook.ts'
import type { Guard } from './guard.ts'
import { createGuard, secret } from './guard.ts'
import type { Recipe } from './recipe.ts'

type Command = typeof diff | typeof har | typeof probe

/** Runs of all cases take minutes; each of them has its own limit. */
export const timeoutMs = 3_600_000

export const reports = fc.constantFrom(...Object.keys(kinds))

/** Hears what the checker says, and makes the files that it reads, for the tests of one file. */
export function checkerBench() {
  const said: string[] = []
  let guard: Guard | undefined
  beforeAll(async () => {
    guard = await createGuard()
  })
  afterAll(() => guard?.close())
  beforeEach(() => {
    said.length = 0
    const say = (text: unknown) => {
      said.push(String(text))
      return true
    }
    vi.spyOn(console, 'log').mockImplementation(say)
    vi.spyOn(console, 'error').mockImplementation(say)
    vi.spyOn(process.stderr, 'write').mockImplementation(say)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = 0
  })

  const theGuard = (): Guard => {
    if (!guard) throw new Error('the guard is made before each file')
    return guard
  }
  const given = (name: string, text: string | Buffer): string => {
    const file = join(theGuard().folder, name)
    writeFileSync(file, text)
    return file
  }
  const cooked = (base: unknown, recipe: Recipe) => cook(base, recipe, theGuard().traps)
  const codeOf = async (command: Command, rawArgs: string[]) => {
    process.exitCode = 0
    await runCommand(command as typeof diff, { rawArgs })
    return process.exitCode
  }
  /** Nothing said has what a terminal obeys, or what stands in the file that nobody may read. */
  const checkSaid = (more = ''): void => {
    const text = [...said.splice(0), more].join('\n')
    expect(text).not.toContain(secret)
    expect(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.exec(text.replaceAll('\n', ''))?.[0]).toBeUndefined()
  }
  return {
    guard: theGuard,
    /** Writes a file into the folder of the guard. */
    given,
    cooked,
    contractFile: (name: string, recipe: Recipe) =>
      given(`${name}.${recipe.form === 'json' ? 'json' : 'yaml'}`, cooked(contract, recipe)),
    /** Runs a command; the exit code. */
    codeOf,
    checkSaid,
    /** Runs a command, which ends with a code of its own and says nothing that it must not. */
    runs: async (command: Command, rawArgs: string[]): Promise<void> => {
      expect([0, 1, 2]).toContain(await codeOf(command, rawArgs))
      checkSaid()
    },
  }
}
