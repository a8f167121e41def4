import { type Condition, type Facts, fulfils } from './conditions.ts'
import { setOwnValue } from '../own-value.ts'

/** The target that stands for every operation but those that steer the mock. */
export const everyOperation = '*'

/** What happens to calls of one operation. Times are milliseconds. */
export type FaultRule = {
  operationId: string
  /** Tells it from other faults of the same operation, beside which it stands. */
  name?: string
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

/** What a fault is called that was given no name. */
const mainName = 'main'

const nameOf = ({ name = mainName }: FaultRule): string => name

/** A fault in its world: its target, and its name unless that is the usual one. */
const keyOf = (rule: FaultRule): string =>
  nameOf(rule) === mainName ? rule.operationId : `${rule.operationId} ${nameOf(rule)}`

/** The faults of one world: any number for each target, told apart by their names. */
export class Faults {
  readonly #data: FaultData

  constructor(data: FaultData) {
    this.#data = data
  }

  /** Puts a fault in place of the one of this name that its target had. */
  set(rule: FaultRule): Fault {
    const fault = { rule, hits: 0, remaining: rule.times ?? null }
    setOwnValue(this.#data, keyOf(rule), fault)
    return fault
  }

  /** Removes all faults, those of one target, or the one of a name. */
  clear(target?: string, name?: string): void {
    for (const [key, { rule }] of Object.entries(this.#data)) {
      const isMeant = target === undefined || rule.operationId === target
      if (isMeant && (name === undefined || nameOf(rule) === name)) delete this.#data[key]
    }
  }

  list(): Fault[] {
    return Object.values(this.#data)
  }

  /** Whether no call has anything to fear. */
  get isEmpty(): boolean {
    for (const _ in this.#data) return false
    return true
  }

  /** Whether a fault may strike this operation whose calls have to be looked at first. */
  looksAtCalls(operationId: string): boolean {
    return this.list().some(({ rule }) => rule.when && strikes(rule, operationId))
  }

  /**
   * What strikes this call, if anything; `chance` is a draw from 0 to 1, and `facts` are what the call is like. Of several
   * faults of an operation it is the first that may: those with a condition come first, then it is as they were set. A
   * fault of the operation itself goes before one for every operation, point by point: on a slow network a service can be
   * down as well.
   */
  strike(operationId: string, chance: () => number, facts?: Facts): FaultRule | undefined {
    if (this.isEmpty) return undefined
    const everywhere = this.#hit(everyOperation, chance, facts)
    const own = this.#hit(operationId, chance, facts)
    return everywhere && own ? { ...everywhere, ...own } : (own ?? everywhere)
  }

  #hit(target: string, chance: () => number, facts?: Facts): FaultRule | undefined {
    const [key, fault] = this.#candidates(target).find(([, one]) => mayStrike(one.rule, chance, facts)) ?? []
    if (key === undefined || !fault) return undefined
    fault.hits += 1
    if (fault.remaining !== null) {
      fault.remaining -= 1
      if (fault.remaining === 0) delete this.#data[key]
    }
    return fault.rule
  }

  #candidates(target: string): [key: string, fault: Fault][] {
    const own = Object.entries(this.#data).filter(([, { rule }]) => rule.operationId === target)
    const isPicky = ([, { rule }]: [string, Fault]) => rule.when !== undefined
    return own.length < 2 ? own : [...own.filter(isPicky), ...own.filter((one) => !isPicky(one))]
  }
}

const strikes = (rule: FaultRule, operationId: string) =>
  rule.operationId === everyOperation || rule.operationId === operationId

function mayStrike({ when, probability }: FaultRule, chance: () => number, facts?: Facts): boolean {
  if (when && !(facts && fulfils(when, facts))) return false
  return probability === undefined || chance() < probability
}
