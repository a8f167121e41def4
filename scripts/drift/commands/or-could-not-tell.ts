import { InputError } from '../document/input-error.ts'

/** Runs a command; what makes an answer impossible is said in one sentence, with exit code 2. */
export async function orCouldNotTell(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
