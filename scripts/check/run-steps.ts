import { runNode } from '../processes/run-node.ts'
import type { Step } from './steps.ts'

/**
 * Runs the steps, all of them even when one fails, and prints a line for each with its time; what a failed one wrote
 * follows its line. What others read goes first; of the rest, most use one core, so that two run at a time.
 *
 * @returns the names of the steps that failed
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  const runOne = async ({ name, about, run }: Step): Promise<void> => {
    const { code, output, seconds } = await runNode(run)
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${about} (${seconds.toFixed(1)} s)`)
    if (code === 0) return
    failed.push(name)
    console.log(output.trim().replaceAll(/^/gm, '    '))
  }
  for (const step of steps) if (step.isFirst) await runOne(step)
  const rest = steps.filter(({ isFirst }) => !isFirst).values()
  const lane = async (): Promise<void> => {
    for (const step of rest) await runOne(step)
  }
  await Promise.all([lane(), lane()])
  return failed
}
