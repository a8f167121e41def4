import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { root } from '#scripts/generate/paths.ts'
import { benchBuild, buildPortal } from '#scripts/portal/builds.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { chromiumArgs, ensureChromium } from '#scripts/setup/chromium.ts'
import { type Visit, installedLighthouse, visited } from './lighthouse.ts'
import { answering } from './answering.ts'
import type { Answering } from './answering.ts'
import { started } from '../running.ts'
import { webPages } from './web-pages.ts'
import { type PageFigures, type Scripts, webReport } from './web-report.ts'
import { webServer } from './web-server.ts'

// measures the portal as a visitor with a slow phone meets it; docs/performance/portal.md says how to read the figures

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

const executablePath = await ensureChromium()
const lighthouse = installedLighthouse()
const apiPort = await freePort(4610)
const port = await freePort(8610)
const origin = `https://localhost:${port}`
const build = benchBuild(origin)
const { code, output } = await buildPortal(build)
if (code !== 0) throw new Error(output)

// pictures that nobody has asked for are not drawn beside what is measured
const program = ['mocks/server.ts', '--port', String(apiPort), '--no-draw-ahead']
const mock = await started(apiPort, program, { first: '/' })
const folder = join(root, build.outDir)
const server = webServer(folder, apiPort)
await new Promise<void>((listening) => server.listen(port, listening))
try {
  const figures: PageFigures[] = []
  for (const { name, path, hasPrice } of webPages) {
    const scripts = await warmedUp(path)
    const visits: Visit[] = []
    const slow: Answering[] = []
    for (let run = 0; run < runs; run++) {
      visits.push(await visited(lighthouse, executablePath, origin + path))
      slow.push(await answering(executablePath, origin + path, hasPrice))
    }
    figures.push({ name, visits, slow, scripts })
  }
  const { text, isGood } = webReport(figures)
  console.log(text)
  process.exitCode = isGood ? 0 : 1
} finally {
  server.close()
  await mock.stop()
  // connections that browsers left open would keep this process
  setTimeout(() => process.exit(), 1000).unref()
}

/**
 * One visit that does not count: the mock draws each picture once. Tells how much JavaScript the page asks for before it
 * draws its first window, and how much when it has come to rest, in bytes after gzip; what comes with the question
 * about cookies, two seconds later, is not the page's.
 */
async function warmedUp(path: string): Promise<Scripts> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  })
  await context.addCookies([{ name: 'consent', value: 'answered', url: origin }])
  const page = await context.newPage()
  await page.addInitScript(noteFirstWindow)
  await page.goto(origin + path)
  await page.getByRole('contentinfo').waitFor()
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() => {
    const [{ startTime: firstWindow } = { startTime: 0 }] = performance.getEntriesByName('first window')
    const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return asked.map(({ name, startTime }) => ({ name, isInitial: startTime <= firstWindow }))
  })
  await browser.close()
  const kept = new Map(scripts.map(({ name, isInitial }) => [new URL(name).pathname, isInitial]))
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
  const initial = [...kept].flatMap(([file, isInitial]) => (isInitial ? [file] : []))
  return { initial: weigh(initial), all: weigh([...kept.keys()]) }
}

/** Marks when the portal has drawn; what the page shows before it has no buttons. */
function noteFirstWindow() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root button')) return
    performance.mark('first window')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
