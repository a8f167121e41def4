import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { root } from '#scripts/generate/paths.ts'
import { benchBuild, buildPortal } from '#scripts/portal/builds.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { chromiumArgs, ensureChromium } from '#scripts/setup/chromium.ts'
import { Report, giveFiles, toDescription } from '#tests/support/pages/fault-report.ts'
import { started } from '../running.ts'
import { webServer } from './web-server.ts'

// measures what typing in a fault report costs with large files beside it; docs/performance/portal.md says how to read the figures

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } })

/** Goal: the longest that a key may hold the page, in milliseconds on a processor a quarter as fast. */
const mostToHold = 50
const slower = 4
const sentence = ['Kranen i köket', ' droppar hela', ' långa natten.']
const files = [1, 2, 3, 4, 5].map((at) => ({
  name: `${at}.mp4`,
  bytes: 20_000_000 + at,
  type: 'video/mp4',
}))

/** Resolves when the next frame is drawn. */
const afterFrame = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))'

const apiPort = await freePort(4630)
const port = await freePort(8630)
const origin = `https://localhost:${port}`
const build = benchBuild(origin)
if (!values['no-build']) {
  const { code, output } = await buildPortal(build)
  if (code !== 0) throw new Error(output)
}
const mock = await started(apiPort, ['mocks/server.ts', '--port', String(apiPort)], { first: '/' })
const server = webServer(join(root, build.outDir), apiPort)
await new Promise<void>((listening) => server.listen(port, listening))
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
try {
  const without = await typed(browser, [])
  const beside = await typed(browser, files)
  console.log(`without files: ${figures(without)}`)
  console.log(`beside five files of 20 MB: ${figures(beside)} (goal: ${mostToHold} ms)`)
  console.log(`ratio of the medians: ${(median(beside) / median(without)).toFixed(2)}`)
  process.exitCode = median(beside) < mostToHold ? 0 : 1
} finally {
  await browser.close()
  server.close()
  await mock.stop()
  // connections that the browser left open would keep this process
  setTimeout(() => process.exit(), 1000).unref()
}

/** The longest that the page held its main thread while each part of a sentence was typed. */
async function typed(within: Browser, given: typeof files): Promise<number[]> {
  const context = await within.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const report = await describing(page)
  await giveFiles(report, given)
  for (const { name } of given) await report.dialog.getByText(name).waitFor()
  await report.field('description').focus()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const longest: number[] = []
  for (const words of sentence) {
    await within.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    for (const text of words) {
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
      await devtools.send('Runtime.evaluate', { expression: afterFrame, awaitPromise: true })
    }
    longest.push(longestTask(await within.stopTracing()))
  }
  if ((await report.field('description').inputValue()) !== sentence.join(''))
    throw new Error('A key was lost')
  await context.close()
  return longest
}

/** The wizard at its description, for a resident. */
async function describing(page: Page): Promise<Report> {
  await page.context().addCookies([{ name: 'consent', value: 'answered', url: origin }])
  await page.goto(origin)
  const session = await page.request.post(`${origin}/__mock/personas/amira/session`)
  const { token } = (await session.json()) as { token: string }
  await page.context().addCookies([{ name: 'token', value: token, url: origin }])
  await page.goto(`${origin}/?o=1#open-case`)
  const report = new Report(page)
  await toDescription(report)
  return report
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/** Milliseconds of computing of the longest task of the page's main thread: what else the computer does is left out. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && threads.some((one) => one.pid === pid && one.tid === tid),
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

function median(of: readonly number[]): number {
  return of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN
}

function figures(of: readonly number[]): string {
  return `${of.map((one) => one.toFixed(0)).join(', ')} ms`
}
