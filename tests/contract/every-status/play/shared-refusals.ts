import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { type Sent, formType } from './request-of.ts'

/** Changes a good request on its way, so that it is refused. */
export type Refusal = { change: (sent: Sent) => Sent; code: string }

/** Longer than any parameter may be. */
const tooLong = 'x'.repeat(5000)
/** The largest JSON body where the contract says nothing else, in bytes. */
const usualMost = 1024 * 1024

/**
 * How a request that is good is refused with a status that all operations come to in the same way; undefined where the
 * operation itself has to decide.
 */
export function sharedRefusal(route: CompiledOperation, status: number): Refusal | undefined {
  if (status === 400) return { change: broken(route), code: 'invalidRequest' }
  if (status === 403 && isControl(route)) return { change: fromElsewhere, code: 'forbidden' }
  if (status === 401) return { change: withBearer(route), code: 'unauthorized' }
  if (status === 413 && route.body) return { change: tooLarge(route.body), code: 'payloadTooLarge' }
  if (status === 415) return { change: inAnotherType, code: 'unsupportedMediaType' }
  return undefined
}

/** Calls that steer the mock are refused by the door, not by the operation. */
const isControl = ({ path }: CompiledOperation) => path.startsWith('/__mock/')

const fromElsewhere = (sent: Sent): Sent => ({
  ...sent,
  headers: { ...sent.headers, origin: 'http://evil.test' },
})

/** Breaks the body, or else the first parameter that there is. */
function broken({ body, path, parameters }: CompiledOperation): Refusal['change'] {
  if (body) {
    const isForm = formType in body.content
    const stray = new FormData()
    stray.append('stray', 'part')
    return (sent) => ({ ...sent, body: isForm ? stray : 'null', headers: typed(sent, !isForm) })
  }
  const inPath = path.indexOf('{')
  // where nothing is asked for, it is the world that cannot be read
  if (parameters.length === 0)
    return (sent) => ({ ...sent, headers: { ...sent.headers, 'x-world': 'no world' } })
  const [first] = parameters.filter(({ in: location }) => location !== 'path')
  if (inPath >= 0) {
    const before = path.slice(0, inPath)
    const segment = before.split('/').length - 1
    return (sent) => ({ ...sent, url: withSegment(sent.url, segment) })
  }
  if (first?.in === 'query') return (sent) => ({ ...sent, url: withQuery(sent.url, first.name) })
  if (first?.in === 'cookie')
    return (sent) => ({ ...sent, headers: { ...sent.headers, cookie: `${first.name}=${tooLong}` } })
  return (sent) => ({ ...sent, headers: { ...sent.headers, [(first?.name ?? '').toLowerCase()]: tooLong } })
}

function withSegment(address: string, index: number): string {
  const url = new URL(address)
  url.pathname = url.pathname
    .split('/')
    .map((segment, at) => (at === index ? tooLong : segment))
    .join('/')
  return url.href
}

function withQuery(address: string, name: string): string {
  const url = new URL(address)
  url.searchParams.set(name, tooLong)
  return url.href
}

/** No token where one is needed, and else one that is none. */
function withBearer({ security }: CompiledOperation): Refusal['change'] {
  return (sent) => {
    const { authorization: _, ...headers } = sent.headers
    return {
      ...sent,
      headers: security === 'required' ? headers : { ...headers, authorization: 'Bearer nonsense' },
    }
  }
}

/** A form is refused for the length it says it has; one of a hundred megabytes need not be sent for that. */
function tooLarge({ content, maxBytes = usualMost }: NonNullable<CompiledOperation['body']>) {
  return (sent: Sent): Sent =>
    formType in content
      ? { ...sent, headers: { ...sent.headers, 'content-length': String(2 ** 30) } }
      : { ...sent, body: `"${'x'.repeat(maxBytes)}"`, headers: typed(sent, true) }
}

const inAnotherType: Refusal['change'] = (sent) => ({
  ...sent,
  body: 'a;b',
  headers: { ...sent.headers, 'content-type': 'text/csv' },
})

const typed = ({ headers }: Sent, isJson: boolean) =>
  isJson ? { ...headers, 'content-type': 'application/json' } : headers
