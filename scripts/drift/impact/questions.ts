import { InputError } from '../document/input-error.ts'
import type { Finding } from '../finding.ts'
import { operationsOf } from './contract-places.ts'
import type { Question } from './impact-of.ts'
import type { KnownPortal } from './portal-contracts.ts'

/** What a finding asks about. */
export function questionOf({ operations, location, field }: Finding): Question {
  const { direction, status, place } = location
  const [, parameter] = /^(?:path|query|header|cookie) parameter (\S+)/.exec(place) ?? []
  return {
    operations,
    field: field === '' ? [] : field.split('.'),
    ...(direction ? { direction } : {}),
    ...(status ? { status } : {}),
    ...(parameter ? { parameter } : {}),
  }
}

/**
 * What is asked on a command line: an operation by its id or as `POST /path`, and a field such as `hits.price`.
 *
 * @throws InputError when the portal's contracts have no such operation
 */
export function questionAsked(
  { contracts }: KnownPortal,
  operation: string,
  field: string | undefined,
): Question {
  const known = contracts.flatMap(operationsOf)
  const found = known.find(({ id, method, path }) => id === operation || `${method} ${path}` === operation)
  if (!found) {
    const near = known.filter(({ id }) => id.toLowerCase().includes(operation.toLowerCase())).slice(0, 5)
    const hint = near.length > 0 ? ` Did you mean ${near.map(({ id }) => id).join(' or ')}?` : ''
    throw new InputError(`The portal's contracts have no operation ${operation}.${hint}`)
  }
  const { id, method, path } = found
  return { operations: [{ id, method, path }], field: field ? field.split('.') : [] }
}
