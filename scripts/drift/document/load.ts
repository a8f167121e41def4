import { parse } from 'yaml'
import { InputError } from './input-error.ts'
import type { Json } from './json.ts'
import { isArray, isObject, textOf } from './json.ts'
import type { Document, Place } from './place.ts'
import { BrokenReference, child, entriesOf, follow, rootOf } from './place.ts'
import { readText } from './source.ts'

/**
 * Reads an OpenAPI document and every document that it refers to.
 *
 * @throws InputError when one cannot be read or parsed, or the first is no OpenAPI 3 document
 */
export async function loadDocument(uri: string, given = uri): Promise<Document> {
  const library = new Map<string, Document>()
  const root = await parsed(uri, given)
  const version = isObject(root) ? root['openapi'] : undefined
  if (isObject(root) && root['swagger'] !== undefined) {
    throw new InputError(
      `${given} is Swagger ${textOf(root['swagger'])}; OpenAPI 3.0, 3.1 and 3.2 can be read.`,
    )
  }
  if (typeof version !== 'string' || !/^3\.[0-2]\./.test(version)) {
    throw new InputError(`${given} is no OpenAPI document of version 3.0, 3.1 or 3.2.`)
  }
  const document = { uri, version, root, library }
  library.set(uri, document)
  await addReferences(document)
  for (const part of library.values()) checkReferences(part)
  return document
}

/** A reference that leads nowhere is the author's to mend, and said before anything is compared. */
function checkReferences(document: Document): void {
  const check = (place: Place): void => {
    if (isArray(place.value)) entriesOf(place).forEach(check)
    if (!isObject(place.value)) return
    if (typeof place.value['$ref'] === 'string') follow(place)
    for (const [key, inner] of Object.entries(place.value)) {
      if (typeof inner !== 'object' || inner === null || isText(key)) continue
      check(child(place, key))
    }
  }
  try {
    check(rootOf(document))
  } catch (error) {
    if (!(error instanceof BrokenReference)) throw error
    throw new InputError(error.message)
  }
}

/** Members whose contents are values, in which `$ref` is a word like any other. */
const isText = (key: string): boolean =>
  ['example', 'examples', 'default', 'const', 'enum'].includes(key) || key.startsWith('x-')

/** Reads what a document refers to, and what that refers to. What is not there is found out where it is needed. */
async function addReferences(document: Document): Promise<void> {
  const wanted = [...referencesIn(document.root)].map((reference) => new URL(reference, document.uri).href)
  const missing = [...new Set(wanted.map((uri) => uri.split('#')[0] ?? uri))].filter(
    (uri) => !document.library.has(uri),
  )
  await Promise.all(
    missing.map(async (uri) => {
      const root = await parsed(uri, uri).catch(() => undefined)
      const library = document.library as Map<string, Document>
      if (root === undefined || library.has(uri)) return
      const found = { uri, version: document.version, root, library }
      library.set(uri, found)
      await addReferences(found)
    }),
  )
}

function referencesIn(value: Json, found = new Set<string>()): Set<string> {
  if (isArray(value)) for (const item of value) referencesIn(item, found)
  if (!isObject(value)) return found
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && !inner.startsWith('#')) found.add(inner)
    else if (inner !== undefined && typeof inner === 'object') referencesIn(inner, found)
  }
  return found
}

async function parsed(uri: string, given: string): Promise<Json> {
  const text = await readText(uri).catch((error: unknown) => {
    if (error instanceof InputError) throw error
    throw new InputError(
      `${given} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  })
  try {
    // JSON is YAML as well, and read by its own parser in a tenth of the time
    return /^\s*[{[]/.test(text)
      ? (JSON.parse(text) as Json)
      : (parse(text, { maxAliasCount: 10_000 }) as Json)
  } catch (error) {
    throw new InputError(
      `${given} is neither YAML nor JSON: ${error instanceof Error ? firstLine(error.message) : ''}`,
    )
  }
}

const firstLine = (text: string): string => (text.split('\n')[0] ?? '').replace(/:$/, '.')
