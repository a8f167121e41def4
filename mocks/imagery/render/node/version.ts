import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const imagery = join(import.meta.dirname, '../..')

/** A mark of the code that draws: of the files in this folder, or of the one file that a build has made of them. */
export async function drawingVersion(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOfDrawing()) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

async function filesOfDrawing(): Promise<string[]> {
  const names = await readdir(imagery, { recursive: true }).catch((): string[] => [])
  if (!names.includes('pictures.ts')) return [import.meta.filename]
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .map((name) => join(imagery, name))
}
