import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format } from 'oxfmt'
import { root } from '../generate/paths.ts'

/** Files to be written, by their names below the root. */
export type Draft = Map<string, string>

/** A draft over what is on the disk: whoever changes a file twice goes on from the first change. */
export function readFile(draft: Draft, file: string): string {
  const text = draft.get(file) ?? (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
  if (text === '') throw new Error(`There is no ${file}.`)
  return text
}

/** Changes a file in a draft. */
export function change(draft: Draft, file: string, by: (text: string) => string): void {
  draft.set(file, by(readFile(draft, file)))
}

/** Adds a file to a draft. @throws when there is one */
export function add(draft: Draft, file: string, text: string): void {
  if (draft.has(file) || existsSync(join(root, file))) throw new Error(`${file} is there already.`)
  draft.set(file, text)
}

/** Writes a draft, formatted as the project is; nothing is written when one of the files can't be read as what it is. */
export async function writeDraft(draft: Draft): Promise<string[]> {
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as Record<string, unknown>
  const { ignorePatterns: _ignored, $schema: _schema, ...style } = options
  const formatted = [...draft].map(async ([file, text]) => {
    if (!/\.(tsx?|json|css)$/.test(file)) return [file, text] as const
    const { code, errors } = await format(file, text, style)
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`)
    return [file, code] as const
  })
  for (const [file, text] of await Promise.all(formatted)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return [...draft.keys()].toSorted()
}
