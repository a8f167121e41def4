import { documentName, documentsIn } from '../document/sources/documents-in.ts'
import { loadDocument } from '../document/load.ts'
import type { Document } from '../document/place.ts'
import { policyFrom } from '../document/sources/reference-policy.ts'
import { sourceOf } from '../document/sources/source.ts'

/** A contract by the name of its file. */
export type Contract = { service: string; document: Document }

/**
 * Loads a contract, or those of a folder that are asked for; all of them when none is.
 *
 * @param allowed folders and origins that references may lead to besides their own
 * @throws InputError when there is none, or not one of the names
 */
export async function contractsAt(
  given: string,
  names: readonly string[],
  allowed: readonly string[] = [],
): Promise<Contract[]> {
  const source = await sourceOf(given, await policyFrom(allowed))
  if (!source.isFolder) {
    return [{ service: documentName(given), document: await loadDocument(source) }]
  }
  const documents = await documentsIn(source, names)
  return [...documents].map(([service, document]) => ({ service, document }))
}
