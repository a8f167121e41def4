import type { Json } from '../../document/json.ts'
import { isEqual, isObject, textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, entriesOf, follow, objectAt } from '../../document/place.ts'
import type { Pair, Where } from '../change.ts'
import { inside } from '../change.ts'
import { diffContent } from './diff-content.ts'
import { eachOrAnything, flagOf, isInBoth, reportTexts, under } from '../pair.ts'
import type { DiffContext } from '../diff-context.ts'
import { directionOf } from '../diff-context.ts'

type Known = { label: string; place: Place }

/** Headers that a parameter cannot describe (OpenAPI 3.1, 4.8.12.1). */
const ignored = new Set(['accept', 'content-type', 'authorization'])

/** An operation in both versions, the path items it stands in, and the templates of their paths. */
type OperationPair = { items: Pair; operation: Pair; paths: { was: string; is: string } }

/** Compares the parameters of an operation, those of its path included. */
export function diffParameters(
  { items, operation, paths }: OperationPair,
  where: Where,
  context: DiffContext,
): void {
  const before = parametersOf(items.was, operation.was, paths.was)
  const after = parametersOf(items.is, operation.is, paths.is)
  const at: Where = { ...where, direction: directionOf('request', context) }
  for (const [key, { label, place }] of before) {
    if (!after.has(key)) context.report({ rule: 'parameter-removed', where: inside(at, label), wasAt: place })
  }
  for (const [key, { label, place }] of after) {
    const old = before.get(key)
    if (old && context.isSame(old.place, place)) continue
    if (old) diffParameter({ was: old.place, is: place }, inside(at, label), context)
    else {
      const rule = flagOf(place, 'required') ? 'parameter-added-required' : 'parameter-added'
      context.report({ rule, where: inside(at, label), isAt: place })
    }
  }
}

function parametersOf(item: Place, operation: Place, path: string): Map<string, Known> {
  const found = new Map<string, Known>()
  const template = path.includes('{') ? pathNames(path) : []
  for (const place of [
    ...entriesOf(child(item, 'parameters')),
    ...entriesOf(child(operation, 'parameters')),
  ].map(follow)) {
    const { in: location, name } = objectAt(place)
    const text = textOf(name)
    if (location === 'header' && ignored.has(text.toLowerCase())) continue
    // a path parameter is known by its position, a header whatever its case
    const position =
      location === 'path' && template.includes(text) ? String(template.indexOf(text)) : undefined
    const key = position ?? (location === 'header' ? text.toLowerCase() : text)
    found.set(`${textOf(location)} ${key}`, { label: `${textOf(location)} parameter ${text}`, place })
  }
  return found
}

/** The names in the template of a path. */
const pathNames = (path: string): string[] =>
  [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')

function diffParameter(pair: Pair, where: Where, context: DiffContext): void {
  const { report } = context
  reportTexts(pair, ['description', 'example', 'examples'], where, report)
  const [was, is] = [flagOf(pair.was, 'required'), flagOf(pair.is, 'required')]
  const at = { wasAt: pair.was, isAt: pair.is }
  if (!was && is) report({ rule: 'parameter-became-required', where, ...at })
  if (was && !is) report({ rule: 'parameter-became-optional', where, ...at })
  const [wasOld, isOld] = [flagOf(pair.was, 'deprecated'), flagOf(pair.is, 'deprecated')]
  if (!wasOld && isOld) report({ rule: 'parameter-deprecated', where, ...at })
  if (wasOld && !isOld) report({ rule: 'parameter-no-longer-deprecated', where, ...at })
  const [before, after] = [serialisation(pair.was), serialisation(pair.is)]
  if (!isWrittenTheSame(before, after))
    report({ rule: 'parameter-serialised-otherwise', where, was: before, is: after, ...at })
  for (const [keyword, name] of [
    ['allowReserved', 'reserved'],
    ['allowEmptyValue', 'empty'],
  ] as const) {
    const [before, after] = [flagOf(pair.was, keyword), flagOf(pair.is, keyword)]
    if (before !== after)
      report({ rule: `parameter-${name}-${before ? 'no-longer-' : ''}allowed`, where, ...at })
  }
  const schemas = under(pair, 'schema')
  const direction = directionOf('request', context)
  const contents = under(pair, 'content')
  if (isInBoth(contents)) diffContent(contents, 'request', where, context)
  else context.diffSchema(eachOrAnything(schemas), direction, where, true)
}

/** How the value is written, the defaults of each location filled in (OpenAPI 3.1, 4.8.12.2). */
function serialisation(parameter: Place): Json {
  const { in: location, style, explode, content } = objectAt(parameter)
  if (content !== undefined) return 'content'
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple'
  const written = style ?? usual
  const isSpread = explode ?? written === 'form'
  // a value that is neither a list nor an object is written the same way, spread or not
  const { type } = objectAt(follow(child(parameter, 'schema')))
  const isSingle = typeof type === 'string' && type !== 'array' && type !== 'object'
  return isSingle ? { style: written } : { style: written, explode: isSpread }
}

/** Where one of them is a single value, spreading says nothing. */
function isWrittenTheSame(was: Json, is: Json): boolean {
  if (!isObject(was) || !isObject(is)) return isEqual(was, is)
  const spread = [was['explode'], is['explode']].filter((one) => one !== undefined)
  return was['style'] === is['style'] && new Set(spread).size < 2
}
