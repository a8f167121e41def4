import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { arrivals } from './first-loads/page-files.ts'

/** One entry of Vite's manifest. */
type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

/** A kind of page that most visits begin with. */
export type Arrival = keyof typeof arrivals
export const arrivalNames = Object.keys(arrivals) as Arrival[]

export type InitialJs = { files: { file: string; gzip: number }[]; total: number }

/** The most that each of these pages may load before it shows its first window, in bytes after gzip. */
export const initialJsBudget = 145 * 1000

/** The texts around every page, in the main site's language. */
const frameTexts = /\/src\/i18n\/bundles\/sv\.ts$/

/**
 * The JavaScript that a page loads first: the entry, the page's own chunks, the texts of the main site's language, and
 * everything these import.
 *
 * @param outDir a build with Vite's manifest in it
 * @throws when the build is not there, or has no chunk for one of the parts
 */
export function initialJsOf(outDir: string, arrival: Arrival): InitialJs {
  const manifest = manifestOf(outDir)
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error(`The manifest of ${outDir} names no entry.`)
  const { modules, texts } = arrivals[arrival]
  const ownTexts = texts.map((folder) => new RegExp(`/src/${folder}/messages\\.sv\\.json$`))
  const own = [...modules, frameTexts, ...ownTexts].map((part) => {
    const key = Object.keys(manifest).find((one) => part.test(`/${one}`))
    if (!key) throw new Error(`The manifest of ${outDir} has no chunk for ${part.source}.`)
    return key
  })
  const files = [...withImports(manifest, [entry, ...own])].map((key) => manifest[key]?.file ?? key)
  const sizes = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gzip: gzipSync(readFileSync(join(outDir, file))).length }))
    .toSorted((a, b) => b.gzip - a.gzip)
  return { files: sizes, total: sizes.reduce((all, { gzip }) => all + gzip, 0) }
}

/**
 * The first cycle of files that need each other before either can run: one of them then meets what the other has not
 * made yet, and the page stays empty. An empty list where there is none.
 *
 * @param outDir a build with Vite's manifest in it
 */
export function importCycleIn(outDir: string): string[] {
  const manifest = manifestOf(outDir)
  const isDone = new Set<string>()
  const visit = (key: string, way: readonly string[]): string[] => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (isDone.has(key)) return []
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = visit(next, [...way, key])
      if (cycle.length > 0) return cycle
    }
    isDone.add(key)
    return []
  }
  for (const key of Object.keys(manifest)) {
    const cycle = visit(key, [])
    if (cycle.length > 0) return cycle.map((one) => manifest[one]?.file ?? one)
  }
  return []
}

const manifestOf = (outDir: string) =>
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest

function withImports(manifest: Manifest, start: string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    found.add(key)
    for (const one of manifest[key]?.imports ?? []) visit(one)
  }
  for (const key of start) visit(key)
  return found
}
