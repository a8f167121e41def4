import type { Json } from '../../document/json.ts'
import { BrokenReference, objectAt, followIfThere } from '../../document/place.ts'
import type { Place } from '../../document/place.ts'
import { fits } from '../accepts.ts'
import { compareArrays } from './compare-arrays.ts'
import { compareNumbers, wholeNumbersOf } from './compare-numbers.ts'
import { compareObjects } from './compare-objects.ts'
import { compareContents, compareFormats, compareTexts } from './compare-texts.ts'
import { areDisjoint, isDisjoint } from './disjoint.ts'
import type { Compared, Comparison, Reason } from '../reason.ts'
import { doubtful, keyOf, reason } from '../reason.ts'
import type { Shape } from '../shape.ts'
import { narrowed, shapesOf } from '../shape.ts'
import { Undecided } from '../undecided.ts'
import { splitBy } from './split.ts'
import { isWrittenAlike } from './written-alike.ts'
import type { TypeName } from '../types.ts'
import { typeOf, typesOf, valuesOf } from '../types.ts'
import { sameVariant, variantName } from './variant-signs.ts'

/**
 * Why values that keep all schemas of the one side may fail the other, looking no further in than the comparison says:
 * what it answers about properties and items stands for reasons that are found there.
 */
export function decide({ sub, over }: Compared, comparison: Comparison): readonly Reason[] {
  const at = { subAt: sub[0] && followIfThere(sub[0]), overAt: over[0] && followIfThere(over[0]) }
  try {
    return compareShapes(shapesOf(sub), shapesOf(over), comparison).map((one) => {
      const { subAt = at.subAt, overAt = at.overAt, proof } = one
      return { ...one, subAt, overAt, ...(proof ? { proof: { ...proof, sub, over } } : {}) }
    })
  } catch (error) {
    if (!(error instanceof Undecided || error instanceof BrokenReference)) throw error
    return [{ ...reason('unknown'), ...at, isCertain: false, over: error.message }]
  }
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
  const ofType = over.filter((one) => typesOf(one).includes(type))
  if (ofType.length === 0) {
    if (comparison.isText && isWrittenAlike(shape, type, over, comparison)) return []
    return [over.length === 0 ? reason('never') : typeReason(type, over)]
  }
  const values = ofType.length > 1 ? listed(shape, type, comparison) : undefined
  if (values && values.length > 0) {
    const unfit = values.filter((value) => !ofType.some((one) => fits(value, one, comparison.mode)))
    return unfit.map((value) => reason('enum', value))
  }
  // what is left when constants and the like have ruled out the others is the only place there is
  const candidates =
    ofType.length > 1 ? ofType.filter((one) => !areDisjoint(shape, one, type, comparison)) : ofType
  const [first, ...others] = candidates
  if (!first) return [reason('variant', variantName(shape))]
  if (others.length === 0) return compareOne(shape, type, first, comparison)
  return placeAmong(shape, type, candidates, comparison, maySplit)
}

/** The same where several shapes may hold some of the values. */
function placeAmong(
  shape: Shape,
  type: TypeName,
  candidates: readonly Shape[],
  comparison: Comparison,
  maySplit: boolean,
): readonly Reason[] {
  const same = sameVariant(shape, candidates)
  const ordered = same ? [same, ...candidates.filter((one) => one !== same)] : candidates
  const tried: (readonly Reason[])[] = []
  for (const candidate of ordered) {
    const reasons = compareOne(shape, type, candidate, comparison)
    if (reasons.length === 0) return []
    tried.push(reasons)
  }
  const split = maySplit ? splitBy(shape, candidates) : undefined
  if (split)
    return split.flatMap((part) => [...placeIn(narrowed(shape, part), type, candidates, comparison, false)])
  // the same variant tells best what is missing, or else the one that comes closest, wherever it stands
  const [told = [reason('variant', variantName(shape))]] = same ? tried : tried.toSorted(byCloseness)
  if (told.every(({ kind }) => kind === 'overlap')) return told
  const value = comparison
    .samplesOf(shape)
    .find(
      (one) => typeOf(one) === type && !candidates.some((other) => fits(one, other, comparison.mode, true)),
    )
  if (value === undefined) return doubtful(told)
  // what could not be told has turned out to be a difference
  const kindOf = ({ kind, inner }: Reason) => (kind === 'unknown' && !inner ? 'variant' : kind)
  return told.map((one) => ({
    ...one,
    kind: kindOf(one),
    isCertain: true,
    proof: { value, sub: [], over: [] },
  }))
}

