import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes a build run on a host that only hands out files. Addresses deep in the portal have no file, and such hosts then
 * answer with 404.html: the portal, which reads the address. Without .nojekyll some hosts hold back files whose names
 * begin with an underscore.
 */
export async function fitStaticHost(folder: string): Promise<void> {
  await copyFile(join(folder, 'index.html'), join(folder, '404.html'))
  await writeFile(join(folder, '.nojekyll'), '')
}
