import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** One entry of Vite's manifest. */
type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }

export type InitialJs = { files: { file: string; gzip: number }[]; total: number }

/** The most that the search page may load before it shows homes, in bytes after gzip. */
export const initialJsBudget = 145 * 1000

/** What the search page loads besides the entry: its own code, and the texts of the main site's language. */
const lazyParts = [
  /^src\/routes\/search\..*\?tsr-split=component/,
  /^src\/i18n\/bundles\/sv\.ts/,
  /^src\/features\/search\/messages\.sv\.json/,
]

/**
 * The JavaScript that the residence search page loads first: the entry, the page's own chunk, the texts of one
 * language, and everything these import.
 *
 * @param outDir a build with Vite's manifest in it
 * @throws when the build is not there, or has no chunk for one of the parts
 */
export function initialJsOf(outDir: string): InitialJs {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error(`The manifest of ${outDir} names no entry.`)
  const lazy = lazyParts.map((part) => {
    const key = Object.keys(manifest).find((one) => part.test(one))
    if (!key) throw new Error(`The manifest of ${outDir} has no chunk for ${part.source}.`)
    return key
  })
  const files = [...withImports(manifest, [entry, ...lazy])].map((key) => manifest[key]?.file ?? key)
  const sizes = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gzip: gzipSync(readFileSync(join(outDir, file))).length }))
    .toSorted((a, b) => b.gzip - a.gzip)
  return { files: sizes, total: sizes.reduce((all, { gzip }) => all + gzip, 0) }
}

function withImports(manifest: Record<string, Chunk>, start: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const one of manifest[key]?.imports ?? []) visit(one)
  }
  for (const key of start) visit(key)
  return found
}
