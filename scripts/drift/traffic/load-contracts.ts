import { documentsIn } from '../document/documents-in.ts'
import { loadDocument } from '../document/load.ts'
import type { Document } from '../document/place.ts'
import { sourceOf } from '../document/source.ts'
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
  return [...(await documentsIn(source)).values()]
}
