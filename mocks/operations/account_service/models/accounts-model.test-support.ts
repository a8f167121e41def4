import fc from 'fast-check'
import { expect } from 'vitest'
import { controlClientOf } from '#tests/support/clients/control-client.ts'
import { unkeptIn } from '#tests/support/contract/unkept.ts'
import type { Mirrored } from '#tests/support/many/mirror.ts'
import { createBackend } from '../../../backend.ts'
import { sharedAccounts } from '../../../state/accounts/shared-accounts.ts'
import { favouriteIds } from '../../../state/saved/favourites.ts'
import type { World } from '../../../state/world.ts'
import { sqliteStore } from '../../../stores/sqlite/sqlite-store.ts'

/** What is known of somebody who has an account; undefined for what they do not have. */
export type Person = {
  id: string
  email: string
  password: string | undefined
  number: string | undefined
  favourites: string[]
  searches: string[]
  consents: string[]
  isVip: boolean
}

/** A link that was mailed; times in milliseconds. */
export type Link = {
  purpose: 'setPassword' | 'changeEmail'
  token: string
  owner: Person
  email: string
  expiresAt: number
  used: boolean
  superseded: boolean
}

/** The world as it ought to be. */
export type Model = { people: Person[]; links: Link[]; logins: { token: string; id: string; at: number }[] }

type Sent = { body?: unknown; token?: string }
export type Answer = { status: number; body: Record<string, unknown> }

/** The world as it is. */
export type Real = { world: World; call: (method: string, path: string, sent?: Sent) => Promise<Answer> }

export const emails = ['ada@example.com', 'bo@example.com', 'cy@example.com', 'AMIRA.nordin@example.com']
export const passwords = ['hemligt-ord', 'annat-ord', 'tredje-ordet']
export const numbers = ['20260161-2381', '20260162-2380', '20220161-2393', '19900101-2385']
export const searches = ['/sok-bostad/?minRooms=2', '/sok-bostad/?minRooms=3', '/sok-bostad/nacka/']
export const codes = ['VAR2026', 'HOST2024', undefined]

/** One step: what it is called, what it needs, and what it does to the world and to the model of it. */
export function step<Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, real: Real, given: Given) => Promise<void>,
): fc.Arbitrary<fc.AsyncCommand<Model, Real>> {
  return given.map((values) => ({
    check: () => true,
    run: async (model, real) => {
      await run(model, real, values)
      holds(model, real)
    },
    toString: () => `${name}(${fc.stringify(values)})`,
  }))
}

/** One of a list, whichever number is drawn; undefined when the list is empty. */
export const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % (list.length || 1)]

/** What a step finds has to be what it expected. */
export function same(found: unknown, expected: unknown): void {
  expect(found).toEqual(expected)
}

/** What a step finds has to have all that it expected, and may have more. */
export function like(found: unknown, expected: object): void {
  expect(found).toMatchObject(expected)
}

/** A call that was answered by its operation: neither a fault nor a pause, which change nothing. */
export const went = ({ status }: Answer): boolean => status !== 503 && status !== 429

export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Opens worlds of their own, one for each sequence; at its end all that became of one is kept. */
export function worldMaker(given?: Mirrored) {
  const store = sqliteStore(':memory:')
  const { backend, call } = given
    ? controlClientOf(given)
    : controlClientOf<Mirrored>(createBackend({ onViolation: 'fail', store }))
  const allKept = async (id: string, world: World) => {
    await call('POST', '/__mock/clock/advance', { body: { seconds: 1 }, world: id })
    expect(unkeptIn(store, world)).toBeUndefined()
  }
  let count = 0
  return (): { model: Model; real: Real; close: () => Promise<void> } => {
    count += 1
    const id = `run-${count}`
    const world = backend.worlds.make(id)
    world.clock.freeze(Date.parse(`${world.data.today}T09:00:00Z`))
    world.eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 0 }
    const real: Real = { world, call: (method, path, sent) => call(method, path, { ...sent, world: id }) }
    const close = async () => {
      if (!given) await allKept(id, world)
      await backend.worlds.delete(id)
    }
    return { model: newModel(world), real, close }
  }
}

/** Amira is known from the beginning. */
function newModel({ accounts }: World): Model {
  const amira = accounts.byId('user-amira')
  if (!amira) throw new Error('no amira')
  const { id, email, password, securityNumber: number } = amira
  const favourites = favouriteIds(amira.favourites)
  const known = { id, email, password, number, favourites, searches: [], isVip: true }
  return { people: [{ ...known, consents: ['Jmse'] }], links: [], logins: [] }
}

/** What is true after each step, whatever it was. */
function holds({ people, links }: Model, { world }: Real): void {
  // the purchases of others run out as time goes by, which changes their accounts too
  const others = new Set(sharedAccounts(world.catalogue).map(({ id }) => id))
  const made = Object.keys(world.data.accounts.changed).filter((id) => !others.has(id))
  const all = [...new Set([...made, ...people.map(({ id }) => id)])]
  const accounts = all.flatMap((id) => world.accounts.byId(id) ?? [])
  expect(accounts).toHaveLength(people.length)
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)
  unique(accounts.map(({ email }) => email.toLowerCase()))
  unique(accounts.flatMap(({ securityNumber }) => securityNumber ?? []))
  for (const person of people) {
    const account = world.accounts.byId(person.id)
    expect(account).toMatchObject({
      email: person.email,
      favourites: person.favourites.map((objectId) => ({ objectId })),
      consents: person.consents.map((site) => ({ site })),
    })
    expect(account?.password).toBe(person.password)
    expect(account?.securityNumber).toBe(person.number)
    expect(account?.savedSearches.map(({ url }) => url)).toEqual(person.searches)
  }
  const mailed = world.mailbox.list().flatMap((mail) => mail.links)
  for (const { token, used } of links) {
    const shown = mailed.filter(({ url }) => url.includes(token))
    expect(shown.map(({ usedAt }) => usedAt !== null)).toEqual([used])
  }
}
