import type { Json } from '#scripts/drift/document/json.ts'
import { isArray, isObject } from '#scripts/drift/document/json.ts'
import { keptBody } from '#scripts/drift/proxy/masked-body.ts'

/** Shorter texts stand in addresses by chance. */
const least = 6

/**
 * What stood for what in the answers of a recording: a session that an answer has given is hidden by its name, and has
 * to be hidden as the next call carries it in its path, where it has none.
 */
export class StandIns {
  readonly #known = new Map<string, string>()

  /** Learns what an answer gives that is masked. */
  learn(body: Uint8Array | string | undefined, type: string): void {
    if (!body || !/json/.test(type)) return
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
    try {
      this.#compare(JSON.parse(text) as Json, JSON.parse(keptBody(text, type).text) as Json)
    } catch {
      // an answer that was cut teaches nothing
    }
  }

  /** An address without what was given under another name. */
  in(address: string): string {
    let left = address
    for (const [given, standIn] of this.#known)
      if (left.includes(given)) left = left.replaceAll(given, standIn)
    return left
  }

  #compare(given: Json, masked: Json): void {
    if (typeof given === 'string' && typeof masked === 'string') {
      if (given !== masked && given.length >= least && !given.includes('/')) this.#known.set(given, masked)
    } else if (isArray(given) && isArray(masked))
      given.forEach((one, at) => this.#compare(one, masked[at] ?? null))
    else if (isObject(given) && isObject(masked))
      for (const key of Object.keys(given)) this.#compare(given[key] ?? null, masked[key] ?? null)
  }
}
