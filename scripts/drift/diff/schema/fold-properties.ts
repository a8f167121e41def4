import type { Place } from '../../document/place.ts'
import { child, follow, nameOf } from '../../document/place.ts'
import type { Change, Direction } from '../change.ts'

/**
 * A property that has come or gone is one change, not three: what containment says about it (that it may be missing,
 * that it is not allowed for) decides which rule it falls under.
 */
export function foldProperties(
  changes: readonly Change[],
  structure: readonly Change[],
  direction: Direction,
): Change[] {
  const [added, removed] = [`${direction}-property-added`, `${direction}-property-removed`]
  const moved = structure.filter(({ rule }) => rule === added || rule === removed)
  const others = structure.filter(({ rule }) => rule !== added && rule !== removed)
  const presence = Map.groupBy(
    changes.filter(({ rule }) => isPresence(rule)),
    ({ field }) => field.at(-1),
  )
  const taken = new Set<Change>()
  const folded = moved.map((change) => {
    const named = presence.get(change.field.at(-1)) ?? []
    const about = named.filter((one) => isSameProperty(one, change))
    for (const one of about) taken.add(one)
    const has = (ending: string) => about.some(({ rule }) => rule.endsWith(ending))
    return { ...change, rule: ruleFor(change.rule, has), ...describedAt(change) }
  })
  return [...changes.filter((change) => !taken.has(change)), ...folded, ...others]
}

/** Where the property itself is described, rather than the object that has it. */
function describedAt({ wasAt, isAt, field }: Change): Pick<Change, 'wasAt' | 'isAt'> {
  const described = (object: Place | undefined) => {
    const place = object && child(follow(object), 'properties', field.at(-1) ?? '')
    return place?.value === undefined ? object : place
  }
  return { wasAt: described(wasAt), isAt: described(isAt) }
}

const isPresence = (rule: string): boolean =>
  /-(required|property|unnamed|additional-properties)-(widened|narrowed)$/.test(rule)

function ruleFor(rule: string, has: (ending: string) => boolean): string {
  if (rule === 'response-property-removed' && has('required-widened'))
    return 'response-required-property-removed'
  if (rule === 'response-property-added' && has('-properties-widened'))
    return 'response-property-added-to-closed'
  if (rule === 'request-property-removed' && has('-properties-narrowed')) return 'request-property-refused'
  if (rule === 'request-property-added' && has('required-narrowed')) return 'request-required-property-added'
  // what was open under this name before may have been sent
  return rule === 'request-property-added' && has('unnamed-narrowed') ? 'request-unnamed-narrowed' : rule
}

/** Of two changes of properties of one name. */
function isSameProperty(a: Change, b: Change): boolean {
  if (a.field.join('\n') === b.field.join('\n')) return true
  return keyOf(a.wasAt) === keyOf(b.wasAt) && keyOf(a.isAt) === keyOf(b.isAt)
}

const keyOf = (place: Place | undefined): string => (place ? nameOf(follow(place)) : '')
