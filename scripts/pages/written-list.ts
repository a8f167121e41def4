import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is remembered of a page. */
export type ListedFile = {
  /** The hash of the build that it was written with. */
  build: string
  /** The hash of what it says. */
  said: string
  /** The day on which that was another than before, once it was. */
  changed?: string
}

/** What is remembered of a host from one run to the next. */
export type WrittenList = {
  /** Each page by its address. */
  pages: Record<string, ListedFile>
  /** Old addresses, and where they lead now. */
  moved: Record<string, string>
}

const fileName = '.written.json'

/** What a run before has left; nothing where there was none. */
export async function readWrittenList(folder: string): Promise<WrittenList> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => '{"pages":{},"moved":{}}')
  return JSON.parse(text) as WrittenList
}

export async function saveWrittenList(folder: string, list: WrittenList): Promise<void> {
  await writeFile(join(folder, fileName), `${JSON.stringify(list, undefined, 1)}\n`)
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
