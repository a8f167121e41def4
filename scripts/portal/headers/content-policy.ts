import { createHash } from 'node:crypto'
import type { Site } from '../../../src/sites/site.ts'
import { sites } from '../../../src/sites/sites.ts'

/** What a page has inline, as sources of a policy: hashes, or a nonce. */
export type Inline = { script: readonly string[]; style: readonly string[] }

type Env = Record<string, string | undefined>

/** The two style elements that react-aria adds by itself, to the letter (usePress, usePreventScroll). */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** The hash of an inline script or style as a source of a policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The content security policy of a page of the portal. A built page carries it in itself; who may frame the page is no
 * part of it, because browsers heed that in a header alone (headers.ts).
 *
 * @param env the variables of the build
 * @param api where the API is, as sources
 */
export function contentPolicy({ script, style }: Inline, env: Env, api = apiSources(env)): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${script.join(' ')}`,
    `style-src 'self' ${[...reactAriaStyles.map(hashSource), ...style].join(' ')}`,
    `img-src 'self' data: blob: ${[api, tileSource(env)].filter(Boolean).join(' ')}`,
    `connect-src 'self' ${[api, ...collectorOrigins()].join(' ')}`,
    // our own views, where the portal tells how to embed them, and films
    `frame-src ${["'self'", ...filmOrigins(env)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/** Where sites have what is reported to sent, other than to the API. */
function collectorOrigins(): string[] {
  const named = sites.flatMap(({ collector }: Site) => (collector ? [new URL(collector).origin] : []))
  return [...new Set(named)]
}

/** Whose films may play in a page: VITE_FILM_HOSTS, origins between blanks. */
export function filmOrigins(env: Env): string[] {
  return (env['VITE_FILM_HOSTS'] ?? '').split(' ').filter(Boolean)
}

/** Where src/api/homes/map-tiles.ts has the tiles of the map from, as a source; a name may begin with one of several, as {s}. */
function tileSource(env: Env): string {
  const [, origin] = /^(https?:\/\/[^/]+)/.exec(env['VITE_TILE_URL'] ?? '') ?? []
  return origin?.replace(/\{s\}/, '*') ?? ''
}

/**
 * Where src/api/base-url.ts looks for the API, as sources of a policy.
 *
 * @param hostnames the hosts that the portal is opened at, where the API is on another port of the same host
 */
export function apiSources(env: Env, hostnames: readonly string[] = ['localhost', '*.localhost']): string {
  if (env['VITE_API_BASE']) return new URL(env['VITE_API_BASE']).origin
  if (env['VITE_MOCKS'] === '1') return ''
  const port = env['VITE_API_PORT'] ?? '4010'
  return hostnames.map((hostname) => `http://${hostname}:${port}`).join(' ')
}
