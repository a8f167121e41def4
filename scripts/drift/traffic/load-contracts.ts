import { documentsIn } from '../document/sources/documents-in.ts'
import { loadDocument } from '../document/load.ts'
import type { Document } from '../document/place.ts'
import { policyFrom } from '../document/sources/reference-policy.ts'
import { sourceOf } from '../document/sources/source.ts'
import { contractsFolder } from '../portal-files.ts'

/**
 * Loads the contracts that traffic is held against: a document, or every OpenAPI document of a folder.
 *
 * @param given file, folder, URL or git revision; the portal's own contracts when nothing is named
 * @param allowed folders and origins that references may lead to besides their own
 * @throws InputError when there is none
 */
export async function loadContracts(
  given = contractsFolder(),
  allowed: readonly string[] = [],
): Promise<Document[]> {
  const source = await sourceOf(given, await policyFrom(allowed))
  if (!source.isFolder) return [await loadDocument(source)]
  return [...(await documentsIn(source)).values()]
}
