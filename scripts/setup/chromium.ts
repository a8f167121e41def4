import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installPackage, isDebianRoot } from './debian-package.ts'

const systemPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map(
    (folder) => `${process.env[folder] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
}

/**
 * Options that let Chromium run without a sandbox or a graphics card, and keep it from calling home. Pages are drawn without
 * the software that stands in for the card, which would cost a third of the time; only WebGL is drawn with it.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--enable-unsafe-swiftshader',
  '--disable-gpu',
]

/** Debian's package of the shell without a window; Playwright finds its own by itself. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser to test with: `CHROMIUM_PATH`, otherwise the headless shell, which does the same for half of the
 * processor's time, otherwise the whole Chromium.
 */
export function findTestBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  return named || !existsSync(headlessShell) ? findChromium() : headlessShell
}

/** A whole Chromium: `CHROMIUM_PATH`, otherwise the system's, otherwise Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return [...(systemPlaces[process.platform] ?? []), chromium.executablePath()].find((file) =>
    existsSync(file),
  )
}

let testBrowser: Promise<string> | undefined

/**
 * As `findTestBrowser`, and installs Debian's headless shell where that is allowed: as root on Debian and its relatives.
 * Once it was asked for, all who ask wait for the same.
 *
 * @throws with the command to run when there is no browser and none can be installed
 */
export const ensureTestBrowser = (): Promise<string> => (testBrowser ??= theTestBrowser())

async function theTestBrowser(): Promise<string> {
  const hasBest = Boolean(process.env['CHROMIUM_PATH']) || existsSync(headlessShell)
  if (!hasBest && isDebianRoot()) await installPackage('chromium-headless-shell', 'a browser')
  return installed(findTestBrowser()) ?? ensureChromium()
}

/** As `findChromium`, and installs Debian's `chromium` in the same way. */
export async function ensureChromium(): Promise<string> {
  const found = installed(findChromium())
  if (found) return found
  if (isDebianRoot()) await installPackage('chromium', 'a browser')
  const now = findChromium()
  if (now) return now
  throw new Error(
    'No Chromium found for the browser tests. Run npx playwright install --with-deps chromium, or set CHROMIUM_PATH.',
  )
}

/** @throws when the file that `CHROMIUM_PATH` names is not there */
function installed(file: string | undefined): string | undefined {
  if (file && !existsSync(file)) throw new Error(`CHROMIUM_PATH names ${file}, which is not there.`)
  return file
}
