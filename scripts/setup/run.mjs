// The entry of every npm script: `node scripts/setup/run.mjs <command> [arguments]`. It runs on Node 20 with nothing
// installed, so it and its neighbours use built-ins only: install what the lockfile asks for, find a Node that runs
// TypeScript, hand over. Everything it says goes to stderr, so that a command's own output stays clean.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, nodeAdvice } from './find-node.mjs'
import { installIfNeeded } from './install.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const couldNotTell = 2

if (!installIfNeeded(root)) process.exit(couldNotTell)
const node = findNode(root)
if (!node) {
  console.error(nodeAdvice())
  process.exit(couldNotTell)
}
handOver(node, process.argv.slice(2))

/**
 * Runs the command in the found Node until it ends, with its signals and its exit code.
 *
 * @param {string} executable
 * @param {string[]} args
 */
function handOver(executable, args) {
  // the channel carries nothing: its end tells the command that nobody waits for it any more
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc'])
  const child = spawn(executable, [join(root, 'scripts/cli.ts'), ...args], { cwd: root, stdio })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  stopWithShell(() => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${executable} does not run here (${error.message}).\n${nodeAdvice()}`)
    process.exit(couldNotTell)
  })
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
}

/**
 * npm passes SIGTERM on to the shell it started, and that shell dies without telling us; a new parent is the only sign.
 *
 * @param {() => void} stop
 */
function stopWithShell(stop) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && stop(), 500).unref()
}
