import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleTool, entry } from '#scripts/drift/packed/bundle.ts'
import { root } from '#scripts/generate/paths.ts'

/** What one run of a program took: seconds on the clock and of the processor, and megabytes at its highest. */
export type Run = { wall: number; cpu: number; megabytes: number }

/** The command line of Redocly's tool, to be run by Node. */
export const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')

/** Writes the tool into a folder as it is packed, and answers what is to be run. */
export async function bundledTool(folder: string): Promise<string> {
  const inside = join(folder, 'tool')
  await bundleTool(inside)
  writeFileSync(join(inside, 'package.json'), '{ "type": "module" }')
  return join(inside, entry)
}

/**
 * Runs programs by turns, so that whatever else the machine does strikes all alike, and answers the median of each. A
 * first round, which fills the caches of the disk and of compiled code, does not count.
 *
 * @param folder for what is noted down; programs are run in it
 * @throws when one ends with anything but 0 or 1
 */
export async function byTurns<Name extends string>(
  contenders: Readonly<Record<Name, readonly string[]>>,
  rounds: number,
  folder: string,
): Promise<Record<Name, Run>> {
  const runs = new Map<string, Run[]>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, args] of Object.entries<readonly string[]>(contenders)) {
      const run = await measured(args, folder)
      if (round > 0) runs.set(name, [...(runs.get(name) ?? []), run])
    }
  }
  return Object.fromEntries([...runs].map(([name, all]) => [name, medianOf(all)])) as Record<Name, Run>
}

/** Runs a program of Node once; every process of it tells at its end what it has used. */
export async function measured(args: readonly string[], folder: string): Promise<Run> {
  const usage = join(folder, 'usage')
  const hook = join(folder, 'hook.mjs')
  rmSync(usage, { force: true })
  writeFileSync(hook, tellingUsage(usage))
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${hook}`,
      // our tool keeps compiled code from run to run; who does not is given the same
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      REDOCLY_TELEMETRY: 'off',
      CI: 'true',
    },
  })
  const code = await new Promise((done) => child.once('exit', done))
  const wall = (performance.now() - start) / 1000
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')} ended with ${String(code)}.`)
  const used = readFileSync(usage, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Omit<Run, 'wall'>)
  return {
    wall,
    cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
    megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
  }
}

// the kernel counts to maxRSS what the process was forked from
const tellingUsage = (file: string): string => `import { appendFileSync, readFileSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  const [, kilobytes] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
  const used = { cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: kilobytes / 1024 }
  appendFileSync(${JSON.stringify(file)}, JSON.stringify(used) + '\\n')
})`

function medianOf(runs: readonly Run[]): Run {
  const median = (pick: (run: Run) => number) =>
    runs.map(pick).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0
  return {
    wall: median((one) => one.wall),
    cpu: median((one) => one.cpu),
    megabytes: median((one) => one.megabytes),
  }
}

/** A run as cells of a table. */
export const cellsOf = ({ wall, cpu, megabytes }: Run): string =>
  `${wall.toFixed(2)} s | ${cpu.toFixed(2)} s | ${megabytes.toFixed(0)} MB`

/** What ours took of what theirs took, on the clock and of the processor, as cells of a table. */
export const ratiosOf = (ours: Run, theirs: Run): string =>
  `${(ours.wall / theirs.wall).toFixed(2)} | ${(ours.cpu / theirs.cpu).toFixed(2)}`
