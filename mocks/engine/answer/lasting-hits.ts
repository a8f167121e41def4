import type { CompiledOperation } from '../contract.ts'
import type { EngineAnswer } from '../operation.ts'

/** A body whose hits last. */
type BodyWithHits = { hits: readonly object[] }

const text = new TextEncoder()
const comma = text.encode(',')

/** Hits that never change, as they are written. */
const written = new WeakMap<object, Uint8Array>()
/** Those that keep a contract, by the check that they have passed. */
const passed = new WeakMap<object, WeakSet<object>>()

/** The body of an answer whose hits last; undefined for any other. */
export const bodyWithHits = ({ lastingHits, body }: EngineAnswer): BodyWithHits | undefined =>
  lastingHits ? (body as BodyWithHits) : undefined

/** The JSON of a body whose hits last. They come first: the order of names means nothing (RFC 8259 §4). */
export function writeWithHits({ hits, ...others }: BodyWithHits): Uint8Array<ArrayBuffer> {
  const rest = JSON.stringify(others)
  const parts = hits.map(writtenHit)
  const [before, after] = [text.encode('{"hits":['), text.encode(rest === '{}' ? ']}' : `],${rest.slice(1)}`)]
  const commas = Math.max(0, parts.length - 1)
  const length = parts.reduce((sum, part) => sum + part.length, before.length + commas + after.length)
  const whole = new Uint8Array(length)
  whole.set(before)
  let at = before.length
  for (const [number, part] of parts.entries()) {
    if (number > 0) {
      whole.set(comma, at)
      at += comma.length
    }
    whole.set(part, at)
    at += part.length
  }
  whole.set(after, at)
  return whole
}

/** Whether an answer is one whose hits last and keeps the contract; each hit is asked about once. */
export function keepsWithHits({ hits: checks }: CompiledOperation, answer: EngineAnswer): boolean {
  const body = bodyWithHits(answer)
  if (!body || !checks || answer.status !== 200) return false
  const { validateRest, validateHit } = checks
  const good = passed.get(validateHit) ?? new WeakSet<object>()
  passed.set(validateHit, good)
  if (!validateRest(body)) return false
  for (const hit of body.hits) {
    if (good.has(hit)) continue
    if (!validateHit(hit)) return false
    freeze(hit)
    good.add(hit)
  }
  return true
}

function writtenHit(hit: object): Uint8Array {
  const known = written.get(hit)
  if (known) return known
  freeze(hit)
  const made = text.encode(JSON.stringify(hit))
  written.set(hit, made)
  return made
}

/** Whoever would change what is remembered fails. */
function freeze(value: object): void {
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value) as unknown[]) {
    if (typeof inner === 'object' && inner !== null) freeze(inner)
  }
}
