import { basename } from 'node:path'
import type { Json } from '#scripts/drift/document/json.ts'
import { exchangeIn } from '#scripts/drift/har/entry-exchange.ts'
import { scanEntries } from '#scripts/drift/har/scan-entries.ts'
import { keptBody } from '#scripts/drift/proxy/masked-body.ts'
import { maskedAddress } from '#scripts/drift/proxy/secret-values.ts'
import type { Body, Exchange } from '#scripts/drift/traffic/exchange.ts'
import type { Service } from '../contracts.ts'
import type { Outgoing } from '../engine/answer/outgoing.ts'
import type { Elsewhere, PassedCall } from '../engine/pass-on.ts'
import { routerOf } from '../engine/routing/router.ts'
import { Answers } from './answers.ts'
import { type KeptClaims, withNewTokens } from './token-claims.ts'

/** What concerns the recorded connection and page, and not what was answered. */
const notReplayed =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|set-cookie|access-control-.*|content-security-policy|x-content-type-options|referrer-policy|vary|alt-svc|strict-transport-security)$/

export type Replay = {
  elsewhere: Elsewhere
  /** How many answers of the file can be given. */
  size: number
}

/**
 * A recording that answers: a HAR file of this mock, of the drift checker's proxy or of a browser. A call is answered by
 * what was answered to the same one, in order where it was asked several times. What is secret or personal is masked on
 * both sides before they are compared; where only the body differs, the address decides.
 *
 * @throws InputError when the file is no HAR, or is cut off
 */
export async function replayOf(file: string, services: readonly Service[]): Promise<Replay> {
  const router = routerOf(
    services.flatMap(({ name: service, routes }) => routes.map((operation) => ({ service, operation }))),
  )
  const known = new Map<string, Answers>()
  const changes = new Counts()
  let size = 0
  for await (const { text, number } of scanEntries(file)) {
    const entry = JSON.parse(text) as { _tokens?: KeptClaims[] } & Record<string, Json>
    const exchange = exchangeIn(entry)
    const url = exchange && URL.parse(exchange.url)
    if (!exchange || !url || exchange.status === 0 || exchange.responseBody === undefined) continue
    const route = router.find(exchange.method, url.pathname)?.entry
    if (!route) continue
    const after = changes.of(route.service)
    if (exchange.method !== 'GET') changes.set(route.service, after + 1)
    const answer = answerOf(exchange, exchange.responseBody, entry._tokens ?? [])
    const source = `replay ${basename(file)} entry ${number}`.slice(0, 200)
    const type = exchange.requestHeaders['content-type']
    const address = addressOf(exchange.method, url.pathname, url.search.slice(1))
    for (const name of [address, withBody(address, exchange.requestBody, type)]) {
      const found = known.get(name) ?? new Answers()
      known.set(name, found)
      found.add({ answer: { answer, source }, after })
    }
    size += 1
  }
  const made = new Counts()
  const elsewhere: Elsewhere = (call) => {
    const found = answersTo(known, call)
    const service = router.find(call.method, call.pathname)?.entry.service ?? ''
    if (!found || call.method === 'GET') return Promise.resolve(found?.take(made.of(service))?.answer)
    const given = found.takeInOrder()
    if (given) made.set(service, Math.max(made.of(service), given.after + 1))
    return Promise.resolve(given?.answer)
  }
  return { elsewhere, size }
}

/** How many calls that change something there were of each service. */
class Counts {
  readonly #counts = new Map<string, number>()

  of(service: string): number {
    return this.#counts.get(service) ?? 0
  }

  set(service: string, count: number): void {
    this.#counts.set(service, count)
  }
}

function answersTo(known: ReadonlyMap<string, Answers>, call: PassedCall): Answers | undefined {
  const address = addressOf(call.method, call.pathname, call.search)
  const type = call.headers.get('content-type') ?? undefined
  return known.get(withBody(address, call.body ?? '', type)) ?? known.get(address)
}

/** A call by its method and address, whatever the order of its query. */
function addressOf(method: string, pathname: string, search: string): string {
  const query = search.split('&').toSorted().join('&')
  return `${method} ${maskedAddress(query === '' ? pathname : `${pathname}?${query}`)}`
}

const withBody = (address: string, body: Body, type = ''): string =>
  `${address}\n${body === undefined ? '' : keptBody(body, type).text}`

function answerOf(
  { status, responseHeaders }: Exchange,
  body: NonNullable<Body>,
  tokens: readonly KeptClaims[],
): Outgoing {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(responseHeaders))
    if (value !== undefined && !notReplayed.test(name)) headers[name] = value
  const sent = withNewTokens(body, tokens)
  return { status, headers, body: sent.length === 0 ? null : (sent as Uint8Array<ArrayBuffer> | string) }
}
