import { expect } from 'vitest'
import type { World } from '../../../state/world.ts'
import { type Errand, type caseClient, fileOf } from '../case-client.test-support.ts'

export type People = 'amira' | 'margareta' | 'karin' | 'henning'

/** Who takes part: two residents, a board and a Norwegian, each with the site and the place they report for. */
export const people: Readonly<
  Record<People, { association?: string; site: string; report: Record<string, string> }>
> = {
  amira: {
    site: 'Jmse',
    report: { siteId: '1', area: '2', objectId: 'home-ekbacken-b-1102', roomId: 'room-kitchen' },
  },
  margareta: {
    site: 'Jmse',
    report: { siteId: '1', area: '2', objectId: 'home-vassbagen-a-1302', roomId: 'room-kitchen' },
  },
  karin: {
    association: 'association-almvalvet',
    site: 'Jmse',
    report: { siteId: '1', area: '1', propertyId: 'property-almvalvet', roomId: 'area-other' },
  },
  henning: {
    site: 'Jmno',
    report: { siteId: '5', area: '2', objectId: 'home-fjordlunden-a-h0302', roomId: 'room-kitchen' },
  },
}

/** What a test remembers of an errand: what its owner last wrote, and what was last seen of it. */
export type Known = {
  description: string
  files: string[]
  open: boolean
  closed: boolean
  history: Errand['history']
}

/** The errands of everybody by id; exactly those that their lists must show. */
export type Model = Record<People, Map<string, Known>>

type Cases = Pick<ReturnType<typeof caseClient>, 'as'>
export type Clients = Record<People, Awaited<ReturnType<Cases['as']>>>

/** Everybody logged in, and what they see to begin with. */
export async function startModel(cases: Cases): Promise<{ model: Model; clients: Clients }> {
  const login = (who: People) => cases.as(who, people[who].association)
  const [amira, margareta, karin, henning] = await Promise.all([
    login('amira'),
    login('margareta'),
    login('karin'),
    login('henning'),
  ])
  const clients = { amira, margareta, karin, henning }
  const model = { amira: new Map(), margareta: new Map(), karin: new Map(), henning: new Map() }
  for (const who of everybody) {
    for (const errand of await clients[who].list()) model[who].set(errand.id, seen(errand, undefined))
  }
  return { model, clients }
}

export const everybody = Object.keys(people) as People[]

const maxFiles = 5
const goodName = /\.(jpg|pdf)$/

/** What a new file, or a list of them beside those that stay, must answer. */
export function verdictOn(names: readonly string[], kept = 0): number {
  if (names.some((name) => !goodName.test(name))) return 422
  return names.length > 0 && names.length + kept > maxFiles ? 422 : 0
}

export const filesNamed = (names: readonly string[]): File[] =>
  names.map((name) => fileOf(name, name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg', name.length))

/** Holds everything that somebody sees against what is remembered, and remembers it. */
export async function checkList(model: Model, clients: Clients, who: People): Promise<void> {
  const client = clients[who]
  const known = model[who]
  const list = await client.list()
  expect((await client.get<boolean>('has_cases')).body).toBe(list.length > 0)
  expect(list.map(({ id }) => id).toSorted()).toEqual([...known.keys()].toSorted())
  const dates = list.map(({ creationDate }) => creationDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const errand of list) known.set(errand.id, seen(errand, known.get(errand.id)))
}

function seen(errand: Errand, before: Known | undefined): Known {
  const { history, caseStatusId, canEdit, canClose, attachments, description } = errand
  const files = attachments.map(({ filename }) => filename)
  const closed = [40, 41, 42, 43].includes(caseStatusId)
  expect(history[0]?.caseStatusId).toBe(caseStatusId)
  expect(canEdit).toBe(canClose)
  expect(closed && canEdit).toBe(false)
  expect(files.length).toBeLessThanOrEqual(maxFiles)
  expect(attachments.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(104_857_600)
  if (before) {
    expect({ description, files }).toEqual({ description: before.description, files: before.files })
    // what has happened stays as it was
    expect(history.slice(history.length - before.history.length)).toEqual(before.history)
    expect(before.closed && !closed).toBe(false)
  }
  return { description, files, open: canEdit, closed, history }
}

const writing = [
  'createCustomerCase',
  'createBoardCase',
  'updateCustomerCase',
  'updateCase',
  'closeCustomerCase',
  'closeCase',
]

/** Lets the next write of each kind fail. */
export function breakWrites({ faults }: Pick<World, 'faults'>, how: 'status' | 'drop'): void {
  const rule = how === 'drop' ? { drop: true } : { status: 503 }
  for (const operationId of writing) faults.set({ operationId, ...rule })
}
