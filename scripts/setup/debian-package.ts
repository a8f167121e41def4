import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

/** Whether packages may be installed: as root on Debian and its relatives. */
export function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  const family = existsSync(release) ? readFileSync(release, 'utf8') : ''
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(family)
}

let before: Promise<void> = Promise.resolve()

/** Installs a package of Debian, one after the other: apt is locked meanwhile. */
export function installPackage(name: string, what: string): Promise<void> {
  before = before.then(async () => {
    console.error(`Installing ${what} for the tests (apt-get install ${name}).`)
    const install = () => apt('install', '--yes', '--no-install-recommends', name)
    if (!(await install()) && (await apt('update'))) await install()
  })
  return before
}

async function apt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { stdio: ['ignore', 2, 2], env })
  const [code]: unknown[] = await once(child, 'close').catch(() => [])
  return code === 0
}
