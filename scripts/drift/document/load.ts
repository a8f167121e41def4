import { InputError } from './input-error.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject, textOf } from './json.ts'
import { rememberLines } from './lines-of.ts'
import { parse } from './parse.ts'
import { NotReadable } from './read-yaml.ts'
import type { Document, Place } from './place.ts'
import { BrokenReference, absolute, entriesOf, follow, membersOf, rootOf, withValue } from './place.ts'
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
  return document
}

/**
 * Reads what a document refers to, and what that refers to. A reference that leads nowhere is the author's to mend, and
 * said before anything is compared.
 */
async function addReferences(document: Document): Promise<void> {
  const references = referencesIn(document.root)
  const library = document.library as Map<string, Document>
  const outside = [...references].filter((reference) => !reference.startsWith('#'))
  const wanted = outside.map((reference) => absolute(reference, document.uri).split('#')[0] ?? '')
  const missing = [...new Set(wanted)].filter((uri) => !library.has(uri))
  await Promise.all(
    missing.map(async (uri) => {
      // what is not there is told with the place that refers to it
      const root = await parsed(uri, uri).catch(() => undefined)
      if (root === undefined || library.has(uri)) return
      const found = { uri, version: document.version, root, library }
      library.set(uri, found)
      await addReferences(found)
    }),
  )
  const root = rootOf(document)
  for (const reference of references) {
    try {
      follow(withValue(root, { $ref: reference }))
    } catch (error) {
      if (!(error instanceof BrokenReference)) throw error
      throw new InputError(messageFrom(placeWith(reference, root)) ?? error.message)
    }
  }
}

/** What is said about a reference where it stands. */
function messageFrom(place: Place | undefined): string | undefined {
  try {
    if (place) follow(place)
    return undefined
  } catch (error) {
    return error instanceof BrokenReference ? error.message : undefined
  }
}

/** Members whose contents are values, in which `$ref` is a word like any other. */
const isText = (key: string): boolean => textMembers.has(key) || key.startsWith('x-')
const textMembers = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** Every reference in a document. */
function referencesIn(root: Json): Set<string> {
  const found = new Set<string>()
  const walk = (value: object): void => {
    if (Array.isArray(value)) {
      for (const inner of value as Json[]) if (typeof inner === 'object' && inner !== null) walk(inner)
      return
    }
    const members = value as JsonObject
    for (const key in members) {
      const inner = members[key]
      if (typeof inner === 'string') {
        if (key === '$ref') found.add(inner)
      } else if (typeof inner === 'object' && inner !== null && !isText(key)) walk(inner)
    }
  }
  if (typeof root === 'object' && root !== null) walk(root)
  return found
}

/** Where a reference stands first. It is looked for only when it leads nowhere. */
function placeWith(reference: string, place: Place): Place | undefined {
  if (isObject(place.value) && place.value['$ref'] === reference) return place
  for (const [key, inner] of membersOf(place)) {
    const found = isText(key) ? undefined : placeWith(reference, inner)
    if (found) return found
  }
  for (const inner of entriesOf(place)) {
    const found = placeWith(reference, inner)
    if (found) return found
  }
  return undefined
}

async function parsed(uri: string, given: string): Promise<Json> {
  const text = await readText(uri).catch((error: unknown) => {
    if (error instanceof InputError) throw error
    throw new InputError(
      `${given} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  })
  try {
    const { value, findLine } = parse(text)
    rememberLines(uri, findLine ?? text)
    return value
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error
    throw new InputError(`${given} is neither YAML nor JSON: ${error.message}.`)
  }
}
