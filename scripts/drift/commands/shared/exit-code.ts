import { InputError } from '../../document/input-error.ts'
import { beginRun } from '../../pattern/verdict.ts'
import { printable } from '../../reports/escaping/printable.ts'

/** Runs a command. An error that makes an answer impossible is printed in one sentence, with exit code 2. */
export async function withExitCode(work: () => Promise<void>): Promise<void> {
  beginRun()
  try {
    await work()
  } catch (error) {
    if (!(error instanceof InputError || isTooDeep(error))) throw error
    console.error(
      error instanceof InputError
        ? printable(error.message)
        : 'The document is nested too deeply to be read.',
    )
    process.exitCode = 2
  }
}

const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/i.test(error.message)
