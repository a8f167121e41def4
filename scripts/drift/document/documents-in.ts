import { InputError } from './input-error.ts'
import { loadDocument } from './load.ts'
import type { Document } from './place.ts'
import type { Source } from './source.ts'
import { filesIn } from './source.ts'

const ending = /\.(ya?ml|json)$/i

/** `booking` for `contracts/booking.yaml`. */
export const documentName = (file: string): string =>
  (file.split(/[/\\:]/).at(-1) ?? file).replace(ending, '')

/**
 * The OpenAPI documents in a folder by name; files that only others refer to are none.
 *
 * @param wanted the names of those that are asked for; all of them when none is
 * @throws InputError when there is none, or not one of those that are asked for
 */
export async function documentsIn(
  folder: Source,
  wanted: readonly string[] = [],
): Promise<Map<string, Document>> {
  const files = (await filesIn(folder)).filter((file) => ending.test(file))
  const known = files.map(documentName)
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new InputError(`There is no contract ${unknown} in ${folder.given}; there are ${known.join(', ')}.`)
  const asked = files.filter((file) => wanted.length === 0 || wanted.includes(documentName(file)))
  const found = await Promise.all(
    asked.map(async (file) => {
      const document = await documentOrNone(folder, file)
      return document && ([documentName(file), document] as const)
    }),
  )
  const documents = found.filter((one) => one !== undefined)
  if (documents.length === 0)
    throw new InputError(`There is no OpenAPI document in the folder ${folder.given}.`)
  return new Map(documents)
}

async function documentOrNone(folder: Source, file: string): Promise<Document | undefined> {
  const uri = new URL(encodeURIComponent(file), folder.uri).href
  try {
    return await loadDocument({
      uri,
      given: `${folder.given.replace(/\/$/, '')}/${file}`,
      policy: folder.policy,
    })
  } catch (error) {
    if (error instanceof InputError && error.message.includes('is no OpenAPI')) return undefined
    throw error
  }
}
