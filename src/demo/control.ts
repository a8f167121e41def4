import createClient from 'openapi-fetch'
import type { components, paths } from '#gen/mock_control/types.ts'
import { RefusedError } from './director/mock/answered.ts'
import { knownKey } from './key/known-key.ts'
import { apiBase } from '#src/api/base-url.ts'

export type EidOrder = components['schemas']['EidOrder']
export type EidFailure = components['schemas']['EidFailure']
export type Persona = components['schemas']['Persona']
export type Approval = components['schemas']['ApproveEidOrderRequest']

/** A device that joined no world by a cookie can name one in its address. */
const world = new URLSearchParams(location.search).get('world')

export const control = createClient<paths>({
  baseUrl: apiBase(),
  credentials: 'include',
  headers: world ? { 'x-world': world } : {},
  // whatever fetch is at the time of the call
  fetch: (request) => fetch(request),
})

// the key of whoever leads a class; the pass of a world is a cookie, and goes along by itself
control.use({
  onRequest({ request }) {
    const key = knownKey()
    if (key) request.headers.set('x-mock-key', key)
  },
})

/** The order with this reference, and the people who have an e-ID of its kind; undefined when there is no such order. */
export async function readOrder(
  orderRef: string,
): Promise<{ order: EidOrder; people: Persona[] } | undefined> {
  const [orders, personas] = await Promise.all([
    control.GET('/__mock/eid/orders'),
    control.GET('/__mock/personas'),
  ])
  const order = orders.data?.find((one) => one.orderRef === orderRef)
  if (!order) return undefined
  return { order, people: withEid(personas.data ?? [], order.idType) }
}

/** Those of some people who have an e-ID of this kind. */
export const withEid = (people: readonly Persona[], idType: EidOrder['idType']): Persona[] =>
  people.filter((one) => eidNumberOf(one, idType) !== undefined)

/** The number of a persona's e-ID of this kind. */
export function eidNumberOf({ logins }: Persona, idType: EidOrder['idType']): string | undefined {
  for (const login of logins) {
    if (login.method === 'eid' && login.idType === idType) return login.personalNumber
  }
  return undefined
}

/** Approves an order as somebody. Throws the problem's code when that is refused. */
export async function approve(orderRef: string, body: Approval): Promise<EidOrder> {
  const { data, error } = await control.POST('/__mock/eid/orders/{orderRef}/approve', {
    params: { path: { orderRef } },
    body,
  })
  return data ?? refuse(error)
}

export async function cancel(orderRef: string): Promise<EidOrder> {
  const { data, error } = await control.POST('/__mock/eid/orders/{orderRef}/cancel', {
    params: { path: { orderRef } },
  })
  return data ?? refuse(error)
}

export async function fail(orderRef: string, hintCode: EidFailure): Promise<EidOrder> {
  const { data, error } = await control.POST('/__mock/eid/orders/{orderRef}/fail', {
    params: { path: { orderRef } },
    body: { hintCode },
  })
  return data ?? refuse(error)
}

/** Throws the problem's code; `network` when there was no answer to speak of. */
export function refuse(error: { code: string } | undefined): never {
  throw error ? new RefusedError(error.code, error.code) : new Error('network')
}
