import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { root } from '#scripts/generate/paths.ts'
import { benchBuild, buildPortal } from '#scripts/portal/builds.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { chromiumArgs, ensureChromium } from '#scripts/setup/chromium.ts'
import { startedMock } from '../running.ts'
import { webServer } from '../web/web-server.ts'
import { before } from './before.ts'
import { now } from './now.ts'
import { type TaskName, tasks } from './task.ts'
import { walked, type WalkedThrough, type Width } from './walked.ts'

// walks the tasks of a newcomer, and counts; docs/tasks.md says what is counted, and has the table

const { values } = parseArgs({
  options: {
    portal: { type: 'string', default: root },
    steps: { type: 'string', default: 'now' },
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    width: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    port: { type: 'string', default: '8660' },
  },
})
const folder = resolve(values.portal)
const walks = values.steps === 'before' ? before : now
const asked = (Object.keys(tasks) as TaskName[]).filter((name) => !values.only || name === values.only)

const widths = ([1440, 390] as const).filter((width) => !values.width || values.width === String(width))

const port = await freePort(Number(values.port))
const origin = `https://localhost:${port}`
const build = benchBuild(origin)
if (!values['no-build']) {
  const { code, output } = await buildPortal(build, folder)
  if (code !== 0) throw new Error(output)
}
const mock = await startedMock(folder)
const server = webServer(resolve(folder, build.outDir), mock.port)
await new Promise<void>((listening) => server.listen(port, listening))
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
try {
  console.log('| task | px | presses | keys | seconds | answer |\n|---|--:|--:|--:|--:|---|')
  for (const name of asked)
    for (const width of widths)
      console.log(`| ${[tasks[name], width, ...(await cellsOf(name, width))].join(' | ')} |`)
} finally {
  await browser.close()
  server.close()
  await mock.stop()
  // connections that the browser left open would keep this process
  setTimeout(() => process.exit(), 1000).unref()
}

/** What a task takes: the middle one of its walks by time. */
async function cellsOf(name: TaskName, width: Width): Promise<readonly (string | number)[]> {
  const walk = walks[name]
  if ('impossible' in walk) return ['', '', '', `impossible: ${walk.impossible}`]
  const runs: WalkedThrough[] = []
  try {
    for (let run = 0; run < Number(values.runs); run += 1) {
      const world = `${name}-${width}-${run}`
      runs.push(
        await walked(walk.walk, {
          browser,
          origin,
          mockPort: mock.port,
          width,
          world,
        }),
      )
    }
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  const middle = runs.toSorted((a, b) => a.seconds - b.seconds)[runs.length >> 1]
  if (!middle) return ['', '', '', 'broke off']
  return [middle.presses, middle.keys, middle.seconds.toFixed(1), middle.answer]
}
