import { type Condition, type Facts, fulfils } from './conditions.ts'
import { ownValue, setOwnValue } from './own-value.ts'
/** The target that stands for every operation but those that steer the mock. */
export const everyOperation = '*'

/** What happens to calls of one operation. Times are milliseconds. */
export type FaultRule = {
  operationId: string
  /** Answer with this status instead of running the operation. */
  status?: number
  problemCode?: string
  /** The body of that status, as JSON. */
  body?: unknown
  /** Headers of the answer, by lower-case name. */
  headers?: Record<string, string>
  /** Answer with the contract's example of this name. */
  example?: string
  /** Strike only calls that are like this. */
  when?: Condition
  /** Not held against the contract. */
  unchecked?: boolean
  /** Wait this long before answering. */
  delayMs?: number
  /** Let the body trickle in over this long. */
  slowBodyMs?: number
  /** End the connection without an answer. */
  drop?: boolean
  /** Cut the body in the middle. */
  malformed?: boolean
  /** Send half of the answer, and end the connection. */
  halfSent?: boolean
  /** The fault goes after this many hits; without it, it stays. */
  times?: number
  /** How likely each call is hit, 0 to 1; each is when missing. */
  probability?: number
}

/** A rule, how often it struck, and how often it still will; null is for ever. */
export type Fault = { rule: FaultRule; hits: number; remaining: number | null }

export type FaultData = Record<string, Fault>

/** The faults of one world, at most one for each target. */
export class Faults {
  readonly #data: FaultData

  constructor(data: FaultData) {
    this.#data = data
  }

  /** Puts a fault in place of the one its target had. */
  set(rule: FaultRule): Fault {
    const fault = { rule, hits: 0, remaining: rule.times ?? null }
    setOwnValue(this.#data, rule.operationId, fault)
    return fault
  }

  /** Removes the fault of one target, or all. */
  clear(target?: string): void {
    for (const key of target === undefined ? Object.keys(this.#data) : [target]) delete this.#data[key]
  }

  list(): Fault[] {
    return Object.values(this.#data)
  }

  /** Whether a fault may strike this operation whose calls have to be looked at first. */
  looksAtCalls(operationId: string): boolean {
    for (const target of [everyOperation, operationId])
      if (ownValue(this.#data, target)?.rule.when) return true
    return false
  }

  /**
   * What strikes this call, if anything; `chance` is a draw from 0 to 1, and `facts` are what the call is like. A fault of the operation itself goes before
   * one for every operation, point by point: on a slow network a service can be down as well.
   */
  strike(operationId: string, chance: () => number, facts?: Facts): FaultRule | undefined {
    const everywhere = this.#hit(everyOperation, chance, facts)
    const own = this.#hit(operationId, chance, facts)
    return everywhere && own ? { ...everywhere, ...own } : (own ?? everywhere)
  }

  #hit(target: string, chance: () => number, facts?: Facts): FaultRule | undefined {
    const fault = ownValue(this.#data, target)
    if (fault?.rule.when && !(facts && fulfils(fault.rule.when, facts))) return undefined
    if (!fault || (fault.rule.probability !== undefined && chance() >= fault.rule.probability))
      return undefined
    fault.hits += 1
    if (fault.remaining !== null) {
      fault.remaining -= 1
      if (fault.remaining === 0) delete this.#data[target]
    }
    return fault.rule
  }
}
