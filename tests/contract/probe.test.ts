import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/engine/node-http.ts'
import type { Probed } from '#scripts/drift/probe/about-operation.ts'
import { probeService } from '#scripts/drift/probe/probe.ts'
import { selected } from '#scripts/drift/probe/select.ts'
import { targetAt } from '#scripts/drift/probe/target.ts'
import { tokenOf } from '#tests/support/persona-token.ts'

const timeoutMs = 180_000

const server = serve(createBackend({ onViolation: 'warn' }))
let root = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A buyer and resident, and on the board's side of the errands somebody who sits on one. */
async function probe() {
  const { chosen } = await selected({
    contract: 'contracts',
    services: undefined,
    operations: undefined,
    allowsWrites: true,
  })
  const [buyer, board] = await Promise.all([tokenOf(root, 'amira'), tokenOf(root, 'karin')])
  const isOfBoard = ({ service, operation }: Probed) =>
    service === 'case_management' && !operation.path.includes('/customer/')
  return probeService(chosen, {
    target: targetAt(root, 10_000),
    credentials: {
      headers: {},
      of: async (probed) => ({ authorization: `Bearer ${isOfBoard(probed) ? board : buyer}` }),
      secrets: () => [buyer, board],
    },
    seed: '1',
    concurrency: 4,
    rate: 0,
    onProgress: () => {},
  })
}

test(
  'the mock keeps every contract, whatever it is asked and whoever asks',
  async () => {
    const { findings, coverage } = await probe()
    expect(findings.map(({ message }) => message)).toEqual([])
    expect(coverage.requests()).toBeGreaterThan(2000)
    expect(coverage.succeeded()).toBeGreaterThan(70)
  },
  timeoutMs,
)
