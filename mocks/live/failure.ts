import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Why a version could not be loaded: a sentence, and the place, which Node does not always know. */
export type Failure = { message: string; file?: string; line?: number; column?: number }

const place = /(file:\/\/\/[^\s)?]+)(?:\?v=\d+)?:(\d+)(?::(\d+))?/

/** @param root the folder that files are named from */
export function failureOf(error: unknown, root: string): Failure {
  const message = plain(error instanceof Error ? error.message : String(error), root)
  const [, importer] = /Cannot find (?:module|package) .* imported from (\S+)$/.exec(message) ?? []
  if (importer) return { message, file: importer, line: 1 }
  const [, url, line, column] = place.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
  if (!url) return { message }
  const file = relative(root, fileURLToPath(url)).replaceAll('\\', '/')
  return { message, file, line: Number(line), ...(column ? { column: Number(column) } : {}) }
}

/** Without what is only there to tell versions apart, and with files as people name them. */
const plain = (text: string, root: string): string =>
  text
    .replaceAll(/\?v=\d+/g, '')
    .replaceAll(`file://${root}`, '')
    .replaceAll(root, '')
