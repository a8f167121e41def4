import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * Runs `npm ci` when the lockfile is not the one that was installed last. File contents decide, not times: a fresh
 * clone has arbitrary times.
 *
 * @param {string} root
 * @returns {boolean} false when installing failed and nothing can run
 */
export function installIfNeeded(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(lockfile.replaceAll('\r\n', '\n')).digest('hex')
  const stamp = join(root, 'node_modules', '.installed-lockfile')
  const before = read(stamp)
  if (before === wanted) return true
  if (!installedByHand(root, JSON.parse(lockfile))) {
    const why = before ? 'package-lock.json has changed' : 'they are not installed yet'
    console.error(`Installing packages with npm ci: ${why}. This takes a minute or two.`)
    if (!install(root)) return false
  }
  writeFileSync(stamp, wanted)
  return true
}

/**
 * Whether `npm install` or `npm ci` was run by hand and left what the lockfile asks for; npm writes this list last.
 *
 * @param {string} root
 * @param {{ packages: Record<string, { version?: string, optional?: boolean }> }} lock
 */
function installedByHand(root, lock) {
  const list = read(join(root, 'node_modules', '.package-lock.json'))
  if (!list) return false
  const { packages: installed } = JSON.parse(list)
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

/** @param {string} root */
function install(root) {
  if (process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules') + sep)) {
    // Windows cannot replace a program that is running, and this Node is one of the packages
    console.error('Run npm ci first, then the same command again.')
    return false
  }
  const [command, ...start] = npm()
  const args = [
    ...start,
    'ci',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (result.status === 0) return true
  const why = result.error ? result.error.message : `exit code ${result.status}`
  console.error(`npm ci failed (${why}); the lines above say why. Run npm ci to try again.`)
  return false
}

/**
 * The npm that runs this script, under the Node it runs on, or the one on the path.
 *
 * @returns {[string, ...string[]]}
 */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env
  return script?.endsWith('npm-cli.js') ? [node, script] : ['npm']
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
