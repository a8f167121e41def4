import { policyFrom } from './sources/reference-policy.ts'
import { documentsIn } from './sources/documents-in.ts'
import { InputError } from './input-error.ts'
import { loadDocument } from './load.ts'
import type { Document } from './place.ts'
import { sourceOf } from './sources/source.ts'

/** Two versions of one contract. */
export type DocumentPair = { name: string; was: Document; is: Document }

/**
 * Loads what is to be compared: two documents, or two folders whose documents are paired by name. A document that one
 * side lacks is compared with an empty one.
 *
 * @param allowed folders and origins that references may lead to besides their own
 * @throws InputError when there is nothing to compare
 */
export async function pairDocuments(
  old: string,
  now: string,
  allowed: readonly string[] = [],
): Promise<DocumentPair[]> {
  const policy = await policyFrom(allowed)
  const [was, is] = await Promise.all([sourceOf(old, policy), sourceOf(now, policy)])
  if (was.isFolder !== is.isFolder)
    throw new InputError(`${old} and ${now} are a folder and a file; compare two of a kind.`)
  if (!was.isFolder) {
    const [before, after] = await Promise.all([loadDocument(was), loadDocument(is)])
    return [{ name: now, was: before, is: after }]
  }
  const [before, after] = await Promise.all([documentsIn(was), documentsIn(is)])
  const names = [...new Set([...after.keys(), ...before.keys()])].toSorted()
  return names.flatMap((name) => {
    const [first, second] = [before.get(name), after.get(name)]
    const known = second ?? first
    return known ? [{ name, was: first ?? emptied(known), is: second ?? emptied(known) }] : []
  })
}

const emptied = (like: Document): Document => {
  const root = { openapi: like.version, paths: {} }
  return { uri: `${like.uri}?absent`, version: like.version, root, library: new Map() }
}
