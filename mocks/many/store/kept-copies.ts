import { RequestLog } from '../../engine/worlds/log.ts'
import { parseStored } from '../../engine/request/parse-json.ts'
import type { WorldHead } from '../../state/world/world-data.ts'
import type { Row, StoredWorld } from '../../stores/world-store.ts'

type Copy = {
  /** The lease under which it is played here. */
  number: number
  /** As JSON: whoever plays the world goes on changing what it is made of. */
  head: string
  rows: Map<string, string>
  /** The log of the world itself, which is no part of what is acknowledged. */
  log: RequestLog
  /** It is not known whether a later write was carried out: nothing comes on top of this any more. */
  isLast: boolean
}

/** A write, as the store has acknowledged it. */
type Written = { head: WorldHead; anew: boolean; dropped: readonly string[]; put: readonly Row[] }

/**
 * What the store is known to have of each world that is played here: what was acknowledged, and nothing else. While the
 * store is away worlds are read from this.
 */
export class KeptCopies {
  readonly #copies = new Map<string, Copy>()
  readonly #logOf: (id: string) => RequestLog | undefined

  /** @param logOf finds the log of a world in memory */
  constructor(logOf: (id: string) => RequestLog | undefined = () => undefined) {
    this.#logOf = logOf
  }

  get ids(): string[] {
    return [...this.#copies.keys()]
  }

  /** The lease under which a world was played here last. */
  numberOf(id: string): number | undefined {
    return this.#copies.get(id)?.number
  }

  of(id: string): StoredWorld | undefined {
    const copy = this.#copies.get(id)
    if (!copy) return undefined
    const { head, rows, log } = copy
    return {
      head: parseStored(head) as WorldHead,
      rows: [...rows].map(([path, value]) => ({ path, value })),
      log,
    }
  }

  /** The world was read under a lease. */
  read(number: number, { head, rows, log }: StoredWorld & { log: RequestLog }): void {
    const inOrder = new Map(rows.map(({ path, value }) => [path, value]))
    this.#copies.set(head.id, { number, head: JSON.stringify(head), rows: inOrder, log, isLast: false })
  }

  /** The world was written under a lease. */
  written(number: number, { head, anew, dropped, put }: Written): void {
    const copy = this.#copies.get(head.id) ?? this.#begun(head.id)
    if (copy.isLast) return
    copy.number = number
    copy.head = JSON.stringify(head)
    if (anew) copy.rows.clear()
    for (const gone of dropped) {
      const below = `${gone}/`
      for (const path of copy.rows.keys()) if (path === gone || path.startsWith(below)) copy.rows.delete(path)
    }
    for (const { path, value } of put) copy.rows.set(path, value)
  }

  #begun(id: string): Copy {
    const log = this.#logOf(id) ?? new RequestLog()
    const copy: Copy = { number: 0, head: '', rows: new Map(), log, isLast: false }
    this.#copies.set(id, copy)
    return copy
  }

  /** Whether a write was carried out is unknown. */
  unsure(id: string): void {
    const copy = this.#copies.get(id)
    if (copy) copy.isLast = true
  }

  forget(id: string): void {
    this.#copies.delete(id)
  }
}
