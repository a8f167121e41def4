import { zFaultRule } from '#gen/mock_control/schemas.ts'
import type { Control } from './control-types.ts'

/**
 * What a link asks of the mock before the portal is shown: `?world=grupp-1&scenario=…&at=…&fault=…&persona=…`. Parts
 * that are missing leave things as they are.
 */
export type StartLink = {
  world?: string
  scenario?: string
  /** Puts the world back to its start; with a scenario that happens anyway. */
  seed?: number
  /** The world's time, from which it runs on. */
  at?: string
  /** Keeps the time still. */
  frozen?: boolean
  persona?: string
  faults: Control<'FaultRule'>[]
}

const names = ['world', 'scenario', 'seed', 'at', 'frozen', 'persona', 'fault']

/** What the address asks for, and the address without it; undefined when it asks for nothing. */
export function readStartLink(address: URL): { link: StartLink; rest: URL } | undefined {
  if (!names.some((name) => address.searchParams.has(name))) return undefined
  const rest = new URL(address)
  for (const name of names) rest.searchParams.delete(name)
  const read = (name: string) => address.searchParams.get(name) || undefined
  const { world, scenario, at, persona } = { world: read('world'), scenario: read('scenario'), at: read('at'), persona: read('persona') }
  const seed = Number(read('seed') ?? Number.NaN)
  return {
    link: {
      ...(world && { world }),
      ...(scenario && { scenario }),
      ...(Number.isInteger(seed) && { seed }),
      ...(at && !Number.isNaN(Date.parse(at)) && { at: new Date(at).toISOString() }),
      ...(address.searchParams.has('frozen') && { frozen: true }),
      ...(persona && { persona }),
      faults: address.searchParams.getAll('fault').flatMap(faultOf),
    },
    rest,
  }
}

function faultOf(text: string): Control<'FaultRule'>[] {
  try {
    const { data } = zFaultRule.safeParse(JSON.parse(text))
    return data ? [data as Control<'FaultRule'>] : []
  } catch {
    return []
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
