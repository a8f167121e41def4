import type { Json } from '../document/json.ts'
import { InputError } from '../document/input-error.ts'
import type { Observer } from '../traffic/observer.ts'
import type { Operations } from '../traffic/load-operations.ts'
import { createObserver } from '../traffic/observer.ts'
import { exchangeIn } from './entry-exchange.ts'
import type { EntryText } from './scan-entries.ts'
import { scanEntries } from './scan-entries.ts'

/** Told after each entry, so that somebody who waits can see that it goes on. */
export type Progress = (file: string, entry: EntryText) => void

export type HarOptions = {
  /** What stands before the paths of the contracts in every address; calls elsewhere are unknown. */
  base: string
  /** Whether to count the fields of bodies, too. */
  withFields: boolean
  onProgress: Progress
}

/**
 * Holds recorded traffic against contracts, entry by entry.
 *
 * @throws InputError when a file is no HAR, is cut off, or no entry is a call of an operation
 */
export async function checkHar(
  files: readonly string[],
  operations: Operations,
  { base, withFields, onProgress }: HarOptions,
): Promise<Observer> {
  const observer = createObserver(operations, withFields)
  for (const file of files) {
    for await (const entry of scanEntries(file)) {
      const exchange = exchangeIn(parsed(entry, file))
      if (!exchange) {
        throw new InputError(
          `${file}: entry ${entry.number} at byte ${entry.position} has no request and response.`,
        )
      }
      observer.see({ ...exchange, url: without(base, exchange.url) }, `entry ${entry.number} of ${file}`)
      onProgress(file, entry)
    }
  }
  if (observer.matched() === 0) {
    throw new InputError(
      `None of the ${observer.unmatched()} calls in ${files.join(', ')} is an operation of the contracts; --base says what stands before their paths.`,
    )
  }
  return observer
}

function parsed({ text, number, position }: EntryText, file: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new InputError(`${file}: entry ${number} at byte ${position} is no JSON.`)
  }
}

/** An address without what stands before the paths of the contracts; one that lies elsewhere is left as it is. */
export function without(base: string, url: string): string {
  if (base === '') return url
  const start = base.startsWith('/') && !url.startsWith('/') ? url.indexOf('/', url.indexOf('://') + 3) : 0
  const rest = url.slice(Math.max(0, start))
  const bare = base.replace(/\/+$/, '')
  return rest === bare || rest.startsWith(`${bare}/`) ? rest.slice(bare.length) || '/' : url
}
