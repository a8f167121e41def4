import type { RecordedCase } from './cases.ts'

/** A request as bytes on a connection that stays open. */
export function rawRequest(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: application/json',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** What one case sends, one request after the other, with the token of a server where that knows its own alone. */
export const textsOf = ({ requests }: RecordedCase, token?: string): string[] =>
  requests.map(({ raw }) =>
    token ? raw.replace(/^Authorization: .*$/m, `Authorization: Bearer ${token}`) : raw,
  )
