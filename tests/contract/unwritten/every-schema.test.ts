import { expect, test, vi } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { schemaContract } from './schemas.test-support.ts'

const count = 2000
const timeoutMs = 120_000

/** One backend for them all, in which nobody has written anything. */
function backendOf(contract: ReturnType<typeof schemaContract>) {
  const { document, routes } = contract
  const service = { name: 'schemas', routes, operations: {}, document: () => Promise.resolve(document) }
  return createBackend({
    onViolation: 'fail',
    services: [service],
    seed: 7,
    now: () => Date.parse('2026-11-24T10:00:00Z'),
  })
}

test(
  `${count} schemas of the 3.1 vocabulary are answered within the contract, the first call as the second`,
  async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const contract = schemaContract(count)
    const [backend, other] = [backendOf(contract), backendOf(contract)]
    const astray: string[] = []
    for (const { path, responses } of contract.routes) {
      const ask = async ({ handle }: typeof backend) => {
        const answer = await handle(new Request(`http://localhost${path}`))
        return { status: answer?.status, body: await answer?.text() }
      }
      const [first, second, elsewhere] = [await ask(backend), await ask(backend), await ask(other)]
      const keeps = responses[200]?.['application/json']?.(JSON.parse(first.body ?? ''))
      if (first.status !== 200 || !keeps) astray.push(`${path} ${first.status} ${first.body}`)
      if (second.body !== first.body || elsewhere.body !== first.body) astray.push(`${path} differs`)
    }
    expect(astray).toEqual([])
    expect(contract.routes).toHaveLength(count)
    expect(told).not.toHaveBeenCalled()
    told.mockRestore()
  },
  timeoutMs,
)
