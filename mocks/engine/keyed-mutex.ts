type Turn = { taken: boolean; readonly waiting: (() => void)[]; readonly works: (() => void)[] }

/** Of so many ids it is remembered that nobody has their turn: a map that loses and gains an id all the time is slow. */
const remembered = 2000

/**
 * Lets the operations of one world run one after the other, whoever sent them: what an operation reads and writes
 * belongs together even when it has to wait in between.
 */
export class Turns {
  /** By the id of whatever somebody has, or had, the turn of. */
  readonly #turns = new Map<string, Turn>()

  /** Takes the turn for an id; resolves when it has come, nothing when it is there already. Whoever takes it leaves it. */
  enter(id: string): Promise<void> | undefined {
    const turn = this.#turns.get(id)
    if (turn?.taken) return new Promise((next) => turn.waiting.push(next))
    if (turn) turn.taken = true
    else this.#turns.set(id, { taken: true, waiting: [], works: [] })
    return undefined
  }

  /** Gives the turn to whoever came next. */
  leave(id: string): void {
    const turn = this.#turns.get(id)
    if (!turn) return
    for (let work = turn.works.shift(); work; work = turn.works.shift()) work()
    const next = turn.waiting.shift()
    if (next) {
      next()
      return
    }
    turn.taken = false
    if (this.#turns.size > remembered) this.#turns.delete(id)
  }

  /** Does something while nobody is in the middle of a turn: at once, or when the present turn ends. */
  atRest(id: string, work: () => void): void {
    const turn = this.#turns.get(id)
    if (turn?.taken) turn.works.push(work)
    else work()
  }
}
