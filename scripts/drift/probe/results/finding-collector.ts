import type { Finding } from '../../finding.ts'
import { fingerprintOf } from '../../finding.ts'

/** Findings in the order of operations, each told once. */
export type FindingCollector = {
  add: (order: number, finding: Finding) => void
  list: () => Finding[]
}

/** Of these one is told for an operation and a status, whichever request brought it to light. */
const oncePerStatus = new Set([
  'probe-valid-request-refused',
  'probe-service-failed',
  'probe-service-unavailable',
  'probe-not-answered',
])

/** Gathers findings, and keeps out of them whatever must not be seen. */
export function createFindingCollector(secrets: () => readonly string[]): FindingCollector {
  const found = new Map<string, { order: number; finding: Finding }>()
  return {
    add: (order, given) => {
      const finding = steady(given)
      const known = found.get(finding.fingerprint)
      if (known && known.order <= order) return
      found.set(finding.fingerprint, { order, finding })
    },
    list: () =>
      [...found.values()]
        .toSorted((a, b) => a.order - b.order)
        .map(({ finding }) => withoutSecrets(finding, secrets())),
  }
}

function steady(finding: Finding): Finding {
  const { rule, operations, location } = finding
  if (!oncePerStatus.has(rule)) return finding
  const [{ method, path } = { method: '', path: '' }] = operations
  return { ...finding, fingerprint: fingerprintOf(rule, method, path, location.status) }
}

function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  const { message, example, curl } = finding
  return {
    ...finding,
    message: hidden(message, secrets),
    ...(curl === undefined ? {} : { curl: hidden(curl, secrets) }),
    ...(typeof example === 'string' ? { example: hidden(example, secrets) } : {}),
  }
}

/** A text without these secrets, the longest first since one may hold another. */
const hidden = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length > 3)
    .toSorted((a, b) => b.length - a.length)
    .reduce((kept, secret) => kept.replaceAll(secret, '•••'), text)
