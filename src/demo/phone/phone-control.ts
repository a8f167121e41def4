import { control, refuse } from '../control.ts'
import type { EidOrder, Persona } from '../control.ts'

/** What the phone knows of the world outside. */
export type Outside = {
  /** App orders, newest first; those that ended a while ago are gone. */
  orders: EidOrder[]
  /** Now, in milliseconds; the world's time and not the phone's. */
  now: number
  /** Who was logged in last. */
  personaId: string | null
  /** Whether it is in a world whose orders it may see; a phone that has scanned nothing may be in none. */
  isLetIn: boolean
  /** When it was asked for, on the page's own clock. */
  askedAt: number
}

/** Reads what waits. Throws the problem's code, or `network`. */
export async function readOutside(signal: AbortSignal): Promise<Outside> {
  const askedAt = performance.now()
  const [orders, world] = await Promise.all([
    control.GET('/__mock/eid/orders', { signal }),
    control.GET('/__mock/world', { signal }),
  ])
  if (orders.error?.code === 'unauthorized')
    return { orders: [], now: Date.now(), personaId: null, isLetIn: false, askedAt }
  if (!orders.data || !world.data) return refuse(orders.error ?? world.error)
  return {
    orders: orders.data.filter(({ idType }) => idType === 'bank_id'),
    now: Date.parse(world.data.clock.now),
    personaId: world.data.personaId,
    isLetIn: true,
    askedAt,
  }
}

/** Opens the order that a QR text or a start link belongs to. Throws `notFound` or `gone` when there is none. */
export async function openOrder(token: string): Promise<EidOrder> {
  const { data, error } = await control.POST('/__mock/eid/scan', { body: { token } })
  return data ?? refuse(error)
}

export async function readPersonas(): Promise<Persona[]> {
  const { data } = await control.GET('/__mock/personas')
  return data ?? []
}
