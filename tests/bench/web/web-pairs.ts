import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { ensureChromium } from '#scripts/setup/chromium.ts'
import { answering, slowness } from './answering.ts'
import type { Answering } from './answering.ts'
import { started } from '../running.ts'
import { webPages } from './web-pages.ts'
import { webServer } from './web-server.ts'

// says what one thing is worth: builds with and without it are visited by turns, and compared within each round;
// docs/performance/portal.md says how such builds are made

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    page: { type: 'string', default: 'home' },
    processor: { type: 'string', default: String(slowness.processor) },
  },
})
const page = webPages.find(({ name }) => name === values.page)
if (!page) throw new Error(`--page is one of ${webPages.map(({ name }) => name).join(', ')}`)
const { path, hasPrice } = page

const executablePath = await ensureChromium()
const apiPort = await freePort(4630)
const mock = await started(apiPort, ['mocks/server.ts', '--port', String(apiPort), '--no-draw-ahead'], {
  first: '/',
})
const builds = positionals.map((folder) => ({
  folder,
  port: portOf(folder),
  server: webServer(folder, apiPort),
}))
const visits = new Map<string, Answering[]>(builds.map(({ folder }) => [folder, []]))
try {
  // the first round does not count: the mock draws each picture once
  for (let round = 0; round <= Number(values.runs); round++)
    for (const { folder, port, server } of round === 0 ? builds.slice(0, 1) : builds) {
      await new Promise<void>((listening) => server.listen(port, listening))
      const url = `https://localhost:${port}${path}`
      const visit = await answering(executablePath, url, hasPrice, Number(values.processor))
      await new Promise((closed) => server.close(closed))
      if (round > 0) visits.get(folder)?.push(visit)
    }
  const [first = []] = visits.values()
  for (const [folder, seen] of visits) console.log(`${values.page} | ${folder} | ${rowOf(seen, first)}`)
} finally {
  await mock.stop()
  setTimeout(() => process.exit(), 1000).unref()
}

/** Where a build runs: that address is part of it. */
function portOf(folder: string): number {
  for (const file of globSync('assets/*.js', { cwd: folder })) {
    const [, port] = /https:\/\/localhost:(\d+)/.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    if (port) return Number(port)
  }
  throw new Error(`${folder} is no build for a port of https://localhost.`)
}

/** Medians, each with the median of the differences from the first build within a round. */
function rowOf(seen: readonly Answering[], first: readonly Answering[]): string {
  const names = ['largest', 'button', 'price', 'answers', 'blocking'] as const
  const cells = names.map((name) => {
    const differences = seen.map((visit, round) => visit[name] - (first[round]?.[name] ?? Number.NaN))
    const each = differences.map((one) => one.toFixed(0)).join(' ')
    return `${name} ${median(seen.map((visit) => visit[name]))} (${median(differences)}: ${each})`
  })
  return cells.join(' | ')
}

function median(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(0)
}
