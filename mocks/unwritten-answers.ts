import type { Service } from './contracts.ts'
import type { UnwrittenAnswers } from './engine/operation.ts'
import type { Principal } from './state/caller/principal.ts'
import type { World } from './state/world.ts'
import type { Unwritten } from './unwritten/unwritten.ts'

/**
 * Who answers what nobody has written, service by service. Neither the contracts nor the code that reads them is loaded
 * before the first such call, so that a mock that is written whole starts as fast as ever.
 */
export function unwrittenAnswers(services: readonly Service[]): UnwrittenAnswers<World, Principal> {
  const opened = new Map<Service, Promise<Unwritten>>()
  const serviceOf = new Map(
    services.flatMap((service) => service.routes.map((operation) => [operation, service] as const)),
  )

  const open = (service: Service): Promise<Unwritten> => {
    const known = opened.get(service) ?? opening(service)
    opened.set(service, known)
    return known
  }

  const of = (operation: Service['routes'][number]): Promise<Unwritten> => {
    const service = serviceOf.get(operation)
    if (!service) throw new Error(`no contract has ${operation.operationId}`)
    return open(service)
  }

  return {
    answer: async (operation, call) => (await of(operation)).answer(operation, call),
    invent: async (operation, status, world, request) =>
      (await of(operation)).invent(operation, status, world, request),
    exampleOf: async (operation, example, world, request) =>
      (await of(operation)).exampleOf(operation, example, world, request),
  }
}

async function opening({ document }: Service): Promise<Unwritten> {
  const [{ Unwritten: Answers }, contract] = await Promise.all([
    import('./unwritten/unwritten.ts'),
    document(),
  ])
  return new Answers(contract)
}
