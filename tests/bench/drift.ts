import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { root } from '#scripts/generate/paths.ts'
import { generatedContract, written } from './drift-documents.ts'

// measures `portal-contracts diff` beside `redocly diff` on the same documents, whole processes by turns;
// docs/performance.md says how to read the figures

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const folder = mkdtempSync(join(tmpdir(), 'bench-drift-'))
type Run = { wall: number; cpu: number; megabytes: number }

const tool = await bundled()
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
const usage = join(folder, 'usage')
const hook = join(folder, 'hook.mjs')
// every process tells at its end what it has used
writeFileSync(
  hook,
  `import { appendFileSync, readFileSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  // the kernel counts to maxRSS what the process was forked from
  const [, kilobytes] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
  const used = { cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: kilobytes / 1024 }
  appendFileSync(${JSON.stringify(usage)}, JSON.stringify(used) + '\\n')
})`,
)

try {
  for (const format of ['json', 'yaml'] as const) {
    const files = (['older', 'newer'] as const).map((version) => {
      const file = join(folder, `${version}.${format}`)
      writeFileSync(file, written(generatedContract(version), format))
      return file
    })
    const contenders = { ours: [tool, 'diff', ...files], redocly: [redocly, 'diff', ...files] }
    const runs: Record<keyof typeof contenders, Run[]> = { ours: [], redocly: [] }
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const name of ['ours', 'redocly'] as const) {
        const run = await measured(contenders[name])
        // the first of each fills the caches of the disk
        if (round > 0) runs[name].push(run)
      }
    }
    const [ours, theirs] = [medianOf(runs.ours), medianOf(runs.redocly)]
    const size = (readFileSync(files[0] ?? '').length / 1e6).toFixed(2)
    console.log(
      `| ${format}, ${size} MB | ${row(ours)} | ${row(theirs)} | ${(ours.wall / theirs.wall).toFixed(2)} |`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measured(args: readonly string[]): Promise<Run> {
  rmSync(usage, { force: true })
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--import=${hook}`, REDOCLY_TELEMETRY: 'off', CI: 'true' },
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

function medianOf(runs: readonly Run[]): Run {
  const median = (pick: (run: Run) => number) =>
    runs.map(pick).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0
  return {
    wall: median((one) => one.wall),
    cpu: median((one) => one.cpu),
    megabytes: median((one) => one.megabytes),
  }
}

function row({ wall, cpu, megabytes }: Run): string {
  return `${wall.toFixed(2)} s | ${cpu.toFixed(2)} s | ${megabytes.toFixed(0)} MB`
}

/** The tool as it is packed: made of the project's sources, for plain Node. */
async function bundled(): Promise<string> {
  const build = await rolldown({
    cwd: root,
    input: { tool: 'tests/bench/drift-tool.ts' },
    platform: 'node',
    external: ['typescript'],
    logLevel: 'silent',
  })
  const { output } = await build.write({
    dir: join(folder, 'tool'),
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await build.close()
  return join(folder, 'tool', output[0].fileName)
}
