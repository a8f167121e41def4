import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { ElementHandle } from 'puppeteer-core'
import type { Driven, Engine, Held } from './driven.ts'

const places = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox']
const binary = () => places.find((place) => place !== undefined && existsSync(place))

/** Firefox as Debian has it, over WebDriver BiDi: Playwright's protocol crashes the content process of a stock one. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () =>
    binary()
      ? undefined
      : 'Firefox is missing: install it with `apt-get install firefox-esr`, or name one in FIREFOX_PATH.',
  open: openFirefox,
}

async function openFirefox(): Promise<Driven> {
  const executablePath = binary()
  if (executablePath === undefined) throw new Error('There is no Firefox.')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // files of the journeys, and cookies of *.localhost
    extraPrefsFirefox: { 'network.dns.localDomains': '', 'dom.disable_beforeunload': true },
  })
  const page = await browser.newPage()
  const held = (element: ElementHandle): Held => ({
    click: () => element.click(),
    choose: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  })
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    address: () => Promise.resolve(page.url()),
    run: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
    element: async (body) => {
      const found = await page.evaluateHandle(`(() => { ${body} })()`)
      const element = found.asElement() as ElementHandle | null
      return element ? held(element) : undefined
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name === ' ' ? 'Space' : name),
    picture: () => page.screenshot(),
    size: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
