import { zFaultRule } from '#gen/mock_control/schemas.ts'
import type { components } from '#gen/mock_control/types.ts'

type FaultRule = components['schemas']['FaultRule']

/**
 * What a link asks of the mock before the portal is shown: `?world=grupp-1&scenario=…&at=…&fault=…&persona=…`. Parts
 * that are missing leave things as they are.
 */
export type StartLink = {
  /** The world to go on in, for all pages of this browser. */
  world?: string
  scenario?: string
  /** Puts the world back to its start; with a scenario that happens anyway. */
  seed?: number
  /** The world's time, from which it runs on. */
  at?: string
  /** Keeps the time still. */
  frozen?: boolean
  persona?: string
  faults: FaultRule[]
}

/** A part of a link that says nothing the mock could do. */
export type Misread = { name: string; value: string }

const names = ['world', 'scenario', 'seed', 'at', 'frozen', 'persona', 'fault']
const worldId = /^[A-Za-z0-9-]{1,64}$/
const slug = /^[a-z0-9][a-z0-9-]{0,59}$/
const highestSeed = 4_294_967_295

/**
 * What the address asks for, what of it nobody understands, and the address without either; undefined when it asks for
 * nothing.
 */
export function readStartLink(address: URL): { link: StartLink; misread: Misread[]; rest: URL } | undefined {
  if (!names.some((name) => address.searchParams.has(name))) return undefined
  const rest = new URL(address)
  for (const name of names) rest.searchParams.delete(name)
  const misread: Misread[] = []
  const read = <T>(name: string, meant: (value: string) => T | undefined): T[] =>
    address.searchParams.getAll(name).flatMap((value) => {
      const found = meant(value)
      if (found === undefined) misread.push({ name, value })
      return found === undefined ? [] : [found]
    })
  const [world] = read('world', (value) => (worldId.test(value) ? value : undefined))
  const [scenario] = read('scenario', slugOf)
  const [seed] = read('seed', seedOf)
  const [at] = read('at', timeOf)
  const [persona] = read('persona', slugOf)
  const link = {
    ...(world !== undefined && { world }),
    ...(scenario !== undefined && { scenario }),
    ...(seed !== undefined && { seed }),
    ...(at !== undefined && { at }),
    ...(address.searchParams.has('frozen') && { frozen: true }),
    ...(persona !== undefined && { persona }),
    faults: read('fault', faultOf),
  }
  return { link, misread, rest }
}

const slugOf = (value: string) => (slug.test(value) ? value : undefined)

const seedOf = (value: string) =>
  /^\d{1,10}$/.test(value) && Number(value) <= highestSeed ? Number(value) : undefined

const timeOf = (value: string) =>
  Number.isNaN(Date.parse(value)) ? undefined : new Date(value).toISOString()

function faultOf(text: string): FaultRule | undefined {
  try {
    const { data } = zFaultRule.safeParse(JSON.parse(text))
    return data
  } catch {
    return undefined
  }
}

/** The address that leads to a page in this state. */
export function writeStartLink(page: URL, { faults, frozen, ...parts }: StartLink): string {
  const address = new URL(page)
  for (const name of names) address.searchParams.delete(name)
  for (const [name, value] of Object.entries(parts)) address.searchParams.set(name, String(value))
  if (frozen) address.searchParams.set('frozen', '1')
  for (const rule of faults) address.searchParams.append('fault', JSON.stringify(rule))
  return address.href
}
