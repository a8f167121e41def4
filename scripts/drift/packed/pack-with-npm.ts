import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Packs a folder as npm does.
 *
 * @returns the path of the tarball
 */
export async function packWithNpm(folder: string, destination: string): Promise<string> {
  // npm is a script of the shell on Windows
  const options = { shell: process.platform === 'win32' }
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', destination, folder], options)
  const [packed] = JSON.parse(stdout) as { filename: string }[]
  if (!packed) throw new Error('npm pack made no tarball')
  return join(destination, packed.filename)
}
