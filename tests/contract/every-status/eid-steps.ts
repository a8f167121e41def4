import type { components } from '#gen/account_service/types.ts'
import type { components as Control } from '#gen/mock_control/types.ts'
import type { Setup } from './play/setup.ts'

type Schemas = components['schemas']
type IdType = Schemas['IdType']
type Ended = Control['schemas']['EidOrder']

/** Where people are sent back to, by kind of e-ID: the login page of a site of that country. */
const pages = {
  bank_id: 'http://localhost:5173/logga-in/',
  eident: 'http://no.localhost:5173/logg-inn/',
  signicat: 'http://fi.localhost:5173/kirjaudu-sisaan/',
} as const satisfies Record<IdType, string>

/** What every start of an identification says. */
export const startOf = (idType: IdType) => ({ returnUrl: pages[idType], environment: 'development' }) as const

/** A site without login, which therefore refuses to start one. */
export const startWithoutLogin = {
  ...startOf('bank_id'),
  returnUrl: 'http://entreprenad.localhost:5173/',
} as const

/** A page that is none of the portal's. */
export const startElsewhere = { ...startOf('bank_id'), returnUrl: 'https://www.example.net/' } as const

/** How long an outcome can be fetched, in seconds, and a little more. */
const keptSeconds = 200

/** The order that waits, approved in the fake app or on the page of the provider, by a persona or a personal number. */
export async function approve(setup: Setup, who: string): Promise<Ended> {
  const [order] = await setup.call('listEidOrders', { query: { state: 'pending' } })
  if (!order) throw new Error('no order waits')
  const body = /^\d/.test(who) ? { personalNumber: who } : { personaId: who }
  return setup.call('approveEidOrder', { path: { orderRef: order.orderRef }, body })
}

/** The same, and so long ago that nobody can hear of it any more. */
export async function approveLongAgo(setup: Setup, who: string): Promise<void> {
  await approve(setup, who)
  await setup.wait(keptSeconds)
}

/** The same, with the code that the provider sends the person back with. */
export async function approvedCode(setup: Setup, who: string) {
  const { returnUrl } = await approve(setup, who)
  const back = new URL(returnUrl ?? '').searchParams
  return {
    code: back.get('code') ?? '',
    session: back.get('poolingId') ?? '',
    environment: 'development',
  } as const
}
