import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/generate/paths.ts'
import { openChromium } from './chromium.ts'
import type { Driven, Engine } from './driven.ts'
import { Person } from './person.ts'
import type { Served } from './serve.ts'

type Screen = {
  name: string
  path: string
  persona?: string
  /** What comes last to it: a selector. */
  last: string
}

/** Ten screens, of visitors, buyers and residents. */
const screens: readonly Screen[] = [
  { name: 'start', path: '/', last: 'main img' },
  { name: 'search', path: '/sok-bostad/', last: 'main article img' },
  { name: 'map', path: '/sok-bostad/?q=stockholm#map', last: '.leaflet-marker-icon, .leaflet-interactive' },
  { name: 'project', path: '/bostader/nacka/ekbacken/brf-strandangen/', last: '#picker img' },
  { name: 'article', path: '/att-kopa-nytt/', last: 'main img' },
  { name: 'text-search', path: '/sok/?s=nacka', last: 'main li a' },
  { name: 'my-pages', path: '/mina-sidor/', persona: 'amira', last: 'main section' },
  { name: 'errands', path: '/mina-sidor/arenden/', persona: 'amira', last: 'main li a' },
  { name: 'documents', path: '/mina-sidor/mina-avtal/', persona: 'amira', last: 'main li a' },
  { name: 'report', path: '/#open-case', persona: 'amira', last: '[role=dialog] button[type=submit]' },
]

/**
 * How a page stands: its length and how much there is on it, once what comes last is there, nothing is on its way or
 * moves, and letters and pictures of the window are drawn. Nothing before that.
 */
const standing = (last: string) => `
  const isHere = (one) => { const { top, width } = one.getBoundingClientRect(); return width > 0 && top < innerHeight }
  const shown = [...document.images].filter(isHere)
  const isThere = document.readyState === 'complete' && document.fonts.status === 'loaded' &&
    !document.documentElement.hasAttribute('data-face') &&
    document.querySelector(${JSON.stringify(last)}) !== null && !document.querySelector('[aria-busy=true]') &&
    shown.every((one) => one.complete && one.naturalWidth > 0) &&
    document.getAnimations().every((one) => one.playState !== 'running')
  return isThere ? [document.documentElement.scrollHeight, document.querySelectorAll('*').length, shown.length].join(' ') : ''`

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
      for (const screen of screens) {
        const picture = await pictureOf(browser, port, screen)
        rows.set(screen.name, [...(rows.get(screen.name) ?? []), picture])
      }
    } finally {
      await browser.close()
    }
  }
  for (const [name, pictures] of rows) await layTogether(pictures, join(folder, `${name}.png`))
  console.log(`${rows.size} screens in ${engines.length + 1} engines, side by side in screens/engines/.`)
}

async function pictureOf(browser: Photographed, port: number, { last, ...start }: Screen) {
  // it only opens, waits and looks
  const person = new Person(browser as Driven, port, 'browsers-pictures')
  await person.opens(start)
  let before = ''
  let alike = 0
  await person.until(`the page ${start.path}`, async () => {
    const now = await browser.run<string>(standing(last))
    alike = now !== '' && now === before ? alike + 1 : 0
    before = now
    return alike >= looks
  })
  return Buffer.from(await browser.picture())
}

/** How often a page has to look the same, one look after the other, until it is believed to stay so. */
const looks = 8

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