const byCloseness = (a: readonly Reason[], b: readonly Reason[]): number =>
  a.length - b.length || (writtenOf(a) < writtenOf(b) ? -1 : 1)

const writtenOf = (reasons: readonly Reason[]): string =>
  JSON.stringify(reasons.map(({ kind, path, sub, over }) => [kind, path, sub, over]))

function typeReason(type: TypeName, over: readonly Shape[]): Reason {
  return reason('type', type, [...new Set(over.flatMap((one) => typesOf(one)))])
}

function compareOne(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  const reasons = [...comparePlain(sub, type, over, comparison), ...compareNots(sub, type, over, comparison)]
  return reasons.length > 0 ? reasons : compareOthers(sub, type, over, comparison)
}

function comparePlain(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  const formats = type === 'string' || type === 'number' ? compareFormats(sub, over) : []
  const values = listed(sub, type, comparison)
  if (values) {
    const plain = { ...over, nots: [], others: [] }
    const unfit = values.filter((value) => !fits(value, plain, comparison.mode))
    return [...unfit.map((value) => reason('enum', value)), ...formats]
  }
  const wanted = valuesOf(over)?.filter((value) => typeOf(value) === type)
  if (wanted && !hasAll(type, wanted)) {
    const few = type === 'number' ? wholeNumbersOf(sub) : undefined
    const unfit = few?.filter((value) => fits(value, sub, comparison.mode) && !wanted.includes(value))
    return [...(unfit?.length === 0 ? [] : [reason('enum', undefined, wanted)]), ...formats]
  }
  if (type === 'number') return [...compareNumbers(sub, over), ...formats]
  if (type === 'string') return [...compareTexts(sub, over), ...formats, ...compareContents(sub, over)]
  if (type === 'array') return compareArrays(sub, over, comparison)
  return type === 'object' ? compareObjects(sub, over, comparison) : []
}

/** The values of a type that a shape has, where it lists them. */
const listed = (shape: Shape, type: TypeName, { mode }: Comparison): Json[] | undefined =>
  valuesOf(shape)?.filter((value) => typeOf(value) === type && fits(value, shape, mode))

/** Whether these are all values of their type: there are two booleans and one null. */
const hasAll = (type: TypeName, values: readonly Json[]): boolean =>
  type === 'null' || (type === 'boolean' && values.includes(true) && values.includes(false))

function compareNots(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  const reached = over.nots.filter((not) => !isDisjoint(sub, type, not, comparison))
  return reached.map((not) => ({ ...reason('not'), overAt: not, isCertain: false }))
}

/** Values that may keep another variant as well count for none of a `oneOf`. */
function compareOthers(sub: Shape, type: TypeName, over: Shape, comparison: Comparison): Reason[] {
  const reached = over.others.find((other) => !isDisjoint(sub, type, other, comparison))
  return reached ? [{ ...reason('overlap'), overAt: reached }] : []
}

/** Whether a shape can be seen to have no value of a type. */
function isEmpty(shape: Shape, type: TypeName, comparison: Comparison): boolean {
  const values = listed(shape, type, comparison)
  if (values) return values.length === 0
  return shape.nots.some((not) => shape.parts.length > 0 && comparison.isWithin(shape.parts, [not]))
}

function distinct(reasons: readonly Reason[]): readonly Reason[] {
  const seen = new Set<string>()
  const isNew = (key: string) => !seen.has(key) && seen.add(key) !== undefined
  return reasons.filter(({ inner, kind, path, sub, over, isCertain }) =>
    isNew(inner ? `${path.join('/')} ${keyOf(inner)} ${isCertain}` : JSON.stringify([kind, path, sub, over])),
  )
}
