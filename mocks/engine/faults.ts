/** A fault put on one operation on purpose; `times` counts down, without it the fault stays. */
export type Fault = {
  operationId: string
  /** Answer with this error status instead of running the operation. */
  status?: number
  problemCode?: string
  /** Wait this long before answering. */
  delayMs?: number
  /** Close the connection without an answer. */
  drop?: boolean
  times?: number
  /** How often it strikes, 0 to 1; always when missing. */
  probability?: number
}

export type FaultData = Record<string, Fault>

/** The faults of one world, at most one an operation. */
export class Faults {
  readonly #data: FaultData

  constructor(data: FaultData) {
    this.#data = data
  }

  set(fault: Fault): void {
    this.#data[fault.operationId] = fault
  }

  clear(): void {
    for (const key of Object.keys(this.#data)) delete this.#data[key]
  }

  list(): Fault[] {
    return Object.values(this.#data)
  }

  /** The fault that strikes this request, if any; `chance` is a draw from 0 to 1. */
  strike(operationId: string, chance: () => number): Fault | undefined {
    const fault = this.#data[operationId]
    if (!fault || (fault.probability !== undefined && chance() >= fault.probability)) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times <= 0) delete this.#data[operationId]
    }
    return fault
  }
}
