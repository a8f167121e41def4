import type { Pair, Where } from '../change.ts'
import { inside } from '../change.ts'
import { diffContent } from './diff-content.ts'
import { flagOf, isRemoved, isInBoth, isAdded, reportTexts, under } from '../pair.ts'
import type { DiffContext } from '../diff-context.ts'
import { directionOf } from '../diff-context.ts'

/** Compares the body of a request. */
export function diffBody(bodies: Pair, operation: Where, context: DiffContext): void {
  if (context.isSame(bodies.was, bodies.is)) return
  const where = inside({ ...operation, direction: directionOf('request', context) }, 'body')
  const { report } = context
  const at = { wasAt: bodies.was, isAt: bodies.is }
  const [was, is] = [flagOf(bodies.was, 'required'), flagOf(bodies.is, 'required')]
  if (isRemoved(bodies)) report({ rule: 'body-removed', where, ...at })
  if (isAdded(bodies)) report({ rule: is ? 'body-added-required' : 'body-added', where, ...at })
  if (!isInBoth(bodies)) return
  reportTexts(bodies, ['description'], where, report)
  if (!was && is) report({ rule: 'body-became-required', where, ...at })
  if (was && !is) report({ rule: 'body-became-optional', where, ...at })
  diffContent(under(bodies, 'content'), 'request', where, context)
}
