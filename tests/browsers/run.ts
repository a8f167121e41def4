import { journeys } from './journeys.ts'
import type { Engine } from './driven.ts'
import { firefox } from './firefox.ts'
import { takePictures } from './pictures.ts'
import { serve } from './serve.ts'
import { walkAll } from './walk-all.ts'
import { webkit } from './webkit.ts'

/**
 * Twelve journeys in engines that the other tests do not know: `node tests/browsers/run.ts [firefox|webkit] [part of a
 * name]`; with `--pictures` ten screens in them and in Chromium instead.
 */
const words = process.argv.slice(2)
const [which = '', only = ''] = words.filter((word) => word !== '--pictures')
const isForPictures = words.includes('--pictures')
const engines: readonly Engine[] = [firefox, webkit].filter(({ name }) => name.includes(which))
const walked = journeys.filter(({ name }) => name.includes(only))
const missing = engines.flatMap((engine) => engine.missing() ?? [])
if (missing.length > 0 || engines.length === 0) {
  console.log(missing.join('\n') || `There is no engine "${which}": firefox, or webkit.`)
  process.exit(2)
}
const served = await serve()
let failed = 0
try {
  if (isForPictures) await takePictures(engines, served)
  for (const engine of isForPictures ? [] : engines) {
    // oxlint-disable-next-line no-await-in-loop -- one engine after the other: there are two cores
    failed += await walkAll(engine, walked, served)
  }
} finally {
  await served.stop()
}
process.exit(failed > 0 ? 1 : 0)
