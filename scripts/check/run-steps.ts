import { root } from '../generate/paths.ts'
import { runNode } from '../processes/run-node.ts'
import { LastGreen } from './last-green.ts'
import type { Step } from './steps.ts'

/** A file that the first step may write: who does not read it need not wait. */
const written = 'generated/.stamp.json'

type Options = {
  /** Leaves out what was green on exactly the same files. */
  byChange?: boolean
  /** The project's root folder. */
  folder?: string
}

/**
 * Runs the steps, all of them even when one fails, and prints a line for each with its time; what a failed one wrote
 * follows its line. What others read goes first, beside those that do not read it; of the rest, most use one core, so that
 * two run at a time.
 *
 * @returns the names of the steps that failed
 */
export async function runSteps(
  steps: readonly Step[],
  { byChange = false, folder = root }: Options = {},
): Promise<string[]> {
  const failed: string[] = []
  const lastGreen = new LastGreen(folder)
  const runOne = async (step: Step): Promise<void> => {
    const { name, about, run, env } = step
    const fingerprint = lastGreen.fingerprintOf(step)
    if (byChange && lastGreen.has(name, fingerprint))
      return console.log(`✓ ${name.padEnd(10)} ${about} (as before: nothing that it reads has changed)`)
    const { code, output, seconds } = await runNode(run, { cwd: folder, ...(env && { env }) })
    lastGreen.note(step, fingerprint, code === 0)
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${about} (${seconds.toFixed(1)} s)`)
    if (code === 0) return
    failed.push(name)
    console.log(output.trim().replaceAll(/^/gm, '    '))
  }
  const lane = async (queue: Iterable<Step>): Promise<void> => {
    for (const step of queue) await runOne(step)
  }
  const [first, rest] = partition(steps, ({ isFirst }) => isFirst === true)
  const [late, early] = partition(rest, ({ reads }) => reads(written))
  await Promise.all([lane(first), lane(early)])
  const shared = late.values()
  await Promise.all([lane(shared), lane(shared)])
  return failed
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
