import createClient, { type Client } from 'openapi-fetch'
import type { paths as AccountService } from '#gen/account_service/types.ts'
import type { paths as Booking } from '#gen/booking/types.ts'
import type { paths as Buyresidence } from '#gen/buyresidence/types.ts'
import type { paths as CaseManagement } from '#gen/case_management/types.ts'
import type { paths as Content } from '#gen/content/types.ts'
import type { paths as Explorer } from '#gen/explorer/types.ts'
import type { paths as Insights } from '#gen/insights/types.ts'
import type { paths as MockControl } from '#gen/mock_control/types.ts'
import type { paths as Notification } from '#gen/notification/types.ts'
import type { paths as Residence } from '#gen/residence/types.ts'
import type { paths as System } from '#gen/system/types.ts'
import type { paths as Textsearch } from '#gen/textsearch/types.ts'

/** A client for each service, typed by its contract. */
export type Clients = {
  account_service: Client<AccountService>
  booking: Client<Booking>
  buyresidence: Client<Buyresidence>
  case_management: Client<CaseManagement>
  content: Client<Content>
  explorer: Client<Explorer>
  insights: Client<Insights>
  notification: Client<Notification>
  residence: Client<Residence>
  system: Client<System>
  textsearch: Client<Textsearch>
}

/** Steers a mock: who one is, what time it is, what fails (`/__mock`). */
export type ControlClient = Client<MockControl>

export type ClientOptions = {
  /** Where the mock, or the real services, answer. */
  baseUrl?: string
  /** Who asks, by a token as `tokenOf` gives one. */
  token?: string
  /** A world of one's own in a mock that others use, too. */
  world?: string
  /** The key of a mock that asks for one. */
  key?: string
  /** What sends the requests; the global `fetch` unless told. */
  fetch?: (request: Request) => Promise<Response>
}

/** Where `bjorkvall-mock` listens unless told otherwise. */
const usualUrl = 'http://localhost:4010'

/** Clients for all services. They know nothing of the mock, and call real services just as well. */
export function createClients(options: ClientOptions = {}): Clients {
  const settings = settingsOf(options)
  return {
    account_service: createClient<AccountService>(settings),
    booking: createClient<Booking>(settings),
    buyresidence: createClient<Buyresidence>(settings),
    case_management: createClient<CaseManagement>(settings),
    content: createClient<Content>(settings),
    explorer: createClient<Explorer>(settings),
    insights: createClient<Insights>(settings),
    notification: createClient<Notification>(settings),
    residence: createClient<Residence>(settings),
    system: createClient<System>(settings),
    textsearch: createClient<Textsearch>(settings),
  }
}

/** The client that steers a mock. */
export function controlClient(options: ClientOptions = {}): ControlClient {
  return createClient<MockControl>(settingsOf(options))
}

/**
 * A token of somebody whom the mock knows, such as `amira`; `GET /__mock/personas` lists them.
 *
 * @throws when there is nobody of this name, or the mock does not answer
 */
export async function tokenOf(personaId: string, options: ClientOptions = {}): Promise<string> {
  const params = { path: { personaId } }
  const { data, error, response } = await controlClient(options).POST(
    '/__mock/personas/{personaId}/session',
    { params },
  )
  if (data) return data.token
  const why = error?.detail ? ` ${error.detail}` : ''
  throw new Error(`The mock answered ${response.status}: it has no session for ${personaId}.${why}`)
}

function settingsOf({ baseUrl = usualUrl, token, world, key, fetch }: ClientOptions) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(world ? { 'x-world': world } : {}),
    ...(key ? { 'x-mock-key': key } : {}),
  }
  return { baseUrl, headers, ...(fetch ? { fetch } : {}) }
}
