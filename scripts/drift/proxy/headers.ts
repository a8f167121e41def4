import type { IncomingMessage } from 'node:http'
import type { Headers } from '../traffic/exchange.ts'

/** Headers for the next hop alone (RFC 9110 §7.6.1), and `Expect`, which is answered here. */
const ofThisHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'upgrade',
  'expect',
])

/** Headers as they came, in order and case, without those that end here; `host` replaces who was asked. */
export function passedOn({ rawHeaders }: IncomingMessage, host?: string, isUpgrade = false): string[] {
  const passed: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    const key = name.toLowerCase()
    if (ofThisHop.has(key) && !isUpgrade) continue
    passed.push(name, key === 'host' && host !== undefined ? host : value)
  }
  return passed
}

/** Headers by name in lower case, as an exchange has them. */
export function headersOf({ headers }: IncomingMessage): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}
