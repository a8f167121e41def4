import type { components } from '#gen/mock_control/types.ts'
import type { Service } from '../contracts.ts'
import type { Elsewhere } from '../engine/pass-on.ts'
import type { RealTargets } from '../state/world.ts'
import { forward } from './forward.ts'

type RealService = components['schemas']['RealService']

/** Which calls of a mock go to real services. All of its worlds have the same. */
export class RealServices implements RealTargets {
  readonly #known: ReadonlySet<string>
  readonly #targets = new Map<string, RealService>()

  /** @param services whose calls may go to a real one */
  constructor(services: readonly Service[]) {
    this.#known = new Set(
      services.flatMap(({ name, routes }) => [name, ...routes.map(({ operationId }) => operationId)]),
    )
  }

  /** Whether there is a service or an operation of this name. */
  knows(target: string): boolean {
    return this.#known.has(target)
  }

  /** Sends calls to a real service from now on, in place of where they went before. */
  set(real: RealService): RealService {
    this.#targets.set(real.target, real)
    return real
  }

  /** Leaves the calls of one target, or all, to the mock again. */
  clear(target?: string): void {
    if (target === undefined) this.#targets.clear()
    else this.#targets.delete(target)
  }

  list(): RealService[] {
    return [...this.#targets.values()].toSorted((one, other) => (one.target < other.target ? -1 : 1))
  }

  /** Who answers an operation; what is said of the operation itself goes before what is said of its service. */
  answering(service: string, operationId: string): Elsewhere | undefined {
    if (this.#targets.size === 0) return undefined
    const { url, orMock = false } = this.#targets.get(operationId) ?? this.#targets.get(service) ?? {}
    return url ? (call) => forward(call, { url, orMock }) : undefined
  }
}
