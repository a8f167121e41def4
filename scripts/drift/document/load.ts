import type { Budget } from './sources/budget.ts'
import { createBudget } from './sources/budget.ts'
import { expectPatterns } from '../pattern/verdict.ts'
import { InputError, NotOpenApi } from './input-error.ts'
import type { Json } from './json.ts'
import { isObject, textOf } from './json.ts'
import { linesWritten, rememberLines } from './lines/lines-of.ts'
import { malformedIn } from './malformed.ts'
import { parse } from './parse.ts'
import { NotReadable } from './read-yaml.ts'
import type { Document, Place } from './place.ts'
import {
  BrokenReference,
  absolute,
  entriesOf,
  follow,
  membersOf,
  rootOf,
  shortName,
  withValue,
} from './place.ts'
import type { ReferencePolicy } from './sources/reference-policy.ts'
import { refusalOf } from './sources/reference-policy.ts'
import type { Source } from './sources/source.ts'
import { readText } from './sources/source.ts'
import type { Members } from './references-in.ts'
import { isText, membersIn, referencesIn } from './references-in.ts'

/** What is known while a document and all that it refers to are read. */
type Loading = { library: Map<string, Document>; policy: ReferencePolicy; budget: Budget }

/**
 * Reads an OpenAPI document and every document that it refers to.
 *
 * @throws InputError when one cannot be read or parsed, refers to what it must not reach, or the first is no OpenAPI 3
 * document
 */
export async function loadDocument({ uri, given, policy }: Omit<Source, 'isFolder'>): Promise<Document> {
  const library = new Map<string, Document>()
  const loading = { library, policy, budget: createBudget() }
  const root = await openApiAt(uri, given, loading.budget)
  const version = isObject(root) ? root['openapi'] : undefined
  if (typeof version !== 'string' || !/^3\.[0-2]\./.test(version)) {
    throw new NotOpenApi(`${given} is no OpenAPI document of version 2.0, 3.0, 3.1 or 3.2.`)
  }
  const document = { uri, version, root, library }
  library.set(uri, document)
  const malformed = malformedIn(rootOf(document))
  if (malformed)
    throw new InputError(
      `${shortName(malformed.at)} is ${shown(malformed.at.value)}, and no ${malformed.wanted}.`,
    )
  await addReferences(document, loading)
  return document
}

/**
 * Reads a description; one in Swagger 2.0 is converted.
 *
 * @throws InputError for an older one
 */
async function openApiAt(uri: string, given: string, budget: Budget): Promise<Json> {
  const root = await parsed(uri, given, budget)
  if (!isObject(root) || root['swagger'] === undefined) return root
  if (textOf(root['swagger']) !== '2.0')
    throw new InputError(`${given} is Swagger ${textOf(root['swagger'])}; 2.0 and OpenAPI 3 can be read.`)
  // most runs have none, and need not load what converts it
  const { fromSwagger, linesOfSwagger } = await import('./swagger-two.ts')
  rememberLines(uri, linesOfSwagger(linesWritten(uri)))
  return fromSwagger(root)
}

/**
 * Reads what a document refers to, and what that refers to. A reference that leads nowhere is the author's to mend, and
 * said before anything is compared.
 */
async function addReferences(document: Document, loading: Loading): Promise<void> {
  const { library, budget } = loading
  const read: { document: Document; references: ReadonlySet<string> }[] = []
  for (let level = [document]; level.length > 0;) {
    const known = level.map((one) => ({ document: one, references: referencesIn(one.root) }))
    read.push(...known)
    const lists = await Promise.all(known.map((one) => wantedBy(one.document, one.references, loading)))
    // what many refer to is read once
    const wanted = [...new Set(lists.flat())]
    for (const uri of wanted) budget.count(uri)
    const found = await Promise.all(
      wanted.map(async (uri) => {
        // what is not there is told with the place that refers to it, and what it holds instead is not told at all
        const root = await parsed(uri, uri, budget).catch(() => undefined)
        return root === undefined ? undefined : { uri, version: document.version, root, library }
      }),
    )
    level = found.filter((one) => one !== undefined)
    for (const one of level) library.set(one.uri, one)
  }
  for (const one of read) checkReferences(one.document, one.references)
}

/** @throws InputError for a reference that leads nowhere */
function checkReferences(document: Document, references: ReadonlySet<string>): void {
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

/**
 * The addresses that references lead to and that are yet to be read.
 *
 * @throws InputError before anything is read, when a document must not reach one of them
 */
async function wantedBy(
  document: Document,
  references: ReadonlySet<string>,
  { library, policy }: Loading,
): Promise<string[]> {
  const wanted = new Set<string>()
  const paths = new Map([...references].map((reference) => [reference.split('#')[0] ?? '', reference]))
  paths.delete('')
  for (const [path, reference] of paths) {
    const uri = absolute(path, document.uri)
    const why = await refusalOf(path, uri, document.uri, policy)
    if (why !== undefined) {
      const place = placeWith(reference, rootOf(document)) ?? rootOf(document)
      throw new InputError(`${shortName(place)} refers to ${reference}, ${why}.`)
    }
    if (!library.has(uri)) wanted.add(uri)
  }
  return [...wanted]
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

/** Where a reference stands first. It is looked for only when it leads nowhere. */
function placeWith(reference: string, place: Place, around: Members = 'keywords'): Place | undefined {
  if (isObject(place.value) && place.value['$ref'] === reference) return place
  for (const [key, inner] of membersOf(place)) {
    const found = isText(key, around) ? undefined : placeWith(reference, inner, membersIn(key, around))
    if (found) return found
  }
  for (const inner of entriesOf(place)) {
    const found = placeWith(reference, inner)
    if (found) return found
  }
  return undefined
}

async function parsed(uri: string, given: string, budget: Budget): Promise<Json> {
  const text = await readText(uri, budget).catch((error: unknown) => {
    if (error instanceof InputError) throw error
    throw new InputError(
      `${given} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  })
  if (text.includes('attern')) await expectPatterns()
  try {
    const { value, findLine } = parse(text)
    rememberLines(uri, findLine ?? text)
    return value
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error
    throw new InputError(`${given} is neither YAML nor JSON: ${error.message}.`)
  }
}

const shown = (value: Json | undefined): string => JSON.stringify(value ?? null).slice(0, 60)
