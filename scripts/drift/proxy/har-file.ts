import type { Exchange, Headers } from '../traffic/exchange.ts'
import { isSecret } from '../traffic/redact.ts'
import { keptBody } from './masked-body.ts'
import { createPrivateFile } from './private-file.ts'
import { maskedAddress, maskedValue } from './secret-values.ts'

/**
 * A HAR file (1.2) that grows with every call. Cookies are left out; tokens, codes, passwords and personal data are
 * masked in addresses, headers and bodies, by something of their shape.
 */
export type HarFile = {
  /** `more` is what else an entry is to say, under names that begin with an underscore (HAR 1.2, custom fields). */
  add: (exchange: Exchange, startedAt: number, milliseconds: number, more?: object) => Promise<void>
  close: () => Promise<void>
}

/** @throws InputError when the file cannot be written */
export async function createHarFile(file: string): Promise<HarFile> {
  const out = await createPrivateFile(file)
  await out.appendFile(
    '{"log":{"version":"1.2","creator":{"name":"portal-contracts","version":"1"},"entries":[',
  )
  let isFirst = true
  return {
    add: async (exchange, startedAt, milliseconds, more = {}) => {
      const text = JSON.stringify({ ...entryOf(exchange, startedAt, milliseconds), ...more })
      await out.appendFile(`${isFirst ? '\n' : ',\n'}${text}`)
      isFirst = false
    },
    close: async () => {
      await out.appendFile('\n]}}\n')
      await out.close()
    },
  }
}

function entryOf(exchange: Exchange, startedAt: number, milliseconds: number): object {
  const { method, requestHeaders, requestBody, status, responseHeaders, responseBody } = exchange
  const [sentType, answeredType] = [
    requestHeaders['content-type'] ?? '',
    responseHeaders['content-type'] ?? '',
  ]
  const url = maskedAddress(exchange.url)
  const { size: sentSize = -1, ...sent } = requestBody === undefined ? {} : keptBody(requestBody, sentType)
  const { size = -1, ...answered } = responseBody === undefined ? {} : keptBody(responseBody, answeredType)
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: milliseconds,
    request: {
      method,
      url: url.startsWith('/') ? `http://localhost${url}` : url,
      httpVersion: 'HTTP/1.1',
      headers: listed(requestHeaders),
      cookies: [],
      queryString: queryOf(url),
      headersSize: -1,
      bodySize: sentSize,
      ...(requestBody?.length ? { postData: { mimeType: sentType, ...sent } } : {}),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: listed(responseHeaders),
      cookies: [],
      content: { size, mimeType: answeredType, ...answered },
      redirectURL: maskedValue(responseHeaders['location'] ?? ''),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  }
}

/** Headers one by one, without cookies and secrets. */
export const listed = (headers: Headers): { name: string; value: string }[] =>
  Object.entries(headers).flatMap(([name, value = '']) => {
    if (name === 'cookie' || name === 'set-cookie') return []
    return [{ name, value: isSecret(name) || /csrf|xsrf/.test(name) ? 'REDACTED' : maskedValue(value) }]
  })

function queryOf(url: string): object[] {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? []
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }))
}
