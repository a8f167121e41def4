import { statSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** When the newest file in a folder was changed, in milliseconds. */
export function newestIn(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.reduce(
    (newest, { parentPath, name }) => Math.max(newest, statSync(join(parentPath, name)).mtimeMs),
    mtimeMs,
  )
}
