import { assumedAt } from '../assumed/assumed-at.ts'
import { filled, shown } from '../diff/sentence.ts'
import { follow } from '../document/place.ts'
import type { Finding } from '../finding.ts'
import { fingerprintOf } from '../finding.ts'
import { ruleOf } from '../rules/all-rules.ts'
import type { Operation } from './operations.ts'
import type { Mismatch } from './validation/mismatch.ts'

/** Where in the messages of an operation a mismatch belongs. */
type Where = { status?: string; mediaType?: string | undefined }

/** A mismatch as a finding. */
export function findingOf(
  { id, method, path }: Operation,
  direction: 'request' | 'response',
  { rule, field, was, is, isText, source }: Mismatch,
  { status, mediaType }: Where,
): Finding {
  const place = [direction === 'response' ? `response ${status}` : 'request', mediaType]
    .filter(Boolean)
    .join(', ')
  const name = field.join('.')
  const what =
    name === '' ? `the ${place} of ${method} ${path}` : `\`${name}\` in ${place} of ${method} ${path}`
  // of what a probe provokes, the place is the part of its request that was wrong
  const asked = rule === 'probe-wrong-request-accepted' ? was : undefined
  const at = source && follow(source)
  const assumed = source ? assumedAt(source, rule) : []
  return {
    rule,
    level: ruleOf(rule).level,
    operations: [{ ...(id === undefined ? {} : { id }), method, path }],
    location: {
      direction,
      ...(status === undefined ? {} : { status }),
      ...(mediaType === undefined ? {} : { mediaType }),
      place,
    },
    field: name,
    message: filled(ruleOf(rule).says, {
      what,
      was: shown(was),
      is: isText && typeof is === 'string' ? `"${is.slice(0, 60)}"` : shown(is),
    }),
    ...(at ? { new: { file: at.document.uri, pointer: at.pointer } } : {}),
    ...(is === undefined ? {} : { example: is }),
    ...(assumed.length > 0 ? { assumed } : {}),
    fingerprint: fingerprintOf(rule, method, path, direction, status, mediaType, name, asked),
  }
}
