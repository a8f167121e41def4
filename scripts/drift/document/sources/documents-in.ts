import { InputError, NotOpenApi } from '../input-error.ts'
import { loadDocument } from '../load.ts'
import type { Document } from '../place.ts'
import type { Source } from './source.ts'
import { filesIn, readText } from './source.ts'

const ending = /\.(ya?ml|json)$/i

/** `booking` for `booking.yaml`, `homes/booking` for one in a folder within. */
const nameWithin = (path: string): string => path.replace(ending, '')

/** `booking` for `contracts/booking.yaml`. */
export const documentName = (file: string): string =>
  (file.split(/[/\\:]/).at(-1) ?? file).replace(ending, '')

/**
 * The OpenAPI documents in a folder and in those within it, by name; files that only others refer to are none.
 *
 * @param wanted the names of those that are asked for; all of them when none is
 * @throws InputError when there is none, or not one of those that are asked for
 */
export async function documentsIn(
  folder: Source,
  wanted: readonly string[] = [],
): Promise<Map<string, Document>> {
  const files = (await filesIn(folder)).filter((file) => ending.test(file))
  const known = files.map(nameWithin)
  const unknown = wanted.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new InputError(`There is no contract ${unknown} in ${folder.given}; there are ${known.join(', ')}.`)
  const asked = files.filter((file) => wanted.length === 0 || wanted.includes(nameWithin(file)))
  const found = await Promise.all(
    asked.map(async (file) => {
      const document = await documentOrNone(folder, file)
      return document && ([nameWithin(file), document] as const)
    }),
  )
  const documents = found.filter((one) => one !== undefined)
  if (documents.length === 0)
    throw new InputError(`There is no OpenAPI document in the folder ${folder.given}.`)
  return new Map(documents)
}

async function documentOrNone(folder: Source, file: string): Promise<Document | undefined> {
  const uri = new URL(file.split('/').map(encodeURIComponent).join('/'), folder.uri).href
  // most of what lies deeper is referred to by what lies above, and need not be read as a whole to know that
  if (file.includes('/') && !isDescription(await readText(uri))) return undefined
  try {
    return await loadDocument({
      uri,
      given: `${folder.given.replace(/\/$/, '')}/${file}`,
      policy: folder.policy,
    })
  } catch (error) {
    if (error instanceof NotOpenApi) return undefined
    throw error
  }
}

/** Whether a text says by a key that it is a description of a service. */
const isDescription = (text: string): boolean => /^[\s{]*["']?(openapi|swagger)["']?\s*:/m.test(text)
