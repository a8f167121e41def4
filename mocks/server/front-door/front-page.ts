import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Outgoing } from '../../engine/answer/outgoing.ts'

/** Answers an address of the page at the root, or undefined where the page has no such file. */
export type FrontPage = (path: string) => Promise<Outgoing | undefined>

/** Beside the packed mock; in the project it is built when somebody first asks for it, and again when it has changed. */
const packed = fileURLToPath(new URL('front-page', import.meta.url))
const built = fileURLToPath(new URL('../../../.cache/front-page', import.meta.url))
const project = fileURLToPath(new URL('../../..', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/**
 * What the page may do: it brings all that it is made of, and calls the mock that it came from, nobody else. Icons of the
 * API reference are data in its stylesheet.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The front page from a folder; where none is given, that of this mock. */
export function frontPageOf(folder?: string): FrontPage {
  let ready: Promise<string> | undefined
  const kept = new Map<string, Outgoing>()
  return async (path) => {
    ready ??= folder === undefined ? ownFolder() : Promise.resolve(folder)
    const name = path === '/' ? 'index.html' : (/^\/__page\/([\w-]+\.\w+)$/.exec(path)?.[1] ?? '')
    const type = types[extname(name)]
    if (type === undefined) return undefined
    const known = kept.get(name)
    if (known) return known
    const from = await ready.catch((error: unknown) => {
      // the next one who asks may find that it can be built
      ready = undefined
      throw error
    })
    const bytes = await readFile(join(from, name)).catch(() => undefined)
    if (!bytes) return undefined
    const answer = { status: 200, headers: headersOf(name, type), body: new Uint8Array(bytes) }
    kept.set(name, answer)
    return answer
  }
}

/** Names of the files say what is in them; only the page itself is asked for anew. */
const headersOf = (name: string, type: string) => ({
  'content-type': type,
  'content-security-policy': pagePolicy,
  'cache-control': name === 'index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
  ...(name === 'index.html' ? { vary: 'Accept' } : {}),
})

async function ownFolder(): Promise<string> {
  if (existsSync(packed)) return packed
  await promisify(execFile)(process.execPath, [join(project, 'scripts/cli.ts'), 'front-page'], {
    cwd: project,
    // as it ships, also where a test asks for it first
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return built
}
