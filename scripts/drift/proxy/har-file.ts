import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { InputError } from '../document/input-error.ts'
import type { Body, Exchange, Headers } from '../traffic/exchange.ts'
import { isSecret } from '../traffic/redact.ts'

/** A HAR file (1.2) that grows with every call. Cookies are left out and tokens masked, as browsers do. */
export type HarFile = {
  add: (exchange: Exchange, startedAt: number, milliseconds: number) => Promise<void>
  close: () => Promise<void>
}

/** @throws InputError when the file cannot be written */
export async function createHarFile(file: string): Promise<HarFile> {
  const out = createWriteStream(file)
  await once(out, 'open').catch((error: unknown) => {
    throw new InputError(`${file} cannot be written: ${error instanceof Error ? error.message : ''}.`)
  })
  out.write('{"log":{"version":"1.2","creator":{"name":"portal-contracts","version":"1"},"entries":[')
  let isFirst = true
  return {
    add: async (exchange, startedAt, milliseconds) => {
      const text = JSON.stringify(entryOf(exchange, startedAt, milliseconds))
      const isFree = out.write(`${isFirst ? '\n' : ',\n'}${text}`)
      isFirst = false
      if (!isFree) await once(out, 'drain')
    },
    close: async () => {
      out.end('\n]}}\n')
      await finished(out)
    },
  }
}

function entryOf(exchange: Exchange, startedAt: number, milliseconds: number): object {
  const { method, requestHeaders, requestBody, status, responseHeaders, responseBody } = exchange
  const url = new URL(exchange.url, 'http://localhost')
  for (const name of url.searchParams.keys()) if (isSecret(name)) url.searchParams.set(name, mask)
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: milliseconds,
    request: {
      method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      headers: listed(requestHeaders),
      cookies: [],
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: requestBody?.length ?? -1,
      ...(requestBody?.length
        ? { postData: { mimeType: requestHeaders['content-type'] ?? '', ...textOf(requestBody) } }
        : {}),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: listed(responseHeaders),
      cookies: [],
      content: {
        size: responseBody?.length ?? -1,
        mimeType: responseHeaders['content-type'] ?? '',
        ...(responseBody === undefined ? {} : textOf(responseBody)),
      },
      redirectURL: responseHeaders['location'] ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 },
  }
}

const mask = 'REDACTED'

const listed = (headers: Headers): object[] =>
  Object.entries(headers).flatMap(([name, value = '']) => {
    if (name === 'cookie' || name === 'set-cookie') return []
    return [{ name, value: isSecret(name) ? mask : value }]
  })

/** A body as text where it is UTF-8, in base64 where it is not. */
function textOf(body: NonNullable<Body>): { text: string; encoding?: 'base64' } {
  if (typeof body === 'string') return { text: body }
  const bytes = Buffer.from(body)
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? { text: bytes.toString('base64'), encoding: 'base64' } : { text }
}
