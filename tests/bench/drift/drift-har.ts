import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { exchangeOf, isPlanted, trafficContract } from './drift-recording.ts'
import { bundledTool, byTurns, cellsOf, measured, ratiosOf, redocly } from './drift-runs.ts'

// measures `portal-contracts har` beside `redocly drift` on the same recording, whole processes by turns, and our
// memory on a file of a gigabyte; docs/performance/drift.md says how to read the figures

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
const report = join(folder, 'report.json')

try {
  writeFileSync(contract, JSON.stringify(trafficContract()))
  const tool = await bundledTool(folder)
  const recording = await recorded('traffic.har', exchanges)
  const output = ['--format=json', '-o', join(folder, 'theirs.json')]
  const contenders = {
    ours: [tool, 'har', recording, '--contract', contract, `--report=json=${report}`],
    theirs: [redocly, 'drift', recording, '--api', contract, ...output],
  }
  const { ours, theirs } = await byTurns(contenders, Number(values.rounds), folder)
  console.log(
    `| ${exchanges}, ${sizeOf(recording)} | ${cellsOf(ours)} | ${cellsOf(theirs)} | ${ratiosOf(ours, theirs)} |`,
  )
  compareWithPlanted()
  if (values.gigabyte) await gigabyte(tool)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function gigabyte(tool: string): Promise<void> {
  const big = await recorded('big.har', 105_000)
  const run = await measured([tool, 'har', big, '--contract', contract, `--report=json=${report}`], folder)
  console.log(`| 105000, ${sizeOf(big)} | ${cellsOf(run)} |`)
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
