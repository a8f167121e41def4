import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generatedContract, written } from './drift-documents.ts'
import { bundledTool, byTurns, cellsOf, ratiosOf, redocly } from './drift-runs.ts'

// measures `portal-contracts diff` beside `redocly diff` on the same documents, whole processes by turns;
// docs/performance/drift.md says how to read the figures

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const folder = mkdtempSync(join(tmpdir(), 'bench-drift-'))

try {
  const tool = await bundledTool(folder)
  for (const format of ['json', 'yaml'] as const) {
    const files = (['older', 'newer'] as const).map((version) => {
      const file = join(folder, `${version}.${format}`)
      writeFileSync(file, written(generatedContract(version), format))
      return file
    })
    const contenders = { ours: [tool, 'diff', ...files], theirs: [redocly, 'diff', ...files] }
    const { ours, theirs } = await byTurns(contenders, Number(values.rounds), folder)
    const size = (statSync(files[0] ?? '').size / 1e6).toFixed(2)
    console.log(
      `| ${format}, ${size} MB | ${cellsOf(ours)} | ${cellsOf(theirs)} | ${ratiosOf(ours, theirs)} |`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
