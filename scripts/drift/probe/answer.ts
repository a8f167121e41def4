import type { Json } from '../document/json.ts'
import type { Exchange } from '../traffic/exchange.ts'

/** What came back for a request. */
export type Answer = {
  exchange: Exchange
  status: number
  /** The body, where it was JSON. */
  json: Json | undefined
  /** Cookies that were set. */
  cookies: readonly (readonly [name: string, value: string])[]
  /** What the path of the request held, by name of the parameter. */
  path: Readonly<Record<string, string>>
}
