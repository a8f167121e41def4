import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { root } from '../generate/paths.ts'

const prefix = '@core-faces'
const styles = join(root, 'src/styles/fonts.css')
const packages = join(root, 'node_modules/@fontsource-variable')

/** A face of `fonts.css` whose file is made here, with the characters it is for. */
const coreFace = /url\('@core-faces\/([\w-]+)\.woff2'\)[^}]*?unicode-range:\s*([^;]+);/g

/**
 * Makes `@core-faces/<package>.woff2`: a face with nothing but the characters that `fonts.css` says it is for, about a
 * third smaller than the package's own, which holds the rest. They are made once for what they are made of.
 */
export function coreFaces(): Plugin {
  return {
    name: 'core-faces',
    async config() {
      return { resolve: { alias: { [prefix]: await madeFaces() } } }
    },
  }
}

async function madeFaces(): Promise<string> {
  const css = await readFile(styles, 'utf8')
  const faces = await Promise.all(
    [...css.matchAll(coreFace)].map(async ([, name = '', range = '']) => {
      const whole = await readFile(join(packages, name, `files/${name}-latin-wght-normal.woff2`))
      return { name, whole, characters: charactersOf(range) }
    }),
  )
  const hash = createHash('sha256')
  for (const { whole, characters } of faces) hash.update(whole).update(characters)
  const folder = join(root, 'node_modules/.tmp/core-faces', hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  // whole or not at all: others may begin at the same time
  const own = `${folder}.${process.pid}`
  await mkdir(own, { recursive: true })
  for (const { name, whole, characters } of faces)
    await writeFile(
      join(own, `${name}.woff2`),
      await subsetFont(whole, characters, { targetFormat: 'woff2' }),
    )
  await rename(own, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  return folder
}

/** Each character of a list such as `U+20-7E, U+A7`. */
function charactersOf(range: string): string {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().slice(2).split('-')
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
  })
  return spans
    .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((point) => String.fromCodePoint(point))
    .join('')
}
