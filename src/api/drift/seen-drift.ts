/** A place where a real answer does not keep the contract. */
export type SeenDrift = {
  operationId: string
  status: number
  /** JSON Pointer into the first answer that showed it; empty for the answer as a whole. */
  pointer: string
  /** The same for every item of a list: `hits.[].price`. */
  field: string
  /** What is wrong, in a sentence without any value of the answer. */
  message: string
  /** Where the contract says it: `generated/residence/openapi.json:1234`. */
  contract: string
}

const seen = new Map<string, SeenDrift>()
const listeners = new Set<() => void>()
let list: readonly SeenDrift[] = []

/** The name of the event that the window has for each new drift; its detail is a SeenDrift. */
const eventName = 'contract-drift'

/** Notes drift, once for each operation and field: in the console, as an event of the window, and for who subscribed. */
export function recordDrift(drift: SeenDrift): void {
  const key = `${drift.operationId} ${drift.field}`
  if (seen.has(key)) return
  seen.set(key, drift)
  list = [...seen.values()]
  console.warn(
    `Contract drift: ${drift.operationId} answered ${drift.status}; ${drift.message}\n` +
      `  at ${drift.pointer || 'the answer as a whole'}, contract ${drift.contract}`,
  )
  globalThis.dispatchEvent?.(new CustomEvent(eventName, { detail: drift }))
  for (const listener of listeners) listener()
}

/** All drift seen since the page was opened, the oldest first; the same array until there is more. */
export const seenDrift = (): readonly SeenDrift[] => list

/** Calls back when there is more. Returns the way to stop; fit for useSyncExternalStore together with seenDrift. */
export function onDrift(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
