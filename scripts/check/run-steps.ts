import { runNode } from '../processes/run-node.ts'
import type { Step } from './steps.ts'

/**
 * Runs the steps one after the other, all of them even when one fails, and prints a line for each with its time; what
 * a failed one wrote follows its line.
 *
 * @returns the names of the steps that failed
 */
export async function runSteps(steps: Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, about, run } of steps) {
    const { code, output, seconds } = await runNode(run)
    console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${about} (${seconds.toFixed(1)} s)`)
    if (code === 0) continue
    failed.push(name)
    console.log(output.trim().replaceAll(/^/gm, '    '))
  }
  return failed
}
