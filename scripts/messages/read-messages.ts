import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { root } from '../generate/paths.ts'

/** The four languages; Swedish is the one whose keys the types come from. */
export const languages = ['sv', 'en', 'nb', 'fi'] as const

/** The texts of one folder: by language, and in it by key with dots between the levels. */
export type Namespace = {
  name: string
  folder: string
  texts: Partial<Record<string, Record<string, string>>>
}

export type Source = { file: string; text: string }

/** Every folder below `src` that has messages. The namespace is the folder's own name. */
export function readNamespaces(): Namespace[] {
  const files = globSync('src/**/messages.*.json', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const folders = [...new Set(files.map((file) => file.slice(0, file.lastIndexOf('/'))))].toSorted()
  return folders.map((folder) => {
    const own = files.filter((file) => file.startsWith(`${folder}/messages.`))
    const texts = own.map((file) => {
      const read = textsIn(file, readFileSync(join(root, file), 'utf8'))
      return [file.slice(folder.length + '/messages.'.length, -'.json'.length), read] as const
    })
    return { name: folder.slice(folder.lastIndexOf('/') + 1), folder, texts: Object.fromEntries(texts) }
  })
}

/** Every source file of the portal that could use a message. */
export function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|gen|d)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/**
 * The texts of a file. It is read as YAML, which JSON is a part of, because that forbids what JSON lets pass: a key that
 * stands twice, of which the first would be hidden.
 *
 * @throws when the file is no JSON or says a key twice
 */
export function textsIn(file: string, text: string): Record<string, string> {
  try {
    return flatten(load(text, { schema: CORE_SCHEMA }))
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

function flatten(value: unknown, prefix = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return { [prefix]: String(value) }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key)),
  ) as Record<string, string>
}
