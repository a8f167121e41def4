import addFormatsModule from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Json } from '../../document/json.ts'
import type { Document, Place } from '../../document/place.ts'
import { oneOf } from './one-of.ts'
import { uniqueItems } from './unique-items.ts'
import { contractPattern, undecidedAbout, withUndecided } from './undecided-errors.ts'
import { placesOf, readable } from './readable-schema.ts'
import type { SchemaError } from './schema-error.ts'
import { checkBudget, withinBudget, countedSteps, maxErrors, TooMuchWork } from './work-limit.ts'
import type { WorkBudget } from './work-limit.ts'

/** Which way a value travels; `text` is one that was sent as text, and is converted as it is checked. */
export type Mode = 'answer' | 'call' | 'text'

/**
 * What is wrong with a value, nothing when it is valid. A check costs what it may, or what is left of a larger one; one
 * that is ended says that nothing could be told.
 */
export type Validate = (value: unknown, leftOf?: WorkBudget) => readonly SchemaError[]

type Compiler = {
  /** Tells everything that is wrong. */
  ajv: Ajv2020
  /** Tells what is wrong first, for values with more errors than anybody reads. */
  brief: () => Ajv2020
  ids: ReadonlyMap<string, string>
  /** By the schema itself: a place of it is made anew each time it is looked up. */
  kept: WeakMap<object, Validate>
  /** By what they say: schemas of parameters, which refer to nothing. */
  alike: Map<string, Validate>
  /** Where a schema that an error names stands in its document. */
  placeOf: (schema: unknown) => Place | undefined
}

// the package is CommonJS: Node hands over its exports object, the compiler sees through it
const addFormats = (addFormatsModule as { default?: typeof addFormatsModule }).default ?? addFormatsModule

const compilers = new WeakMap<ReadonlyMap<string, Document>, Map<Mode, Compiler>>()

const nothing: readonly SchemaError[] = []
const admitsAll: Validate = () => nothing

/** A schema compiled, when it is asked for the first time. One that Ajv cannot read admits everything. */
export function validatorOf(schema: Place, mode: Mode): Validate {
  const compiler = compilerFor(schema.document, mode)
  const { ids, kept } = compiler
  const key = typeof schema.value === 'object' && schema.value !== null ? schema.value : undefined
  const known = key && kept.get(key)
  if (known) return known
  const validate =
    mode === 'text' && isAnyText(key)
      ? admitsAll
      : compiled(compiler, `${ids.get(schema.document.uri) ?? ''}#${fragmentOf(schema.pointer)}`)
  if (key) kept.set(key, validate)
  return validate
}

/**
 * The same for a parameter or a header. Many operations have the same ones in the same words, which are compiled once:
 * what is wrong is told by its message, and stands at the parameter.
 */
export function textValidatorOf(schema: Place): Validate {
  const { kept, alike } = compilerFor(schema.document, 'text')
  const { value } = schema
  if (typeof value !== 'object' || value === null) return validatorOf(schema, 'text')
  const known = kept.get(value)
  if (known) return known
  const words = JSON.stringify(value)
  const validate = (words.includes('"$') ? undefined : alike.get(words)) ?? validatorOf(schema, 'text')
  alike.set(words, validate)
  kept.set(value, validate)
  return validate
}

/** Most parameters and headers are texts of any kind, for which there is nothing to compile. */
const isAnyText = (schema: object | undefined): boolean =>
  schema !== undefined &&
  Object.entries(schema).every(([keyword, value]) =>
    keyword === 'type' ? value === 'string' : isAnnotation.test(keyword),
  )

const isAnnotation = /^(x-.*|title|description|examples?|default|deprecated|readOnly|writeOnly)$/

/** Where the schema that an error names stands in its document. */
export const schemaPlaceOf = (near: Place, mode: Mode, schema: unknown): Place | undefined =>
  compilerFor(near.document, mode).placeOf(schema)

function compiled({ ajv, brief }: Compiler, reference: string): Validate {
  const all = compiledBy(ajv, reference)
  if (!all) return admitsAll
  let first: ReturnType<typeof compiledBy>
  return (value, leftOf) => {
    const errors = within(leftOf ?? checkBudget(), value, all)
    if (errors && errors.length <= maxErrors) return errors
    if (leftOf) return [undecidedAbout(value)]
    first ??= compiledBy(brief(), reference)
    // the last one is about the whole: what stands before it tells of each of its branches
    return (first && within(checkBudget(), value, first)?.slice(-1)) ?? [undecidedAbout(value)]
  }
}

