import type { Json } from '../../document/json.ts'
import type { Exchange } from '../../traffic/exchange.ts'
import type { SetCookie } from './cookie-jar.ts'
import type { SentRequest } from './curl.ts'

/** What came back for a request. */
export type Answer = {
  request: SentRequest
  exchange: Exchange
  status: number
  /** The body, where it was JSON or plain text. */
  json: Json | undefined
  /** Cookies that were set. */
  cookies: readonly SetCookie[]
  /** What the path of the request held, by name of the parameter. */
  path: Readonly<Record<string, string>>
}
