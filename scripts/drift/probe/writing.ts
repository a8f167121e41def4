import { wordsOf } from './memory/identifier-names.ts'
import { child } from '../document/place.ts'
import type { Operation } from '../traffic/operations.ts'

/** With what the names of operations begin that change something. */
const verbs = new Set(
  'accept activate add approve cancel clear close complete confirm create deactivate decline delete edit insert pause publish put register reject remove replace reset resume revoke save send set sign start stop submit subscribe trigger unsubscribe update upload verify withdraw write'.split(
    ' ',
  ),
)

/**
 * Whether a call changes nothing. The method says so (RFC 9110, 9.2.1), unless the operation itself says something else:
 * by `x-writes`, or by a name such as `removeHold`, since many services have a GET that writes.
 */
export function isSafe({ id, method, path, place }: Operation): boolean {
  const stated = child(place, 'x-writes').value
  if (typeof stated === 'boolean') return !stated
  if (!['GET', 'HEAD', 'OPTIONS', 'QUERY'].includes(method)) return false
  return !(id === undefined ? wordsOf(path).some(isCommand) : isCommand(id))
}

/** `removeHold`, `remove_hold` and `remove`, and neither `settings` nor `removed`. */
const isCommand = (name: string): boolean =>
  verbs.has((/^[a-z]+|^[A-Z][a-z]*/.exec(name)?.[0] ?? '').toLowerCase())
