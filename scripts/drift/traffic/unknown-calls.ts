import { filled } from '../diff/sentence.ts'
import type { Finding } from '../finding.ts'
import { fingerprintOf } from '../finding.ts'
import { ruleOf } from '../rules/all-rules.ts'
import type { Exchange } from './exchange.ts'
import type { Operations } from './load-operations.ts'
import { pathOf } from './load-operations.ts'
import { redact } from './redact.ts'

/** Calls that no contract has. */
export type UnknownCalls = {
  /** Counts a call; one to a place where the contracts have operations is a finding as well. */
  add: (exchange: Pick<Exchange, 'method' | 'url' | 'requestHeaders'>) => Finding | undefined
  notes: () => string[]
}

const limit = 1000
const shown = 25

export function createUnknownCalls(operations: Operations): UnknownCalls {
  const counts = new Map<string, number>()
  return {
    add: ({ method, url, requestHeaders }) => {
      // browsers ask by themselves whether they may call (CORS)
      if (method === 'OPTIONS' && requestHeaders['access-control-request-method'] !== undefined)
        return undefined
      const call = `${method.toUpperCase()} ${templateOf(pathOf(url))}`
      if (counts.has(call) || counts.size < limit) counts.set(call, (counts.get(call) ?? 0) + 1)
      const methods = operations.methodsAt(url)
      if (methods.length > 0) return findingOf('call-method-unknown', call, methods)
      return operations.isNear(url) ? findingOf('call-unknown', call, []) : undefined
    },
    notes: () => {
      if (counts.size === 0) return []
      const calls = [...counts].toSorted(([, a], [, b]) => b - a)
      const listed = calls.slice(0, shown).map(([call, count]) => `${call} (${count})`)
      const rest = calls.length > shown ? `, and ${calls.length - shown} more` : ''
      return [`Calls that no contract has: ${listed.join(', ')}${rest}.`]
    },
  }
}

/** A path with what looks like an id taken out, so that calls of one kind are one. */
const templateOf = (path: string): string =>
  redact(
    path
      .split('/')
      .map((segment) => (/\d/.test(segment) || segment.length > 40 ? '{}' : segment))
      .join('/'),
  )

function findingOf(rule: string, call: string, methods: readonly string[]): Finding {
  const [method = '', path = ''] = call.split(' ')
  return {
    rule,
    level: ruleOf(rule).level,
    operations: [{ method, path }],
    location: { direction: 'request', place: 'request' },
    field: '',
    message: filled(ruleOf(rule).says, { what: call, was: methods.join(', '), is: call }),
    fingerprint: fingerprintOf(rule, call),
  }
}
