import type { Place } from '../../document/place.ts'
import { child, rootOf } from '../../document/place.ts'
import { segmentsOf } from '../../document/pointer.ts'
import { isFullyUndecided } from './undecided-errors.ts'
import type { Mode } from './validators.ts'
import type { SchemaError } from './schema-error.ts'
import { schemaPlaceOf, validatorOf } from './validators.ts'
import type { WorkBudget } from './work-limit.ts'
import { checkBudget } from './work-limit.ts'

/**
 * What is wrong with a value in the words of one way to be valid: of the branches of a composition, the one that the
 * value comes nearest to speaks, and the others are silent.
 */
export function plainErrors(
  errors: readonly SchemaError[],
  near: Place,
  mode: Mode,
  work = checkBudget(),
): SchemaError[] {
  const silent = new Set<string>()
  const spoken: SchemaError[] = []
  // a composition is reported after what is inside it, and decides about it
  for (const error of errors.toReversed()) {
    if (error.keyword === 'if') silent.add(keyOf(error))
    if ((error.keyword !== 'anyOf' && error.keyword !== 'oneOf') || silent.has(keyOf(error))) continue
    const branches = branchErrors(error, near, mode, work)
    silent.add(keyOf(error))
    for (const one of branches.flat()) silent.add(keyOf(one))
    spoken.push(...spokenOf(error, branches, { near, mode, work }))
  }
  const seen = new Set<string>()
  return [...errors.filter((error) => !silent.has(keyOf(error))), ...spoken].filter((error) => {
    const key = keyOf(error)
    return seen.size < seen.add(key).size
  })
}

function spokenOf(
  error: SchemaError,
  branches: SchemaError[][],
  { near, mode, work }: { near: Place; mode: Mode; work: WorkBudget },
): SchemaError[] {
  // a text that was converted may fit several branches, and fits what it was sent as
  if (isAmbiguous(error)) return mode === 'text' || isTagged(error, near, mode) ? [] : [error]
  const [nearest = []] = branches.toSorted((a, b) => distance(a, error) - distance(b, error))
  const isNone = nearest.length === 0 || (branches.length > 1 && distance(nearest, error) >= far)
  return isNone ? [error] : plainErrors(nearest, near, mode, work)
}

/** More than one branch of a `oneOf` admits the value. */
const isAmbiguous = ({ keyword, params }: SchemaError): boolean =>
  keyword === 'oneOf' && Array.isArray(params['passingSchemas'])

/** A tag chooses the branch, so that it does no harm when others admit the value, too. */
function isTagged({ parentSchema }: SchemaError, near: Place, mode: Mode): boolean {
  const place = schemaPlaceOf(near, mode, parentSchema)
  return (
    place !== undefined &&
    child(rootOf(place.document), ...segmentsOf(place.pointer), 'discriminator').value !== undefined
  )
}

function branchErrors(error: SchemaError, near: Place, mode: Mode, work: WorkBudget): SchemaError[][] {
  const place = schemaPlaceOf(near, mode, error.parentSchema)
  const branches: unknown = error.schema
  if (!place || !Array.isArray(branches)) return []
  return branches.map((_, index) =>
    validatorOf(child(place, error.keyword, index), mode)(error.data, work).map((one) => ({
      ...one,
      instancePath: error.instancePath + one.instancePath,
    })),
  )
}

const far = 1000

/** How far a value is from a branch: another type or tag is far, a wrong field is near. */
function distance(errors: readonly SchemaError[], { instancePath }: SchemaError): number {
  let sum = 0
  for (const error of errors) {
    const { instancePath: at, keyword } = error
    const depth = at.slice(instancePath.length).split('/').length - 1
    if (isFullyUndecided(error)) sum += far * 3
    const isKind = keyword === 'type' || keyword === 'const' || keyword === 'enum'
    if (isKind && depth === 0) sum += keyword === 'type' ? far * 2 : far
    else if (isKind && keyword !== 'type' && depth === 1) sum += far / 10
    else if (keyword !== 'anyOf' && keyword !== 'oneOf' && keyword !== 'if') sum += 1
  }
  return sum
}

const keyOf = ({ instancePath, keyword, params, parentSchema }: SchemaError): string =>
  `${instancePath} ${keyword} ${JSON.stringify(params)} ${idOf(parentSchema)}`

const ids = new WeakMap<object, number>()
let nextId = 0

/** A number for a schema, by which two errors are known to come from the same. */
function idOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return -1
  const known = ids.get(schema)
  if (known !== undefined) return known
  nextId += 1
  ids.set(schema, nextId)
  return nextId
}
