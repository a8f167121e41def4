import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../scripts/portal/start/free-port.ts'
import type { Driven, Engine, Held } from './driven.ts'

const driver = '/usr/bin/WebKitWebDriver'
const screen = '/usr/bin/Xvfb'
const libraries = '/usr/lib'

/** The small browser that comes with the driver; in a folder that names machine and version. */
function miniBrowser(): string | undefined {
  const folders = existsSync(libraries) ? readdirSync(libraries) : []
  return folders
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => join(libraries, folder, `webkit2gtk-${version}`)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((place) => existsSync(place))
}

/** WebKitGTK, the nearest to Safari's engine that a Linux machine has, over WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  missing: () =>
    existsSync(driver) && existsSync(screen) && miniBrowser()
      ? undefined
      : 'WebKitGTK is missing: install it with `apt-get install webkit2gtk-driver xvfb`.',
  open: openWebkit,
}

const keys = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
  ' ': Key.SPACE,
}

async function openWebkit(): Promise<Driven> {
  // one window a display; without -noreset the display ends with the first client
  const display = `:${await freePort(6100)}`
  const server = start(screen, [display, '-screen', '0', '1600x1200x24', '-noreset', '-nolisten', 'tcp'])
  const port = await freePort(6200)
  const web = start(driver, [`--port=${port}`], { ...process.env, DISPLAY: display })
  const stop = () => {
    web.kill()
    server.kill()
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  try {
    await reachable(port)
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build()
    const held = (element: WebElement): Held => ({
      click: async () => {
        // the driver scrolls by itself, and then presses where the element was
        await session.executeScript(
          "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          element,
        )
        await element.click()
      },
      choose: (path) => element.sendKeys(path),
    })
    return {
      goto: (address) => session.get(address),
      address: () => session.getCurrentUrl(),
      run: (body) => session.executeScript(body),
      element: async (body) => {
        const found = await session.executeScript<WebElement | null>(body)
        return found ? held(found) : undefined
      },
      type: (text) => session.actions().sendKeys(text).perform(),
      key: (name) => session.actions().sendKeys(keys[name]).perform(),
      picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
      // the window has a frame of its own, and is never narrower than 447 px
      size: async (width, height) =>
        void (await session.manage().window().setRect({ x: 0, y: 0, width, height })),
      close: async () => {
        await session.quit().catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

const start = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess =>
  spawn(command, args, { env, stdio: 'ignore' })

/** Waits until the driver takes sessions. */
async function reachable(port: number, tries = 100): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
  if (answer?.ok) return
  if (tries === 0) throw new Error('WebKitWebDriver did not start.')
  await sleep(100)
  return reachable(port, tries - 1)
}
