import { matchesGlob, posix } from 'node:path'

/** By file, the files that use it: import it, gather it by a pattern, or (where that is asked for) name it in a text. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>

const isCode = (file: string) => /\.(tsx?|mjs|cjs|css)$/.test(file)
/** All texts are gathered in one place; who shows them lies in their folder. */
const isTexts = (file: string) => /\/messages\.\w+\.json$/.test(file)

/**
 * Reads who uses whom from the texts of files. Imports of types alone are none: they run nothing.
 *
 * @param read the text of a file
 * @param how `named`: a file that is named in a text counts as used, since it may be read
 */
export function usersIn(
  files: readonly string[],
  read: (file: string) => string,
  { named = false }: { named?: boolean } = {},
): Users {
  const known = new Set(files)
  const users = new Map<string, Set<string>>()
  const note = (used: string, user: string) => {
    if (used === user) return
    const there = users.get(used)
    if (there) there.add(user)
    else users.set(used, new Set([user]))
  }
  for (const file of files.filter(isCode)) {
    const text = read(file).replaceAll(/^(import|export) type [^'"]*['"][^'"]*['"].*$/gm, '')
    for (const name of named ? namesIn(text) : importsIn(text)) {
      const found = [...placesOf(name, file)].find((place) => known.has(place))
      if (found) note(found, file)
    }
    for (const pattern of patternsIn(text)) {
      const place = posix.join(posix.dirname(file), pattern)
      for (const one of files) if (!isTexts(one) && matchesGlob(one, place)) note(one, file)
    }
  }
  for (const texts of files.filter(isTexts)) {
    const folder = posix.dirname(texts)
    for (const one of files) if (isCode(one) && posix.dirname(one) === folder) note(texts, one)
  }
  return users
}

function importsIn(text: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bURL\(\s*)['"]([#.][^'"?]+)/g
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/['"`]([#.\w][\w./@#-]*\.\w+)(?:\?[\w&=]*)?['"`]/g)].map(([, name = '']) => name)
}

/** Where a name can lead: among the modules of a folder, beside the file, or from the root. */
function* placesOf(name: string, file: string): Generator<string> {
  if (name.startsWith('#gen/')) yield name.replace('#gen/', 'generated/')
  else if (name.startsWith('#')) yield name.slice(1)
  else if (name.startsWith('.')) yield posix.join(posix.dirname(file), name)
  else yield name
}

function patternsIn(text: string): string[] {
  return [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g)].flatMap(
    ([, list = '']) => [...list.matchAll(/'(\.[^']*)'/g)].map(([, pattern = '']) => pattern),
  )
}

/** These files, and all that use them, directly or not. */
export function reachedFrom(users: Users, files: Iterable<string>): Set<string> {
  const reached = new Set(files)
  // a set goes on with what is added while it is walked
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user)
  return reached
}
