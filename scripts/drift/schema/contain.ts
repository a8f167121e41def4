import type { Json } from '../document/json.ts'
import { isEqual } from '../document/json.ts'
import { BrokenReference, nameOf, objectAt } from '../document/place.ts'
import type { Place } from '../document/place.ts'
import { accepts, fits } from './accepts.ts'
import { compareArrays } from './compare-arrays.ts'
import { compareNumbers } from './compare-numbers.ts'
import { compareObjects } from './compare-objects.ts'
import { compareContents, compareFormats, compareTexts } from './compare-texts.ts'
import { isDisjoint } from './disjoint.ts'
import type { Mode } from './objects.ts'
import type { Comparison, Reason } from './reason.ts'
import { doubtful, reason } from './reason.ts'
import { samplesOf } from './sample.ts'
import type { Shape } from './shape.ts'
import { TooManyShapes, narrowed, shapesOf } from './shape.ts'
import { splitBy } from './split.ts'
import type { TypeName } from './types.ts'
import { typeOf, typesOf, valuesOf } from './types.ts'

/** How deep proofs may rest on proofs of their own. */
const nestingLimit = 2

/**
 * Compares schemas by what they admit. The function it answers tells why a value that keeps all schemas of the one side
 * may fail the other; no reason means that every value keeps it. What cannot be decided is a reason that is not
 * certain, unless a value is found that proves it.
 */
export function comparisonIn(mode: Mode, nesting = 0): Comparison {
  const settled = new Map<string, readonly Reason[]>()
  const open = new Map<string, number>()
  // the outermost comparison that the present one has taken for granted
  let leansOn = Infinity

  const contain: Comparison['contain'] = (sub, over) => {
    const key = keyOf(sub, over)
    const known = settled.get(key)
    if (known) return known
    // a schema that meets itself again holds as far as it has held until here
    const depth = open.get(key)
    if (depth !== undefined) {
      leansOn = Math.min(leansOn, depth)
      return []
    }
    const outer = leansOn
    const own = open.size
    leansOn = Infinity
    open.set(key, own)
    const reasons = decide(sub, over, comparison)
    open.delete(key)
    if (leansOn >= own) settled.set(key, reasons)
    leansOn = Math.min(outer, leansOn < own ? leansOn : Infinity)
    return reasons
  }
  const alone = new Map<string, boolean>()
  const isWithin: Comparison['isWithin'] = (sub, over) => {
    if (nesting === nestingLimit) return false
    const key = keyOf(sub, over)
    const answer = alone.get(key) ?? comparisonIn(mode, nesting + 1).contain(sub, over).length === 0
    alone.set(key, answer)
    return answer
  }
  const comparison: Comparison = { mode, contain, isWithin }
  return comparison
}

const keyOf = (sub: readonly Place[], over: readonly Place[]): string =>
  `${sub.map(nameOf).join(' ')} < ${over.map(nameOf).join(' ')}`

function decide(sub: readonly Place[], over: readonly Place[], comparison: Comparison): readonly Reason[] {
  if (over.every((one) => sub.some((own) => isSame(own, one)))) return []
  const at = { subAt: sub[0], overAt: over[0] }
  try {
    const reasons = compareShapes(shapesOf(sub), shapesOf(over), comparison)
    const proven = reasons.every(({ isCertain }) => isCertain)
      ? reasons
      : withWitness(reasons, sub, over, comparison.mode)
    return proven.map((one) => ({
      ...at,
      ...one,
      subAt: one.subAt ?? at.subAt,
      overAt: one.overAt ?? at.overAt,
    }))
  } catch (error) {
    if (!(error instanceof TooManyShapes || error instanceof BrokenReference)) throw error
    return [{ ...reason('unknown'), ...at, isCertain: false, over: error.message }]
  }
}

/** The same schema to the letter, in which no reference can mean something else. */
function isSame(a: Place, b: Place): boolean {
  if (nameOf(a) === nameOf(b)) return true
  return (
    isEqual(a.value, b.value) &&
    a.document.version === b.document.version &&
    !JSON.stringify(a.value).includes('"$')
  )
}

function compareShapes(
  sub: readonly Shape[],
  over: readonly Shape[],
  comparison: Comparison,
): readonly Reason[] {
  const reasons = sub.flatMap((shape) =>
    typesOf(shape).flatMap((type) => [...placeIn(shape, type, over, comparison, true)]),
  )
  // a value may keep several ways at once, and then what the one leaves unevaluated the other has seen
  const isBlurred = sub.length > 1 && sub.some((shape) => shape.parts.some(hasUnevaluated))
  return distinct(isBlurred ? [...reasons, { ...reason('unknown'), isCertain: false }] : reasons)
}

