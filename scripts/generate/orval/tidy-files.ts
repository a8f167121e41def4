import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const typesEnding = '.schemas.ts'
const mocksEnding = '.msw.ts'

/**
 * Gives what orval has written the names of this project, once all of it is there: `mocks.ts`, and `model.ts` with its
 * types. The calls refer to the same types and need no second copy of them.
 */
export async function tidyFiles(files: unknown): Promise<void> {
  const distinct = [...new Set(files as readonly string[])]
  const tidy = distinct.some((file) => file.endsWith(mocksEnding)) ? tidyMocks : tidyCall
  for (const file of distinct) await tidy(file)
}

async function tidyMocks(file: string): Promise<void> {
  await writeFile(file, named(await readFile(file, 'utf8'), './model.ts'))
  if (file.endsWith(mocksEnding)) await rename(file, join(dirname(file), 'mocks.ts'))
  else if (file.endsWith(typesEnding)) await rename(file, join(dirname(file), 'model.ts'))
}

async function tidyCall(file: string): Promise<void> {
  if (file.endsWith(typesEnding)) return rm(file)
  const text = named(await readFile(file, 'utf8'), '../model.ts')
  // orval imports what writes the query of an address, also where no address has one
  const used = text.includes('queryString(') ? text : text.replace(/import \{ queryString \}.*\n/, '')
  await writeFile(file, `${used.replaceAll(/\n{3,}/g, '\n\n').trimEnd()}\n`)
}

const named = (text: string, model: string): string =>
  text.replaceAll(/from '\.\/\w+\.schemas(\.ts)?'/g, `from '${model}'`).replaceAll(/[ \t]+$/gm, '')
