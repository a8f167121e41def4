// Run after every change of dependencies: npm run lockfile
//
// A package with a binary for each platform lists them all as optional dependencies. When the registry lacks some, npm
// leaves them out of package-lock.json, and then `npm ci` rejects its own lockfile on every platform. This adds an entry
// for each that is left out: its version and the platform in its name, so that npm knows where it is not wanted.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], optional?: boolean, dev?: boolean, optionalDependencies?: Record<string, string> }} Entry */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))
/** @type {Record<string, Entry>} */
const packages = lock.packages

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isFound(path, name))
    .map(([name, range]) => ({ name, entry: entryFor(name, range, dev) })),
)
for (const { name, entry } of missing) packages[`node_modules/${name}`] = entry
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${missing.length} entries added`)

/**
 * Whether the lockfile has a package where one at `path` would look for it: in its own node_modules, then outwards.
 *
 * @param {string} path
 * @param {string} name
 */
function isFound(path, name) {
  const parts = path.split('/node_modules/')
  const places = parts.map((_part, at) => [...parts.slice(0, at + 1), name].join('/node_modules/'))
  return [`node_modules/${name}`, ...places].some((place) => place in packages)
}

/**
 * @param {string} name such as `@oxlint/binding-linux-x64-musl`
 * @param {string} range
 * @param {boolean | undefined} dev
 * @returns {Entry}
 */
function entryFor(name, range, dev) {
  const words = name.split(/[-/.]/).map((word) => (word === 'windows' ? 'win32' : word))
  const os = systems.filter((one) => words.includes(one))
  // a package for WebAssembly names no system, and no machine has that processor
  const cpu = processors.filter((one) => words.includes(one))
  if (cpu.length === 0) throw new Error(`${name} does not name its platform; add its entry by hand`)
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu,
    ...(dev && { dev }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}