const hasUnevaluated = (part: Place): boolean => {
  const { unevaluatedItems, unevaluatedProperties } = objectAt(part)
  return unevaluatedItems !== undefined || unevaluatedProperties !== undefined
}

/** Why values of one type and shape may have no place among these shapes. */
function placeIn(
  shape: Shape,
  type: TypeName,
  over: readonly Shape[],
  comparison: Comparison,
  maySplit: boolean,
): readonly Reason[] {
  if (isEmpty(shape, type, comparison)) return []
  const candidates = over.filter((one) => typesOf(one).includes(type))
  if (candidates.length === 0) return [over.length === 0 ? reason('never') : typeReason(shape, type, over)]
  const tried = candidates.map((candidate) => compareOne(shape, type, candidate, comparison))
  const fitting = tried.find((reasons) => reasons.length === 0)
  if (fitting || candidates.length === 1) return tried[0] && !fitting ? tried[0] : []
  const values = valuesOf(shape)?.filter((value) => typeOf(value) === type)
  if (values) {
    const unfit = values.filter((value) => !candidates.some((one) => fits(value, one, comparison.mode)))
    return unfit.map((value) => ({ ...reason('enum', value), witness: value }))
  }
  const split = maySplit ? splitBy(shape, candidates) : undefined
  if (split)
    return split.flatMap((part) => [...placeIn(narrowed(shape, part), type, over, comparison, false)])
  // the way that comes closest tells best what is missing
  return doubtful(tried.toSorted((a, b) => a.length - b.length)[0] ?? [reason('variant')])
}

function typeReason(shape: Shape, type: TypeName, over: readonly Shape[]): Reason {
  const values = valuesOf(shape)?.filter((value) => typeOf(value) === type)
  return {
    ...reason('type', type, [...new Set(over.flatMap((one) => typesOf(one)))]),
    ...(values?.[0] === undefined ? {} : { witness: values[0] }),
  }
}

function compareOne(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  return [...comparePlain(sub, type, over, comparison), ...compareNots(sub, type, over, comparison)]
}

function comparePlain(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  const formats = type === 'string' || type === 'number' ? compareFormats(sub, over) : []
  const values = valuesOf(sub)?.filter((value) => typeOf(value) === type)
  if (values) {
    const plain = { parts: over.parts, nots: [] }
    const unfit = values.filter((value) => !fits(value, plain, comparison.mode))
    return [...unfit.map((value) => ({ ...reason('enum', value), witness: value })), ...formats]
  }
  const wanted = valuesOf(over)?.filter((value) => typeOf(value) === type)
  if (wanted && !hasAll(type, wanted)) return [reason('enum', undefined, wanted), ...formats]
  if (type === 'number') return [...compareNumbers(sub, over), ...formats]
  if (type === 'string') return [...compareTexts(sub, over), ...formats, ...compareContents(sub, over)]
  if (type === 'array') return compareArrays(sub, over, comparison)
  return type === 'object' ? compareObjects(sub, over, comparison) : []
}

/** Whether these are all values of their type: there are two booleans and one null. */
const hasAll = (type: TypeName, values: readonly Json[]): boolean =>
  type === 'null' || (type === 'boolean' && values.includes(true) && values.includes(false))

function compareNots(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  const reached = over.nots.filter((not) => !isDisjoint(sub, type, not, comparison))
  return reached.map((not) => ({ ...reason('not'), overAt: not, isCertain: false }))
}

/** Whether a shape can be seen to have no value of a type. */
function isEmpty(shape: Shape, type: TypeName, { mode, isWithin }: Comparison): boolean {
  const values = valuesOf(shape)?.filter((value) => typeOf(value) === type)
  if (values) return values.every((value) => !fits(value, shape, mode))
  return shape.nots.some((not) => shape.parts.length > 0 && isWithin(shape.parts, [not]))
}

function withWitness(
  reasons: readonly Reason[],
  sub: readonly Place[],
  over: readonly Place[],
  mode: Mode,
): readonly Reason[] {
  const witness = samplesOf(sub, mode).find((value) => !accepts(value, over, mode))
  if (witness === undefined) return reasons
  return reasons.map((one) =>
    one.isCertain ? one : { ...one, isCertain: true, witness: one.witness ?? witness },
  )
}

function distinct(reasons: readonly Reason[]): readonly Reason[] {
  const seen = new Set<string>()
  return reasons.filter(({ kind, path, sub, over }) => {
    const key = JSON.stringify([kind, path, sub, over])
    return !seen.has(key) && seen.add(key)
  })
}
