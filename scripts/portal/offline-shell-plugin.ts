import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const worker = 'mockServiceWorker.js'

/**
 * Lets a build that brings its backend along be reloaded without a network: its worker keeps the files of the build. An
 * address is asked of the host first, so that a newer build is seen at once.
 */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = bundle[worker]
        if (script?.type !== 'asset') throw new Error('There is no worker that could keep the files.')
        const files = Object.keys(bundle).filter(isOfShell).toSorted()
        const name = `shell-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`
        const shell = { name, files: files.map((file) => `/${file}`) }
        const code = readFileSync(join(import.meta.dirname, 'offline-shell.mjs'), 'utf8')
        script.source = `{\nconst shell = ${JSON.stringify(shell)}\n${code}}\n${String(script.source)}`
      },
    },
  }
}

/** The page itself is kept by its address; what hosts read is none of its files. */
const isOfShell = (file: string) => file.startsWith('assets/') && !file.endsWith('.map')
