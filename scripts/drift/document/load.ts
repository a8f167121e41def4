import { InputError } from './input-error.ts'
import type { Json } from './json.ts'
import { isArray, isObject, textOf } from './json.ts'
import { rememberLines } from './lines-of.ts'
import { NotReadable, parse } from './parse.ts'
import type { Document } from './place.ts'
import { BrokenReference, absolute, follow } from './place.ts'
import { pointerOf } from './pointer.ts'
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
  const outside = [...references.keys()].filter((reference) => !reference.startsWith('#'))
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
  for (const [reference, pointer] of references) {
    try {
      follow({ document, pointer, value: { $ref: reference } })
    } catch (error) {
      if (!(error instanceof BrokenReference)) throw error
      throw new InputError(error.message)
    }
  }
}

/** Members whose contents are values, in which `$ref` is a word like any other. */
const isText = (key: string): boolean => textMembers.has(key) || key.startsWith('x-')
const textMembers = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** Every reference in a document, and where it stands first. */
function referencesIn(root: Json): Map<string, string> {
  const found = new Map<string, string>()
  const path: string[] = []
  const walk = (value: Json): void => {
    if (isArray(value)) for (const [index, inner] of value.entries()) step(String(index), inner)
    else if (isObject(value)) {
      for (const key in value) {
        const inner = value[key]
        if (key === '$ref' && typeof inner === 'string' && !found.has(inner))
          found.set(inner, pointerOf(path))
        if (typeof inner === 'object' && inner !== null && !isText(key)) step(key, inner)
      }
    }
  }
  const step = (key: string, inner: Json): void => {
    path.push(key)
    walk(inner)
    path.pop()
  }
  walk(root)
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
    const { value, findLine } = parse(text)
    rememberLines(uri, findLine)
    return value
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error
    throw new InputError(`${given} is neither YAML nor JSON: ${error.message}.`)
  }
}
