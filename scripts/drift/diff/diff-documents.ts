import { pathKey, methods } from '../document/path-items.ts'
import { isEqual } from '../document/json.ts'
import type { Document, Place } from '../document/place.ts'
import { child, follow, membersOf, objectAt, rootOf } from '../document/place.ts'
import { createSameness } from '../schema/same.ts'
import type { Change, OperationName, Pair, Report, Where } from './change.ts'
import { inside } from './change.ts'
import { diffOperation } from './operation/diff-operation.ts'
import { diffSecuritySchemes } from './operation/diff-security.ts'
import { diffServers } from './operation/diff-servers.ts'
import { createSchemaDiff } from './schema/diff-schemas.ts'
import type { DiffContext } from './diff-context.ts'
import { createDiffContext } from './diff-context.ts'
import { namesOf, reportKeyword, reportTexts, under } from './pair.ts'

/** Every difference between two versions of a contract, in the order of the newer one. */
export function diffDocuments(was: Document, is: Document): Change[] {
  // what was to stay until a later day (`x-sunset`) is gone too early
  const today = new Date().toISOString().slice(0, 10)
  const changes: Change[] = []
  const report: Report = (change) => changes.push({ field: [], isCertain: true, ...change })
  const isSame = createSameness()
  const context = createDiffContext(report, createSchemaDiff(report, isSame), isSame, today)
  const roots: Pair = { was: rootOf(was), is: rootOf(is) }
  const where = { parts: [] }
  reportTexts(
    under(roots, 'info'),
    ['title', 'summary', 'description', 'termsOfService', 'version', 'contact', 'license'],
    where,
    report,
  )
  reportTexts(roots, ['tags', 'externalDocs', '$self'], where, report)
  const dialects = under(roots, 'jsonSchemaDialect')
  if (dialects.was.value !== dialects.is.value)
    reportKeyword(dialects, 'jsonSchemaDialect', 'response', where, report)
  diffServers(under(roots, 'servers'), where, report)
  diffSecuritySchemes(under(roots, 'components', 'securitySchemes'), where, report)
  diffPathItems(under(roots, 'paths'), pathKey, where, context, roots)
  diffPathItems(under(roots, 'webhooks'), (name) => name, where, context.reversed(), roots)
  return changes
}

type Located = { name: OperationName; item: Place; operation: Place }

/** The operations of path items by method and template. */
function operationsOf(items: Place, keyOf: (path: string) => string): Map<string, Located> {
  const found = new Map<string, Located>()
  for (const [path, place] of membersOf(items)) {
    const item = follow(place)
    const said = objectAt(item)
    const usual = methods.flatMap((method) =>
      said[method] === undefined ? [] : [[method, child(item, method)] as const],
    )
    const others = membersOf(child(item, 'additionalOperations'))
    for (const [method, operation] of [...usual, ...others]) {
      if (operation.value === undefined) continue
      const id = objectAt(operation)['operationId']
      const name = { id: typeof id === 'string' ? id : undefined, method: method.toUpperCase(), path }
      found.set(`${name.method} ${keyOf(path)}`, { name, item, operation })
    }
  }
  return found
}

/** Compares the operations of `paths`, `webhooks` or a callback. */
function diffPathItems(
  items: Pair,
  keyOf: (path: string) => string,
  around: Where,
  context: DiffContext,
  roots: Pair,
): void {
  const before = operationsOf(items.was, keyOf)
  const after = operationsOf(items.is, keyOf)
  const kind = context.isReversed ? 'callback' : 'operation'
  // a callback belongs to the operation that asks for it
  const whereOf = (name: OperationName): Where =>
    around.operation
      ? { operation: around.operation, parts: [...around.parts, `callback ${name.method} ${name.path}`] }
      : { operation: name, parts: [] }
  for (const [key, { name, operation }] of before) {
    if (after.has(key)) continue
    const { deprecated, 'x-sunset': sunset } = objectAt(operation)
    const isEarly = typeof sunset === 'string' && sunset > context.today
    const afterNotice = isEarly ? '-before-sunset' : '-after-deprecation'
    const ending = deprecated === true ? afterNotice : ''
    context.report({ rule: `${kind}-removed${ending}`, where: whereOf(name), was: sunset, wasAt: operation })
  }
  for (const [key, { name, item, operation }] of after) {
    const old = before.get(key)
    if (!old) {
      context.report({ rule: `${kind}-added`, where: whereOf(name), isAt: operation })
      continue
    }
    if (old.name.path === name.path && isUntouched(roots, { was: old, is: { item, operation } }, context))
      continue
    const where = whereOf(name)
    diffOperation({
      where,
      context,
      roots,
      items: { was: old.item, is: item },
      operation: { was: old.operation, is: operation },
      paths: { was: old.name.path, is: name.path },
      diffCallbacks: (callbacks) => diffCallbacks(callbacks, where, context, roots),
    })
  }
}

/** Whether an operation is the same to the letter, with all that is said for it elsewhere. */
function isUntouched(
  roots: Pair,
  { was, is }: Record<'was' | 'is', Pick<Located, 'item' | 'operation'>>,
  { isSame }: DiffContext,
): boolean {
  const around = (keyword: string): boolean => {
    const items = under({ was: was.item, is: is.item }, keyword)
    return items.was.value === undefined ? items.is.value === undefined : isSame(items.was, items.is)
  }
  const outside = (...keys: string[]): boolean => {
    const { was: before, is: after } = under(roots, ...keys)
    return isEqual(before.value, after.value)
  }
  return (
    isSame(was.operation, is.operation) &&
    around('parameters') &&
    around('servers') &&
    outside('security') &&
    outside('servers') &&
    outside('components', 'securitySchemes')
  )
}

/** Callbacks of an operation: requests that the service sends, so that both directions turn around. */
function diffCallbacks(callbacks: Pair, where: Where, context: DiffContext, roots: Pair): void {
  for (const name of namesOf(callbacks)) {
    const { was, is } = under(callbacks, name)
    const pair = { was: follow(was), is: follow(is) }
    diffPathItems(
      pair,
      (expression) => `${name} ${expression}`,
      inside(where, name),
      context.reversed(),
      roots,
    )
  }
}
