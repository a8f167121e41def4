import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { root } from '../../scripts/generate/paths.ts'
import { openChromium } from './chromium.ts'
import type { Driven, Engine } from './driven.ts'
import { Person } from './person.ts'
import type { Served } from './serve.ts'

/** Ten screens, of visitors, buyers and residents. */
const screens = [
  { name: 'start', path: '/' },
  { name: 'search', path: '/sok-bostad/' },
  { name: 'map', path: '/sok-bostad/?q=stockholm#map' },
  { name: 'project', path: '/bostader/nacka/ekbacken/brf-strandangen/' },
  { name: 'article', path: '/att-kopa-nytt/' },
  { name: 'text-search', path: '/sok/?s=nacka' },
  { name: 'my-pages', path: '/mina-sidor/', persona: 'amira' },
  { name: 'errands', path: '/mina-sidor/arenden/', persona: 'amira' },
  { name: 'documents', path: '/mina-sidor/mina-avtal/', persona: 'amira' },
  { name: 'report', path: '/#open-case', persona: 'amira' },
]

/** The page stands: what it asked for is there, with its letters and its pictures. */
const stands = `
  const shown = [...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight)
  return document.readyState === 'complete' && document.fonts.status === 'loaded' &&
    document.querySelector('h1, h2') !== null && !document.querySelector('[aria-busy=true]') &&
    shown.every((one) => one.complete)`

type Photographed = Pick<Driven, 'goto' | 'address' | 'run' | 'picture'>

/** Takes the screens in Chromium and in these engines, and lays those of a screen side by side in `screens/engines/`. */
export async function takePictures(
  engines: readonly Engine[],
  { port }: Pick<Served, 'port'>,
): Promise<void> {
  const folder = join(root, 'screens/engines')
  mkdirSync(folder, { recursive: true })
  const rows = new Map<string, Buffer[]>()
  for (const open of [openChromium, ...engines.map((engine) => () => engine.open())]) {
    // oxlint-disable-next-line no-await-in-loop -- one engine after the other: there are two cores
    const browser = await open()
    try {
      if ('size' in browser) await browser.size(1280, 1000)
      for (const { name, ...start } of screens) {
        const picture = await pictureOf(browser, port, start)
        rows.set(name, [...(rows.get(name) ?? []), picture])
      }
    } finally {
      await browser.close()
    }
  }
  for (const [name, pictures] of rows) await layTogether(pictures, join(folder, `${name}.png`))
  console.log(`${rows.size} screens in ${engines.length + 1} engines, side by side in screens/engines/.`)
}

async function pictureOf(browser: Photographed, port: number, start: { path: string; persona?: string }) {
  // it only opens, waits and looks
  const person = new Person(browser as Driven, port, 'browsers-pictures')
  await person.opens(start)
  await person.until(`the page ${start.path}`, () => browser.run<boolean>(stands))
  // as for other pictures: long enough for what fades in or comes after the first window
  await sleep(settledAfter)
  return Buffer.from(await browser.picture())
}

const settledAfter = 1500

const width = 800

/** One beside the other, in the order of the engines. */
async function layTogether(pictures: readonly Buffer[], file: string): Promise<void> {
  const resized = await Promise.all(pictures.map((one) => sharp(one).resize({ width }).png().toBuffer()))
  const heights = await Promise.all(resized.map(async (one) => (await sharp(one).metadata()).height))
  const whole = {
    width: width * resized.length,
    height: Math.max(...heights),
    channels: 3,
    background: '#888',
  } as const
  await sharp({ create: whole })
    .composite(resized.map((input, at) => ({ input, left: at * width, top: 0 })))
    .png()
    .toFile(file)
}
