import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'
import type { SearchHit, StageSearchResult } from '#gen/residence/model.ts'
import { root } from '#scripts/generate/paths.ts'
import { benchBuild, buildPortal } from '#scripts/portal/builds.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { chromiumArgs, ensureChromium } from '#scripts/setup/chromium.ts'
import map from '#src/features/map/messages.sv.json' with { type: 'json' }
import search from '#src/features/search/messages.sv.json' with { type: 'json' }
import filters from '#src/screens/search/filters/messages.sv.json' with { type: 'json' }
import { started } from '../running.ts'
import { webServer } from './web-server.ts'

// measures how the search answers a visitor with ten times the catalogue; docs/performance/portal.md says how to read the figures

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } })

/** Goals: the list after its answer, and the frame that one of twenty is slower than, in milliseconds. */
const mostToPaint = 100
const mostOfFrame = 32
/** Pins of the map, spread around those that there are. */
const pinCount = 5000

const apiPort = await freePort(4620)
const port = await freePort(8620)
const origin = `https://localhost:${port}`
const build = benchBuild(origin)
if (!values['no-build']) {
  const { code, output } = await buildPortal(build)
  if (code !== 0) throw new Error(output)
}
const mock = await started(apiPort, ['mocks/server.ts', '--port', String(apiPort), '--size', '10'], {
  first: '/',
})
const server = webServer(join(root, build.outDir), apiPort)
await new Promise<void>((listening) => server.listen(port, listening))
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
try {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies([{ name: 'consent', value: 'answered', url: origin }])
  const page = await context.newPage()
  const threads = await context.newCDPSession(page)
  await threads.send('Performance.enable', { timeDomain: 'threadTicks' })
  const paints = await filtered(page, threads)
  const frames = await dragged(page, threads)
  console.log(`new list after its answer: ${figures(paints.times)} (goal: median ${mostToPaint})`)
  console.log(`  CPU of the page from one key to the list: ${figures(paints.cpu)}`)
  console.log(
    `frames while ${pinCount} pins are dragged: ${figures(frames.times)} (goal: 95 % ${mostOfFrame})`,
  )
  console.log(`  CPU of the page for one frame, on average: ${frames.cpu.toFixed(1)} ms`)
  process.exitCode =
    share(paints.times, 0.5) <= mostToPaint && share(frames.times, 0.95) <= mostOfFrame ? 0 : 1
} finally {
  await browser.close()
  server.close()
  await mock.stop()
  setTimeout(() => process.exit(), 1000).unref()
}

/** Types other highest prices; from the last byte of each answer to the frame that shows its homes. */
async function filtered(page: Page, threads: CDPSession) {
  await page.goto(`${origin}/sok-bostad/`)
  await page.getByRole('article').nth(29).waitFor()
  await page.getByRole('button', { name: search.filter.price, exact: true }).click()
  const highest = page.getByRole('textbox', { name: filters.range.price.high })
  const [times, cpu]: [number[], number[]] = [[], []]
  for (let millions = 2; millions < 10; millions += 1) {
    await page.evaluate(noteNextList)
    await highest.fill(String(millions * 1_000_000))
    const before = await cpuOf(threads)
    await highest.press('Tab')
    await page.waitForFunction(() => 'listPainted' in globalThis)
    cpu.push((await cpuOf(threads)) - before)
    times.push(await page.evaluate(sinceAnswer))
  }
  return { times, cpu }
}

function noteNextList(): void {
  const seen = globalThis as { listPainted?: number }
  delete seen.listPainted
  const count = document.querySelector('main [role=status]')
  const before = count?.textContent
  // how many were found stands on the page in the same frame as what was found
  const watch = new MutationObserver(() => {
    if (!count?.textContent || count.textContent === before) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (seen.listPainted = performance.now())))
  })
  if (count) watch.observe(count, { subtree: true, childList: true, characterData: true })
}

function sinceAnswer(): number {
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/search_object'))
  const answered = asked.at(-1)?.responseEnd ?? Number.NaN
  return ((globalThis as { listPainted?: number }).listPainted ?? Number.NaN) - answered
}

/** Drags the map over many pins, back and forth at several depths; how long each frame took. */
async function dragged(page: Page, threads: CDPSession) {
  await page.route('**/residence/search_stage', async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as StageSearchResult
    const hits = spread(found.hits)
    await route.fulfill({ response: answer, json: { ...found, hits, total: hits.length } })
  })
  await page.goto(`${origin}/sok-bostad/?q=stockholms-lan#map`)
  const canvas = page.getByRole('application', { name: map.label })
  await canvas.getByRole('button').first().waitFor()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The map is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const times: number[] = []
  let cpu = 0
  for (const zoomsIn of [0, 2]) {
    for (let zoom = 0; zoom < zoomsIn; zoom += 1) {
      await page.getByRole('button', { name: map.zoomIn, exact: true }).click()
      await page.waitForFunction(() => !document.querySelector('.leaflet-zoom-anim'))
    }
    const before = await cpuOf(threads)
    await page.evaluate(noteFrames)
    for (const [dx, dy] of [
      [-300, 120],
      [320, -160],
      [-280, -100],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + dx, y + dy, { steps: 60 })
      await page.mouse.up()
    }
    times.push(...(await page.evaluate(frameTimes)))
    cpu += (await cpuOf(threads)) - before
  }
  return { times, cpu: cpu / times.length }
}

function spread(hits: readonly SearchHit[]): SearchHit[] {
  return Array.from({ length: pinCount }, (_, index) => {
    const hit = hits[index % hits.length]
    if (!hit) throw new Error('No project was found')
    const round = Math.floor(index / hits.length)
    // a spiral, whose steps leave no two at one place
    const [far, turn] = [0.012 * Math.sqrt(round), round * 2.4]
    const { lat, lng } = hit._geo
    return {
      ...hit,
      id: `${hit.id}-${round}`,
      _geo: { lat: lat + far * Math.sin(turn), lng: lng + 2 * far * Math.cos(turn) },
    }
  })
}

function noteFrames(): void {
  const seen = globalThis as { frameStarts?: number[] }
  seen.frameStarts = []
  const note = (time: number) => {
    if (!seen.frameStarts) return
    seen.frameStarts.push(time)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

function frameTimes(): number[] {
  const { frameStarts = [] } = globalThis as { frameStarts?: number[] }
  delete (globalThis as { frameStarts?: number[] }).frameStarts
  return frameStarts.slice(1).map((time, index) => time - (frameStarts[index] ?? time))
}

/** Milliseconds of the processor that the page's main thread has used, whatever else the machine did. */
async function cpuOf(threads: CDPSession): Promise<number> {
  const { metrics } = await threads.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** The value below which this share of them lies. */
function share(of: readonly number[], part: number): number {
  const sorted = of.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function figures(of: readonly number[]): string {
  const [half, most, all] = [0.5, 0.95, 1].map((part) => share(of, part).toFixed(0))
  return `median ${half} ms, 95 % ${most} ms, longest ${all} ms of ${of.length}`
}
