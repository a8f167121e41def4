import type { FileHandle } from 'node:fs/promises'
import { lstat, open, unlink } from 'node:fs/promises'
import { InputError } from '../document/input-error.ts'

/**
 * A new file that nobody but its owner reads. A file that is there is replaced by it, so that neither its mode, nor
 * other names of it, nor who has it open already matters; a link is refused, and never followed.
 *
 * @throws InputError when it cannot be made
 */
export async function createPrivateFile(file: string): Promise<FileHandle> {
  const found = await lstat(file).catch(() => undefined)
  if (found && !found.isFile()) {
    const what = found.isSymbolicLink() ? 'a link' : found.isDirectory() ? 'a folder' : 'no ordinary file'
    throw new InputError(`${file} is ${what}; name a file.`)
  }
  try {
    if (found) await unlink(file)
    // fails where somebody has put something in between, links included (POSIX, open with O_EXCL)
    return await open(file, 'wx', 0o600)
  } catch (error) {
    throw new InputError(`${file} cannot be written: ${error instanceof Error ? error.message : ''}.`)
  }
}
