import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const texts = new Map<string, { mtimeMs: number; lines: string[] }>()

/**
 * The line on which something stands that an index found some saves ago: the same one if it still names it, else the
 * nearest that does.
 */
export function presentLine(
  root: string,
  { file, line, name }: { file: string; line: number; name: string },
): number {
  const lines = linesOf(join(root, file))
  const names = (at: number) => name !== '' && (lines[at - 1]?.includes(name) ?? false)
  if (name === '' || names(line)) return line
  for (let away = 1; away < 60; away++) {
    if (names(line - away)) return line - away
    if (names(line + away)) return line + away
  }
  return line
}

function linesOf(path: string): string[] {
  const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const known = texts.get(path)
  if (known?.mtimeMs === mtimeMs) return known.lines
  const lines = mtimeMs === 0 ? [] : readFileSync(path, 'utf8').split('\n')
  texts.set(path, { mtimeMs, lines })
  return lines
}
