import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { root } from '#scripts/generate/paths.ts'
import { exchangeOf, isPlanted, trafficContract } from './drift-recording.ts'

// measures `portal-contracts har` beside `redocly drift` on the same recording, whole processes by turns, and our
// memory on a file of a gigabyte; docs/performance.md says how to read the figures

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    exchanges: { type: 'string', default: '5000' },
    gigabyte: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const exchanges = Number(values.exchanges)
const folder = mkdtempSync(join(tmpdir(), 'bench-har-'))
const contract = join(folder, 'contract.json')
const usage = join(folder, 'usage')
const hook = join(folder, 'hook.mjs')
const report = join(folder, 'report.json')

type Run = { wall: number; cpu: number; megabytes: number }

try {
  writeFileSync(contract, JSON.stringify(trafficContract()))
  writeFileSync(
    hook,
    `import { appendFileSync, readFileSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage()
  // maxRSS would count the process that has started this one, too
  const kilobytes = Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
  appendFileSync(${JSON.stringify(usage)}, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: kilobytes / 1024 }) + '\\n')
})`,
  )
  const tool = await bundled()
  const recording = await recorded('traffic.har', exchanges)
  const ours = [tool, 'har', recording, '--contract', contract, `--report=json=${report}`]
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
  const theirs = [
    redocly,
    'drift',
    recording,
    '--api',
    contract,
    '--format=json',
    '-o',
    join(folder, 'r.json'),
  ]
  const runs: { ours: Run[]; theirs: Run[] } = { ours: [], theirs: [] }
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    const [mine, other] = [await measured(ours), await measured(theirs)]
    // the first of each fills the caches of the disk
    if (round > 0) {
      runs.ours.push(mine)
      runs.theirs.push(other)
    }
  }
  const [a, b] = [medianOf(runs.ours), medianOf(runs.theirs)]
  console.log(
    `| ${exchanges}, ${sizeOf(recording)} | ${row(a)} | ${row(b)} | ${(a.wall / b.wall).toFixed(2)} |`,
  )
  compareWithPlanted()
  if (values.gigabyte) await gigabyte(tool)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function gigabyte(tool: string): Promise<void> {
  const big = await recorded('big.har', 105_000)
  const run = await measured([tool, 'har', big, '--contract', contract, `--report=json=${report}`])
  console.log(`| 105000, ${sizeOf(big)} | ${row(run)} |`)
}

/** Every planted drift is found, and nothing else is. */
function compareWithPlanted(): void {
  type Found = { findings: { rule: string; level: string; message: string }[] }
  const { findings } = JSON.parse(readFileSync(report, 'utf8')) as Found
  const seen = findings.reduce(
    (sum, { message }) => sum + Number(/Seen (\d+) times/.exec(message)?.[1] ?? 1),
    0,
  )
  const planted = Array.from({ length: exchanges }, (_, index) => index).filter(isPlanted).length
  console.log(
    `planted ${planted}, found ${seen}: ${[...new Set(findings.map(({ rule }) => rule))].join(', ')}`,
  )
  if (seen !== planted) process.exitCode = 1
}

async function recorded(name: string, count: number): Promise<string> {
  const file = join(folder, name)
  const out = createWriteStream(file)
  out.write('{"log":{"version":"1.2","creator":{"name":"bench","version":"1"},"entries":[')
  for (let index = 0; index < count; index += 1) {
    const text = `${index > 0 ? ',' : ''}${JSON.stringify(exchangeOf(index))}`
    if (!out.write(text)) await once(out, 'drain')
  }
  out.end(']}}')
  await finished(out)
  return file
}

function sizeOf(file: string): string {
  return `${(statSync(file).size / 1e6).toFixed(0)} MB`
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
  const cpu = used.reduce((sum, one) => sum + one.cpu, 0)
  return { wall, cpu, megabytes: Math.max(...used.map(({ megabytes }) => megabytes)) }
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
