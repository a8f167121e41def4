import type { Finding } from '../finding.ts'
import { printable } from '../reports/escaping/printable.ts'
import type { Observer } from '../traffic/observer.ts'

const everyMs = 10_000

/** Tells what is found while calls pass: each finding once, and how many calls there were, now and then. */
export function liveSummary(out: { write: (text: string) => unknown }, observer: Observer) {
  const told = new Set<string>()
  let last = Date.now()
  return (found: readonly Finding[]): void => {
    for (const { fingerprint, level, message } of found) {
      if (told.has(fingerprint) || level === 'annotation') continue
      told.add(fingerprint)
      out.write(`${level.padEnd(8)}  ${printable(message)}\n`)
    }
    if (Date.now() - last < everyMs) return
    last = Date.now()
    out.write(`${observer.matched() + observer.unmatched()} calls, ${observer.size()} findings …\n`)
  }
}
