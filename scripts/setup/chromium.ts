import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'

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

/** The Chromium to test with: `CHROMIUM_PATH`, otherwise the system's, otherwise Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return [...(systemPlaces[process.platform] ?? []), chromium.executablePath()].find((file) =>
    existsSync(file),
  )
}

/**
 * As `findChromium`, and installs the system's `chromium` package where that is allowed: as root on Debian and its
 * relatives.
 *
 * @throws with the command to run when there is no Chromium and none can be installed
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (isDebianRoot() ? installPackage() : undefined)
  if (found && existsSync(found)) return found
  throw new Error(
    found
      ? `CHROMIUM_PATH names ${found}, which is not there.`
      : 'No Chromium found for the browser tests. Run npx playwright install --with-deps chromium, or set CHROMIUM_PATH.',
  )
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  const family = existsSync(release) ? readFileSync(release, 'utf8') : ''
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(family)
}

function installPackage(): string | undefined {
  console.error('Installing Chromium for the browser tests (apt-get install chromium).')
  const install = () => apt('install', '--yes', '--no-install-recommends', 'chromium')
  if (!install() && apt('update')) install()
  return findChromium()
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0
}
