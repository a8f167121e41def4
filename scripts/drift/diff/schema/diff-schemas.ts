import { isArray } from '../../document/json.ts'
import { nameOf } from '../../document/place.ts'
import { dashed } from '../../rules/schema-rules.ts'
import { comparisonIn } from '../../schema/contain.ts'
import type { IsSame } from '../../schema/same.ts'
import { createSameness } from '../../schema/same.ts'
import type { Comparison, Reason } from '../../schema/reason.ts'
import { targetOf } from '../../schema/shape.ts'
import type { Change, Direction, Pair, Report, Where } from '../change.ts'
import { createStructureDiff } from './diff-structure.ts'
import { foldProperties } from './fold-properties.ts'

/**
 * Compares two schemas both ways. What the newer one admits and the older did not is a widening, the other way round it
 * is a narrowing; which of the two breaks somebody depends on who reads.
 */
export function createSchemaDiff(
  report: Report,
  isSame: IsSame = createSameness(),
): (schemas: Pair, direction: Direction, where: Where, isText?: boolean) => void {
  const comparisons = { request: comparisonIn('request', isSame), response: comparisonIn('response', isSame) }
  const texts = {
    request: comparisonIn('request', isSame, { isText: true }),
    response: comparisonIn('response', isSame, { isText: true }),
  }
  const structures = { request: createStructureDiff(isSame), response: createStructureDiff(isSame) }
  const known = new Map<string, readonly Change[]>()
  return (schemas, direction, where, isText = false) => {
    if (isSame(schemas.was, schemas.is)) return
    // what many operations refer to is compared once
    const pair = { was: targetOf(schemas.was), is: targetOf(schemas.is) }
    const key = `${direction} ${isText} ${nameOf(pair.was)} ${nameOf(pair.is)}`
    const changes =
      known.get(key) ??
      compare(pair, direction, (isText ? texts : comparisons)[direction], structures[direction])
    known.set(key, changes)
    for (const change of changes) report({ ...change, where })
  }
}

function compare(
  schemas: Pair,
  direction: Direction,
  { contain, holds }: Comparison,
  diffStructure: ReturnType<typeof createStructureDiff>,
): readonly Change[] {
  const { was, is } = schemas
  if (nameOf(was) === nameOf(is)) return []
  const widened = withTypesJoined(contain([is], [was]))
  const narrowed = withTypesJoined(contain([was], [is]))
  const [harmful, harmless] = direction === 'response' ? [widened, narrowed] : [narrowed, widened]
  const ofWidened = new Set(widened)
  const effectOf = (one: Reason) => (ofWidened.has(one) ? 'widened' : 'narrowed')
  // what a service no longer says of its answers need not mean that it sends anything else
  const effectOn = (one: Reason) => (direction === 'response' && one.isDropped ? 'dropped' : effectOf(one))
  const toChange = (one: Reason, rule: string) =>
    changeOf(one, `${direction}-${rule}`, effectOf(one), schemas)
  const changes = [
    ...harmful.map((one) =>
      toChange(one, one.isCertain ? `${dashed(one.kind)}-${effectOn(one)}` : 'could-not-tell'),
    ),
    ...harmless
      .filter(({ isCertain }) => isCertain)
      .map((one) => toChange(one, `${dashed(one.kind)}-${effectOf(one)}`)),
    // whether less is sent or more is taken than before cannot break anybody
    ...harmless
      .filter(({ isCertain, path }) => !isCertain && !harmful.some((other) => isEqualPath(other.path, path)))
      .map((one) => toChange(one, 'schema-rewritten')),
  ]
  const structure: Change[] = []
  diffStructure(schemas, {
    direction,
    report: (change) => structure.push({ field: [], isCertain: true, ...change }),
    isSameSchema: ({ was: a, is: b }) => holds([a], [b]) && holds([b], [a]),
    isHarmless: ({ was: a, is: b }) =>
      direction === 'response'
        ? contain([b], [a]).every(({ isDropped }) => isDropped === true)
        : holds([a], [b]),
  })
  return foldProperties(changes, structure, direction)
}

/** Several types that come or go at one place are one change. */
function withTypesJoined(reasons: readonly Reason[]): readonly Reason[] {
  const types = reasons.filter(({ kind }) => kind === 'type')
  if (types.length < 2) return reasons
  const joined = new Map<string, Reason>()
  for (const one of types) {
    const key = JSON.stringify([one.path, one.over, one.isCertain])
    const first = joined.get(key)
    const before = isArray(first?.sub) ? first.sub : [first?.sub ?? null]
    const own = one.sub ?? null
    const sub = before.includes(own) ? first?.sub : [...before, own]
    joined.set(key, first ? { ...first, sub } : one)
  }
  return [...reasons.filter(({ kind }) => kind !== 'type'), ...joined.values()]
}

const isEqualPath = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n')

function changeOf(one: Reason, rule: string, effect: 'widened' | 'narrowed', { was, is }: Pair): Change {
  const isWider = effect === 'widened'
  return {
    rule,
    where: { parts: [] },
    field: one.path,
    was: isWider ? one.over : one.sub,
    is: isWider ? one.sub : one.over,
    wasAt: (isWider ? one.overAt : one.subAt) ?? was,
    isAt: (isWider ? one.subAt : one.overAt) ?? is,
    example: one.proof?.value,
    isCertain: one.isCertain,
  }
}
