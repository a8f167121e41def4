import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundledTool } from '#tests/bench/drift/drift-runs.ts'
import type { Judge } from '../judge.ts'
import { measuredRun } from './measured-run.ts'
import type { MeasuredRun } from './measured-run.ts'
import { isBreaking, pairs } from './pairs.ts'
import type { Rival } from './rivals.ts'
import { rivals } from './rivals.ts'

type Tally = { right: number; missed: string[]; false: string[]; unread: number; runs: MeasuredRun[] }

/** Gives a rival the pairs of this project, one process each. */
async function tallyOf(
  rival: Pick<Rival, 'line' | 'verdict'>,
  every: number,
  folder: string,
): Promise<Tally> {
  const tally: Tally = { right: 0, missed: [], false: [], unread: 0, runs: [] }
  for (const one of pairs.filter((_, at) => at % every === 0)) {
    const files = (['was', 'is'] as const).map((side) => {
      const file = join(folder, `${side}.json`)
      writeFileSync(file, JSON.stringify(one[side]))
      return file
    })
    const [file, ...args] = rival.line(files[0] ?? '', files[1] ?? '')
    const run = await measuredRun(file, args, folder)
    tally.runs.push(run)
    const said = rival.verdict(run)
    if (said === undefined) tally.unread += 1
    if ((said ?? false) === isBreaking(one)) tally.right += 1
    else (said ? tally.false : tally.missed).push(one.title)
  }
  return tally
}

const head = [
  '| tool | pairs | right | missed | false | not read | time of a pair | memory |',
  '|---|---|---|---|---|---|---|---|',
]

function row(name: string, { right, missed, false: wrong, unread, runs }: Tally): string {
  const seconds = runs.map((one) => one.seconds).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0
  const megabytes = Math.max(...runs.map((one) => one.megabytes))
  return `| ${name} | ${runs.length} | ${right} | ${missed.length} | ${wrong.length} | ${unread} | ${seconds.toFixed(2)} s | ${megabytes.toFixed(0)} MB |`
}

/** Each rival beside this tool on the same pairs; this project is wrong where it misses more or is false more often. */
export const verdictJudges: readonly Judge[] = rivals.map((rival) => ({
  name: rival.name,
  needs: rival.needs,
  isHere: rival.isHere,
  judge: async (options) => {
    const folder = mkdtempSync(join(tmpdir(), 'judges-'))
    try {
      const asked = options.indexOf('--every')
      const every = asked === -1 ? rival.every : Number(options[asked + 1])
      const tool = await bundledTool(folder)
      const own = await tallyOf(
        {
          line: (was, is) => [process.execPath, tool, 'diff', was, is],
          verdict: ({ code }) => (code === 0 ? false : code === 1 ? true : undefined),
        },
        every,
        folder,
      )
      const theirs = await tallyOf(rival, every, folder)
      const titles = options.includes('--titles')
        ? [
            ...theirs.missed.map((title) => `missed: ${title}`),
            ...theirs.false.map((title) => `false: ${title}`),
          ]
        : []
      return {
        lines: [...head, row('portal-contracts', own), row(rival.name, theirs), ...titles],
        isWrong: own.missed.length > theirs.missed.length || own.false.length > theirs.false.length,
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}))
