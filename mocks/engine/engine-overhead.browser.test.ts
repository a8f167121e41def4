import { expect, test } from 'vitest'
import { Clock, newClockData } from './clock.ts'
import type { CompiledOperation } from './contract.ts'
import { createEngine } from './engine.ts'
import { Faults } from './faults.ts'
import { Ids } from './ids.ts'
import { RequestLog } from './log.ts'
import type { EngineWorld } from './operation.ts'
import { Random } from './random.ts'

const operation = (name: string): CompiledOperation => ({
  operationId: name,
  method: 'GET',
  path: `/${name}/{id}/rooms`,
  multiSegment: false,
  security: 'none',
  parameters: [{ name: 'id', in: 'path', list: false }],
  validateParameters: null,
  body: null,
  responses: { 200: { 'application/json': null } },
})

/** Milliseconds of a request in an engine with so many operations that all answer at once; the best of many rounds. */
async function share(operations: number): Promise<number> {
  const world: EngineWorld = {
    id: 'default',
    clock: new Clock(newClockData()),
    ids: new Ids({}),
    random: new Random({ seed: 1 }),
    faults: new Faults({}),
    log: new RequestLog(),
  }
  const { handle } = createEngine<EngineWorld, string>({
    routes: Array.from({ length: operations }, (_, at) => ({
      service: 'homes',
      operation: operation(`op${at}`),
      handler: () => ({ status: 200, body: { name: 'C-1403' } }),
    })),
    worldOf: () => world,
    authenticate: () => Promise.resolve({ user: 'amira' }),
    unwritten: {
      answer: () => Promise.resolve({ status: 204 }),
      invent: (_operation, status) => Promise.resolve({ status }),
      exampleOf: () => Promise.resolve(undefined),
    },
    onViolation: 'fail',
  })
  const requests = 200
  const rounds = 20
  let best = Infinity
  for (let round = 0; round < rounds; round++) {
    const all = Array.from(
      { length: requests },
      () => new Request(`http://localhost/op${operations - 1}/1/rooms`),
    )
    const start = performance.now()
    for (const request of all) await handle(request)
    best = Math.min(best, (performance.now() - start) / requests)
  }
  return best
}

test('the engine takes less than a tenth of a millisecond of a request, however many operations there are', async () => {
  const [few, many] = [await share(10), await share(1000)]
  expect(few).toBeLessThan(0.1)
  expect(many).toBeLessThan(0.1)
})
