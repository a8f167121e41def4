import { createHash } from 'node:crypto'
import type { Json } from './document/json.ts'
import type { Assumed } from './assumed/assumed-at.ts'
import type { Level } from './rules/rule.ts'

/** An operation of a contract, as people and programs know it. */
export type FoundOperation = { id?: string; method: string; path: string }

/** Where in the messages of an operation something was found. */
export type FoundLocation = {
  direction?: 'request' | 'response'
  status?: string
  mediaType?: string
  /** In words: `response 200, application/json`. */
  place: string
}

/** A place in a document. Lines are counted when a report asks for them. */
export type FoundSource = { file: string; pointer: string; line?: number }

/** One thing that was found, whichever command found it. */
export type Finding = {
  rule: string
  level: Level
  /** Every operation in which it shows; none when it goes for the whole contract. */
  operations: readonly FoundOperation[]
  location: FoundLocation
  /** The field inside the body: `hits.[].price`; empty for the body itself. */
  field: string
  /** One sentence, with the values. */
  message: string
  old?: FoundSource
  new?: FoundSource
  /** A value that shows it. */
  example?: Json
  /** The line for a shell that sends the request again that has shown it. */
  curl?: string
  /** Made of rule and place: stays the same whatever the lines, the values and the words are. */
  fingerprint: string
  /** What the contract only assumes there. */
  assumed?: readonly Assumed[]
  /** Somebody has decided that it may be so. */
  accepted?: { reason: string; until?: string }
}

/**
 * The same findings, each with a fingerprint of its own: of several that one rule has at one place the second and all
 * after it are told apart by their order.
 */
export function numbered(findings: readonly Finding[]): Finding[] {
  const times = new Map<string, number>()
  return findings.map((finding) => {
    const time = (times.get(finding.fingerprint) ?? 0) + 1
    times.set(finding.fingerprint, time)
    return time === 1 ? finding : { ...finding, fingerprint: fingerprintOf(finding.fingerprint, time) }
  })
}

/** What tells a finding from all others, made short. */
export function fingerprintOf(...parts: readonly (Json | undefined)[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
    .slice(0, 16)
}
