import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder anew with the same files: as hard links, which cost next to nothing, or as copies where the file system
 * has none.
 *
 * @param without folders at the top to leave out: a file that is written in place would change in both
 */
export function linkFolder(from: string, to: string, without: readonly string[] = []): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkFile(source, target)
    else if (entry.isDirectory() && !without.includes(entry.name)) linkFolder(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
