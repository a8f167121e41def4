import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/engine/node/node-http.ts'
import { type OpenApiDocument, operationsOf } from '#scripts/generate/document.ts'
import { badRequests } from '#tests/support/contract/bad-requests.ts'
import { documentOf, serviceNames } from '#tests/support/contract/contracts.ts'

const leastKinds = 5
const timeoutMs = 5000

const backend = createBackend({ onViolation: 'fail' })
const server = serve(backend)
let root = ''
let token = ''

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const world = backend.worlds.get('default')
  token = (await world?.tokens.issue({ userId: 'amira', kind: 'private', bankId: true })) ?? ''
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe.each(serviceNames)('%s', (service) => {
  const document = documentOf(service) as unknown as OpenApiDocument
  test.each(operationsOf(document).map((placed) => ({ placed, operationId: placed.operation.operationId })))(
    '$operationId refuses bad requests and names what is wrong',
    async ({ placed }) => {
      const wrongs = badRequests(document, placed, token)
      expect(wrongs.length).toBeGreaterThanOrEqual(leastKinds)
      for (const { kind, address, init, statuses, names } of wrongs) {
        const response = await fetch(root + address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
        const text = await response.text()
        expect.soft(statuses, `${kind}: ${response.status} ${text.slice(0, 300)}`).toContain(response.status)
        if (response.status < 400) continue
        expect.soft(response.headers.get('content-type'), kind).toMatch(/^application\/(problem\+)?json$/)
        if (!names) continue
        const { errors = [] } = JSON.parse(text) as { errors?: { in: string; pointer: string }[] }
        const named = errors.some(
          (one) =>
            one.in === names.in && (names.pointer === undefined || one.pointer.startsWith(names.pointer)),
        )
        expect.soft(named, `${kind} must be named: ${text.slice(0, 300)}`).toBe(true)
      }
    },
  )
})
