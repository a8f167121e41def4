import { Clock, newClockData } from '#mocks/engine/worlds/clock.ts'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { createEngine } from '#mocks/engine/engine.ts'
import { Faults } from '#mocks/engine/faults/faults.ts'
import { Ids } from '#mocks/engine/worlds/ids.ts'
import { RequestLog } from '#mocks/engine/worlds/log.ts'
import type { EngineWorld } from '#mocks/engine/operation.ts'
import { Random } from '#mocks/engine/worlds/random.ts'

// what a request costs in an engine of ten operations and in one of a thousand, by turns; exit 1 when the number of
// operations tells. docs/performance/mock.md has the figures

const rounds = 30
const requests = 500
const mostTimes = 1.5

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

/** An engine with so many operations that all answer at once, and the address of the last of them. */
function engineOf(operations: number) {
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
  return { handle, address: `http://localhost/op${operations - 1}/1/rooms`, best: Infinity }
}

const [few, many] = [engineOf(10), engineOf(1000)]
for (let round = 0; round < rounds; round++) {
  for (const engine of [few, many]) {
    const all = Array.from({ length: requests }, () => new Request(engine.address))
    const start = performance.now()
    for (const request of all) await engine.handle(request)
    engine.best = Math.min(engine.best, (performance.now() - start) / requests)
  }
}
const times = many.best / few.best
console.log(`a request: ${few.best.toFixed(3)} ms of 10 operations, ${many.best.toFixed(3)} ms of 1,000`)
console.log(`${times.toFixed(2)} times, goal ${mostTimes}`)
process.exitCode = times > mostTimes ? 1 : 0
