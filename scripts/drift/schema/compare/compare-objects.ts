import type { Json } from '../../document/json.ts'
import { isArray, isObject, textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, membersOf, objectAt } from '../../document/place.ts'
import { accepts } from '../accepts.ts'
import { highest, lowest, partsWith } from '../keywords.ts'
import {
  isFreeForm,
  isHidden,
  namesIn,
  patternsIn,
  requiredIn,
  restSchemas,
  saysOpen,
  schemasOf,
} from '../objects.ts'
import type { Comparison, Reason } from '../reason.ts'
import { boundReason, doubtful, reason, under } from '../reason.ts'
import type { Shape } from '../shape.ts'
import { inline } from '../shape.ts'

/** Why objects of one shape may not be objects of the other. */
export function compareObjects(sub: Shape, over: Shape, comparison: Comparison): Reason[] {
  const names = new Set([...namesIn(sub), ...namesIn(over)])
  const required = { sub: requiredIn(sub), over: requiredIn(over) }
  return [
    ...[...names].flatMap((name) => compareProperty(name, sub, over, required, comparison)),
    ...compareRest(sub, over, comparison),
    ...compareCounts(sub, over),
    ...compareNames(sub, over, comparison),
    ...compareDependents(sub, over, comparison),
  ]
}

function compareProperty(
  name: string,
  sub: Shape,
  over: Shape,
  required: Readonly<Record<'sub' | 'over', ReadonlySet<string>>>,
  comparison: Comparison,
): Reason[] {
  const { mode, contain } = comparison
  const own = schemasOf(sub, name)
  const wanted = schemasOf(over, name)
  const isSent = required.sub.has(name) && !isHidden(own, mode)
  if (required.over.has(name) && !isHidden(wanted, mode) && !isSent) {
    return under(name, [reason('required', false, true)])
  }
  if (!mayCarry(sub, name, own, comparison)) return []
  if (isForbidden(wanted)) return under(name, [forbidden(over, name)])
  const reasons = contain(own, wanted)
  const isUnnamed = reasons.length > 0 && !namesIn(sub).has(name) && own.every(saysNothing)
  return under(name, isUnnamed ? [reason('unnamed')] : reasons)
}

const saysNothing = ({ value }: Place): boolean =>
  value === true || (isObject(value) && Object.keys(value).length === 0)

const forbidden = (over: Shape, name: string): Reason =>
  reason(namesIn(over).has(name) ? 'property' : 'additionalProperties', true, false)

/** Whether objects of a shape can have a property: it is named or allowed for, and not forbidden. */
export function mayCarry(
  shape: Shape,
  name: string,
  schemas: readonly Place[],
  { mode }: Pick<Comparison, 'mode'>,
) {
  if (isForbidden(schemas) || isHidden(schemas, mode)) return false
  return schemas.length > 0 || namesIn(shape).has(name)
}

/** Whether a schema says outright that there is no such property. */
export const isForbidden = (schemas: readonly Place[]): boolean =>
  schemas.some(({ value }) => value === false)

function compareRest(sub: Shape, over: Shape, comparison: Comparison): Reason[] {
  const { contain } = comparison
  const [subPatterns, overPatterns] = [[...patternsIn(sub)], [...patternsIn(over)]]
  const matched = subPatterns.flatMap((pattern) => {
    const own = patternSchemas(sub, pattern)
    const others = overPatterns.filter((one) => one !== pattern)
    return under(pattern, [
      ...contain(own, patternSchemas(over, pattern)),
      ...others.flatMap((other) => contain(own, onlyPattern(over, other))),
    ])
  })
  if (!saysOpen(sub)) return [...matched, ...compareUnsaid(sub, over, comparison)]
  const rest = restSchemas(sub)
  const wanted = restSchemas(over)
  if (isForbidden(rest)) return matched
  const open = isForbidden(wanted) ? [reason('additionalProperties', true, false)] : contain(rest, wanted)
  const others = overPatterns.filter((pattern) => !subPatterns.includes(pattern))
  return [
    ...matched,
    ...under('*', open),
    ...others.flatMap((pattern) => under(pattern, contain(rest, onlyPattern(over, pattern)))),
  ]
}

/**
 * The same where the one shape says nothing of properties that it does not name. None of them is sent, as far as that
 * goes; but what the values of a map were is said no more, and an object without any name is one that holds anything.
 */
