import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJourneys } from '#scripts/drift/probe/journeys/read-journeys.ts'
import { journeysFolder } from '#scripts/drift/portal-files.ts'
import type { Credentials } from '#scripts/drift/probe/credentials.ts'
import { probeService } from '#scripts/drift/probe/probe.ts'
import { selected } from '#scripts/drift/probe/select.ts'
import { targetAt } from '#scripts/drift/probe/target.ts'
import { type OwnMock, ownMock } from '#tests/support/own-mock.ts'
import { tokenOf } from '#tests/support/persona-token.ts'

const timeoutMs = 180_000

let mock: OwnMock
let root = ''

beforeAll(async () => {
  mock = await ownMock({ onViolation: 'warn' })
  root = `http://127.0.0.1:${mock.port}`
})
afterAll(() => mock.close())

/** Who goes on a journey that is not for a buyer and resident. */
const travellers: Readonly<Record<string, string | undefined>> = {
  payByCard: 'alva',
  payByBank: 'aino',
  connectEid: 'tove',
  changeEmail: 'tove',
  boardErrand: 'karin',
}
/** Where somebody in Finland has a booking whose fee is due. */
const finland = { id: 'finland', scenarioId: 'bank-paid' }

const control = async (method: string, path: string, body?: object): Promise<unknown> => {
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(`${root}/__mock${path}`, { method, ...sent })
  return answer.status === 204 ? undefined : answer.json()
}

async function mailedCode(parameter: string): Promise<string> {
  const mails = (await control('GET', '/mailbox')) as { links: { url: string }[] }[]
  const [link] = mails.flatMap(({ links }) => links)
  return new URL(link?.url ?? '', root).searchParams.get(parameter) ?? ''
}

/** What a team would write into its module of credentials. */
function credentials(): Credentials {
  const tokens = new Map<string, Promise<string>>()
  const token = (personaId: string, world?: string) => {
    const known = tokens.get(personaId) ?? tokenOf(root, personaId, world)
    tokens.set(personaId, known)
    return known
  }
  return {
    headers: {},
    prepare: async (journey) => {
      if (journey === 'payByBank') await control('POST', '/worlds', finland)
    },
    of: async ({ service, operation }, journey = '') => {
      const isOfBoard = service === 'case_management' && !operation.path.includes('/customer/')
      const world = journey === 'payByBank' ? finland.id : undefined
      const who = travellers[journey] ?? (isOfBoard ? 'karin' : 'amira')
      return {
        authorization: `Bearer ${await token(who, world)}`,
        ...(world === undefined ? {} : { 'x-world': world }),
      }
    },
    input: async ({ journey, name }) => {
      if (name === 'code') return mailedCode(journey === 'changeEmail' ? 'id' : 'token')
      return { email: 'jonas.wiklund@example.com', personalNumber: '19640823-3234' }[name]
    },
    secrets: () => [],
  }
}

test(
  'the mock keeps every contract, whatever it is asked and whoever asks, and nearly every operation succeeds',
  async () => {
    const { chosen } = await selected({
      contract: 'contracts',
      services: undefined,
      operations: undefined,
      allowsWrites: true,
    })
    const { findings, coverage, notes } = await probeService(chosen, {
      target: targetAt(root, 10_000),
      credentials: credentials(),
      seed: '1',
      concurrency: 4,
      rate: 0,
      onProgress: () => {},
      journeys: await readJourneys(journeysFolder()),
      sleep: async (seconds) => control('POST', '/clock/advance', { seconds }),
    })
    expect(findings.map(({ message, curl }) => `${message} ${curl}`)).toEqual([])
    expect(notes).toEqual([])
    expect(coverage.requests()).toBeGreaterThan(2000)
    expect(chosen.length - coverage.succeeded()).toBeLessThanOrEqual(3)
  },
  timeoutMs,
)
