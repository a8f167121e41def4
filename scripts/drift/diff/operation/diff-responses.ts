import type { Place } from '../../document/place.ts'
import { follow, membersOf, objectAt } from '../../document/place.ts'
import type { Pair, Where } from '../change.ts'
import { inside } from '../change.ts'
import { diffContent } from './diff-content.ts'
import { eachOrAnything, flagOf, isInBoth, reportTexts, under } from '../pair.ts'
import type { DiffContext } from '../diff-context.ts'
import { directionOf } from '../diff-context.ts'

/** Compares the answers of an operation by status; `2XX` and `default` stand for what is not named. */
export function diffResponses(responses: Pair, operation: Where, context: DiffContext): void {
  const before = answersOf(responses.was)
  const after = answersOf(responses.is)
  const at: Where = { ...operation, direction: directionOf('response', context) }
  for (const [status, place] of before) {
    const same = covering(status, after)
    if (same && context.isSame(place, same)) continue
    const where = inside(at, `response ${status}`)
    if (same) diffResponse({ was: place, is: same }, where, context)
    else if (isRange(status) && someOf(status, after))
      context.report({ rule: 'status-range-narrowed', where, wasAt: place })
    else
      context.report({
        rule: isSuccess(status) ? 'success-status-removed' : 'error-status-removed',
        where,
        wasAt: place,
      })
  }
  for (const [status, place] of after) {
    if (before.has(status)) continue
    const where = inside(at, `response ${status}`)
    const covered = covering(status, before)
    // what a range or the default promised goes for a status that is now named
    if (covered) diffResponse({ was: covered, is: place }, where, context)
    // a range promises more than the statuses of it that were named
    else
      context.report({
        rule: isSuccess(status) ? 'success-status-added' : 'error-status-added',
        where,
        isAt: place,
      })
  }
}

const answersOf = (responses: Place): Map<string, Place> =>
  new Map(
    membersOf(responses)
      .filter(([status]) => /^(\dXX|\d{3}|default)$/i.test(status))
      .map(([status, place]) => [status.toUpperCase().replace('DEFAULT', 'default'), follow(place)]),
  )

const covering = (status: string, answers: Map<string, Place>): Place | undefined =>
  answers.get(status) ?? answers.get(`${status[0]}XX`) ?? answers.get('default')

const isRange = (status: string): boolean => status.endsWith('XX')

const someOf = (range: string, answers: Map<string, Place>): boolean =>
  [...answers.keys()].some((one) => one[0] === range[0])

/** Also redirects; not 304, which only comes to those who ask for it. */
const isSuccess = (status: string): boolean => /^[123]/.test(status) && status !== '304'

function diffResponse(pair: Pair, where: Where, context: DiffContext): void {
  reportTexts(pair, ['description', 'summary', 'links'], where, context.report)
  const bodies = under(pair, 'content')
  const [hadBody, hasBody] = [hasContent(bodies.was), hasContent(bodies.is)]
  const direction = directionOf('response', context)
  if (hadBody && !hasBody)
    context.report({ rule: `${direction}-content-removed`, where, wasAt: bodies.was, isAt: pair.is })
  if (!hadBody && hasBody)
    context.report({ rule: `${direction}-content-added`, where, wasAt: pair.was, isAt: bodies.is })
  if (hadBody && hasBody) diffContent(bodies, 'response', where, context)
  diffHeaders(under(pair, 'headers'), where, context)
}

const hasContent = (content: Place): boolean => Object.keys(objectAt(content)).length > 0

function diffHeaders(headers: Pair, where: Where, context: DiffContext): void {
  const before = headersOf(headers.was)
  const after = headersOf(headers.is)
  for (const [key, { name, place }] of before) {
    const found = after.get(key)
    if (found && context.isSame(place, found.place)) continue
    const at = inside(where, `header ${name}`)
    if (found) diffHeader({ was: place, is: found.place }, at, context)
    else {
      const rule = flagOf(place, 'required') ? 'header-removed-required' : 'header-removed'
      context.report({ rule, where: at, wasAt: place })
    }
  }
  for (const [key, { name, place }] of after) {
    if (before.has(key)) continue
    const rule = flagOf(place, 'required') ? 'header-added-required' : 'header-added'
    context.report({ rule, where: inside(where, `header ${name}`), isAt: place })
  }
}

/** Headers by name, whatever its case; the type of the content is not described as a header. */
function headersOf(headers: Place): Map<string, { name: string; place: Place }> {
  const described = membersOf(headers).filter(([name]) => name.toLowerCase() !== 'content-type')
  return new Map(described.map(([name, place]) => [name.toLowerCase(), { name, place: follow(place) }]))
}

function diffHeader(pair: Pair, where: Where, context: DiffContext): void {
  reportTexts(pair, ['description', 'example', 'examples'], where, context.report)
  const [was, is] = [flagOf(pair.was, 'required'), flagOf(pair.is, 'required')]
  const at = { wasAt: pair.was, isAt: pair.is }
  if (was && !is) context.report({ rule: 'header-became-optional', where, ...at })
  if (!was && is) context.report({ rule: 'header-became-required', where, ...at })
  const [wasOld, isOld] = [flagOf(pair.was, 'deprecated'), flagOf(pair.is, 'deprecated')]
  if (wasOld !== isOld)
    context.report({ rule: isOld ? 'schema-deprecated' : 'schema-no-longer-deprecated', where, ...at })
  const [spread, spreads] = [flagOf(pair.was, 'explode'), flagOf(pair.is, 'explode')]
  const schemas = under(pair, 'schema')
  if (spread !== spreads && [schemas.was, schemas.is].every(isComposed))
    context.report({ rule: 'header-serialised-otherwise', where, was: spread, is: spreads, ...at })
  const contents = under(pair, 'content')
  if (isInBoth(contents)) diffContent(contents, 'response', where, context)
  else context.diffSchema(eachOrAnything(schemas), directionOf('response', context), where, true)
}

/** Whether a value is written in parts, so that it matters how they are put together. */
const isComposed = (schema: Place): boolean => {
  const { type } = objectAt(follow(schema))
  return type === 'array' || type === 'object'
}