function compareUnsaid(sub: Shape, over: Shape, { mode, contain }: Comparison): Reason[] {
  if (isForbidden(restSchemas(sub))) return []
  const wanted = restSchemas(over)
  const isFree = isFreeForm(sub)
  const told = (reasons: readonly Reason[], isSure = isFree) => (isSure ? reasons : doubtful(reasons))
  if (isForbidden(wanted)) {
    const isTold = mode === 'request' && sub.parts.some((part) => typesNamed(part))
    return isTold ? under('*', told([reason('additionalProperties', true, false)])) : []
  }
  const patterns = [...patternsIn(over)].filter((pattern) => !patternsIn(sub).has(pattern))
  return [
    ...under('*', told(wanted.length > 0 ? contain([], wanted) : [])),
    ...patterns.flatMap((pattern) =>
      under(pattern, told(contain([], onlyPattern(over, pattern)), isFree || mode === 'response')),
    ),
  ]
}

/** Whether a schema speaks of objects at all: one that says nothing describes nothing that is sent. */
const typesNamed = (part: Place): boolean => objectAt(part)['type'] !== undefined

/** What a shape demands of names that match a pattern, whether it has the pattern or not. */
function patternSchemas({ parts }: Shape, pattern: string): Place[] {
  return parts.flatMap((part) => {
    const own = child(part, 'patternProperties', pattern)
    if (own.value !== undefined) return [own]
    return objectAt(part)['additionalProperties'] === undefined ? [] : [child(part, 'additionalProperties')]
  })
}

const onlyPattern = ({ parts }: Shape, pattern: string): Place[] =>
  parts.map((part) => child(part, 'patternProperties', pattern)).filter(({ value }) => value !== undefined)

function compareCounts(sub: Shape, over: Shape): Reason[] {
  const reasons: Reason[] = []
  const fewest = Math.max(highest(sub, 'minProperties') ?? 0, requiredIn(sub).size)
  const least = highest(over, 'minProperties') ?? 0
  if (least > fewest)
    reasons.push(
      boundReason(
        'minProperties',
        sub,
        fewest,
        least,
        requiredIn(sub).size > 0 ? ['required', 'minProperties'] : ['minProperties'],
      ),
    )
  const most = lowest(over, 'maxProperties')
  const isOpen = saysOpen(sub) || patternsIn(sub).size > 0
  const own = Math.min(lowest(sub, 'maxProperties') ?? Infinity, isOpen ? Infinity : namesIn(sub).size)
  if (most !== undefined && own > most) {
    reasons.push(boundReason('maxProperties', sub, Number.isFinite(own) ? own : undefined, most))
  }
  return reasons
}

function compareNames(sub: Shape, over: Shape, { mode, contain }: Comparison): Reason[] {
  return partsWith(over, 'propertyNames').flatMap((part) => {
    const wanted = child(part, 'propertyNames')
    const unfit = [...namesIn(sub)].filter((name) => !accepts(name, [wanted], mode))
    if (unfit.length > 0) return unfit.map((name) => reason('propertyNames', name))
    if (isForbidden(restSchemas(sub)) && patternsIn(sub).size === 0) return []
    const isNamed = !saysOpen(sub) && !isFreeForm(sub)
    const own = partsWith(sub, 'propertyNames').map((one) => child(one, 'propertyNames'))
    const isKept = contain([...own, inline({ type: 'string' }, part)], [wanted]).length === 0
    const dropped = boundReason('propertyNames', sub, undefined, wanted.value ?? true)
    // names that an object does not speak of are not sent, as far as that goes
    const isCertain = dropped.isDropped === true && (mode === 'response' || !isNamed)
    return isKept ? [] : [{ ...dropped, isCertain }]
  })
}

function compareDependents(sub: Shape, over: Shape, comparison: Comparison): Reason[] {
  const kept = new Set(dependentsOf(sub).map(({ name, needed }) => `${name} ${needed}`))
  const required = requiredIn(sub)
  return dependentsOf(over)
    .filter(({ name, needed }) => !kept.has(`${name} ${needed}`) && !required.has(needed))
    .filter(({ name }) => mayCarry(sub, name, schemasOf(sub, name), comparison))
    .map(({ name, needed }) => ({
      ...reason('dependentRequired', undefined, `${name} needs ${needed}`),
      path: [name],
    }))
}

function dependentsOf(shape: Shape): { name: string; needed: string }[] {
  return shape.parts.flatMap((part) =>
    membersOf(child(part, 'dependentRequired')).flatMap(([name, { value }]) =>
      (isArray(value) ? value : []).map((needed: Json) => ({ name, needed: textOf(needed) })),
    ),
  )
}
