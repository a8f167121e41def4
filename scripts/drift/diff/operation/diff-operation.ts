import type { Place } from '../../document/place.ts'
import { child } from '../../document/place.ts'
import { diffBody } from './diff-body.ts'
import type { Pair, Where } from '../change.ts'
import { diffParameters } from './diff-parameters.ts'
import { diffResponses } from './diff-responses.ts'
import { diffSecurity } from './diff-security.ts'
import { diffServers } from './diff-servers.ts'
import { flagOf, followed, reportTexts, under } from '../pair.ts'
import type { DiffContext } from '../diff-context.ts'

type OperationPair = {
  where: Where
  context: DiffContext
  roots: Pair
  items: Pair
  operation: Pair
  /** The template that each version has it under. */
  paths: { was: string; is: string }
  diffCallbacks: (callbacks: Pair) => void
}

/** Compares an operation that both versions have. */
export function diffOperation(pair: OperationPair): void {
  const { where, context, roots, items, operation, diffCallbacks } = pair
  const { report } = context
  reportTexts(operation, ['summary', 'description', 'tags', 'externalDocs'], where, report)
  const ids = under(operation, 'operationId')
  if (ids.was.value !== ids.is.value) {
    report({
      rule: 'operation-id-changed',
      where,
      was: ids.was.value,
      is: ids.is.value,
      wasAt: ids.was,
      isAt: ids.is,
    })
  }
  const deprecated = under(operation, 'deprecated')
  if (flagOf(operation.was, 'deprecated') !== flagOf(operation.is, 'deprecated')) {
    const rule = flagOf(operation.is, 'deprecated')
      ? 'operation-deprecated'
      : 'operation-no-longer-deprecated'
    report({ rule, where, wasAt: deprecated.was, isAt: deprecated.is })
  }
  diffParameters(pair, where, context)
  diffBody(followed(under(operation, 'requestBody')), where, context)
  diffResponses(under(operation, 'responses'), where, context)
  diffSecurity(operation, roots, where, report)
  const servers = { was: serversOf(operation.was, items.was), is: serversOf(operation.is, items.is) }
  if (servers.was ?? servers.is) {
    diffServers(
      { was: servers.was ?? child(roots.was, 'servers'), is: servers.is ?? child(roots.is, 'servers') },
      where,
      report,
    )
  }
  diffCallbacks(under(operation, 'callbacks'))
}

/** The addresses of an operation or of its path; nothing when those of the document go for it. */
const serversOf = (operation: Place, item: Place): Place | undefined =>
  [operation, item].map((place) => child(place, 'servers')).find(({ value }) => value !== undefined)
