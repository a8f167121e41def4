import { InputError } from '../document/input-error.ts'
import { loadDocument } from '../document/load.ts'
import type { Document } from '../document/place.ts'
import { filesIn, sourceOf } from '../document/source.ts'
import { contractsFolder } from '../portal-files.ts'

/**
 * Loads the contracts that traffic is held against: a document, or every OpenAPI document of a folder.
 *
 * @param given file, folder, URL or git revision; the portal's own contracts when nothing is named
 * @throws InputError when there is none
 */
export async function loadContracts(given = contractsFolder()): Promise<Document[]> {
  const source = await sourceOf(given)
  if (!source.isFolder) return [await loadDocument(source.uri, given)]
  const files = (await filesIn(source)).filter((file) => /\.(ya?ml|json)$/i.test(file))
  const found = await Promise.all(
    files.map((file) =>
      loadDocument(new URL(encodeURIComponent(file), source.uri).href, `${given}/${file}`).catch(
        (error: unknown) => {
          if (error instanceof InputError && error.message.includes('is no OpenAPI')) return undefined
          throw error
        },
      ),
    ),
  )
  const documents = found.filter((one) => one !== undefined)
  if (documents.length === 0) throw new InputError(`There is no OpenAPI document in the folder ${given}.`)
  return documents
}