function compiledBy(ajv: Ajv2020, reference: string): ValidateFunction | undefined {
  try {
    return ajv.compile({ $ref: reference })
  } catch {
    return undefined
  }
}

/** What is wrong with a value; undefined when to find it out costs more than it may. */
function within(
  work: WorkBudget,
  value: unknown,
  validate: ValidateFunction,
): readonly SchemaError[] | undefined {
  try {
    return withinBudget(work, () =>
      withUndecided(
        () => (validate(value) ? nothing : ((validate.errors ?? nothing) as SchemaError[])),
        value,
      ),
    )
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined
    throw error
  }
}

function compilerFor(document: Document, wanted: Mode): Compiler {
  const mode = wanted === 'call' && !isDirected(document.library) ? 'answer' : wanted
  const modes = compilers.get(document.library) ?? new Map<Mode, Compiler>()
  compilers.set(document.library, modes)
  const known = modes.get(mode)
  if (known) return known
  const made = compilerOf(document.library, mode)
  modes.set(mode, made)
  return made
}

const directed = new WeakMap<ReadonlyMap<string, Document>, boolean>()

/** Whether anything is carried in one direction only; else both are checked by the same code. */
function isDirected(library: ReadonlyMap<string, Document>): boolean {
  const known = directed.get(library)
  if (known !== undefined) return known
  const found = [...library.values()].some(({ root }) =>
    /"(?:readOnly|writeOnly)":true/.test(JSON.stringify(root)),
  )
  directed.set(library, found)
  return found
}

function compilerOf(library: ReadonlyMap<string, Document>, mode: Mode): Compiler {
  const { ids, roots } = copiesOf(library, mode === 'answer' ? 'writeOnly' : 'readOnly')
  const made = (allErrors: boolean): Ajv2020 => {
    const ajv = ajvFor(mode, allErrors)
    for (const { document, root } of roots) ajv.addSchema({ $id: ids.get(document.uri) ?? '', root })
    return ajv
  }
  let brief: Ajv2020 | undefined
  let places: WeakMap<object, Place> | undefined
  const placeOf = (schema: unknown): Place | undefined => {
    places ??= placesOf(roots)
    return typeof schema === 'object' && schema !== null ? places.get(schema) : undefined
  }
  const kept = new WeakMap<object, Validate>()
  return { ajv: made(true), brief: () => (brief ??= made(false)), ids, kept, alike: new Map(), placeOf }
}

function ajvFor(mode: Mode, allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    inlineRefs: false,
    validateSchema: false,
    // a body lacks `constructor` even though every object has one
    ownProperties: true,
    addUsedSchema: false,
    logger: false,
    coerceTypes: mode === 'text',
    // a schema is compiled once and seldom used often enough for a better code to pay
    code: { regExp: contractPattern, optimize: false },
  })
  addFormats(ajv, { mode: 'full' })
  for (const keyword of [uniqueItems, oneOf]) ajv.removeKeyword(String(keyword.keyword)).addKeyword(keyword)
  ajv.addKeyword(countedSteps)
  return ajv
}

type Copies = { ids: ReadonlyMap<string, string>; roots: readonly { document: Document; root: Json }[] }

const copies = new WeakMap<ReadonlyMap<string, Document>, Copies>()

/** The documents as Ajv reads them: one copy, unless something is carried in one direction only. */
function copiesOf(library: ReadonlyMap<string, Document>, absent: 'readOnly' | 'writeOnly'): Copies {
  const known = copies.get(library)
  if (known && !isDirected(library)) return known
  const ids = new Map([...library.keys()].map((uri, index) => [uri, `contract-${index}`]))
  const roots = [...library.values()].map((document) => ({
    document,
    root: readable(document, absent, ids),
  }))
  const made = { ids, roots }
  copies.set(library, made)
  return made
}

/** Every document hangs under `root`, so that its own members are no keywords of a schema. */
const fragmentOf = (pointer: string): string =>
  `/root${pointer
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/')}`
