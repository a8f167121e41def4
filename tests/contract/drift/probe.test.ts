import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJourneys } from '#scripts/drift/probe/journeys/read-journeys.ts'
import { journeysFolder } from '#scripts/drift/portal-files.ts'
import type { Credentials } from '#scripts/drift/probe/requests/credentials.ts'
import { probeService } from '#scripts/drift/probe/probe.ts'
import { selected } from '#scripts/drift/probe/select.ts'
import { targetAt } from '#scripts/drift/probe/requests/target.ts'
import { type OwnMock, ownMock } from '#tests/support/servers/own-mock.ts'
import { peopleAt } from '#tests/support/contract/people-at-mock.ts'
import { tokenOf } from '#tests/support/clients/persona-token.ts'

const timeoutMs = 180_000

let mock: OwnMock
let root = ''

beforeAll(async () => {
  mock = await ownMock({ onViolation: 'warn' })
  root = `http://127.0.0.1:${mock.port}`
})
afterAll(() => mock.close())

/** What a team would write into its module of credentials. */
function credentials(act: Credentials['act']): Credentials {
  const tokens = new Map<string, Promise<string>>()
  const token = (personaId: string) => {
    const known = tokens.get(personaId) ?? tokenOf(root, personaId)
    tokens.set(personaId, known)
    return known
  }
  return {
    headers: {},
    of: async ({ service, operation }, journey): Promise<Record<string, string>> => {
      // who goes on a journey says so itself
      if (journey !== undefined) return {}
      const isOfBoard = service === 'case_management' && !operation.path.includes('/customer/')
      return { authorization: `Bearer ${await token(isOfBoard ? 'karin' : 'amira')}` }
    },
    ...(act && { act }),
    secrets: () => [],
  }
}

test(
  'the mock keeps every contract, whatever it is asked and whoever asks, and every operation succeeds',
  async () => {
    const { chosen } = await selected({
      contract: 'contracts',
      services: undefined,
      operations: undefined,
      allowsWrites: true,
    })
    const people = peopleAt(root)
    const { findings, coverage, notes } = await probeService(chosen, {
      target: targetAt(root, 10_000),
      credentials: credentials(people.act),
      seed: '1',
      concurrency: 4,
      rate: 0,
      onProgress: () => {},
      journeys: await readJourneys(journeysFolder()),
      sleep: people.wait,
    })
    expect(findings.map(({ message, curl }) => `${message} ${curl}`)).toEqual([])
    expect(notes).toEqual([])
    expect(coverage.requests()).toBeGreaterThan(2000)
    expect(coverage.succeeded()).toBe(chosen.length)
  },
  timeoutMs,
)
