import type { Control } from '../../director/mock/control-types.ts'

type Exchange = Control<'Exchange'>
type Side = Control<'ExchangeSide'>

/** Calls as a HAR file (1.2), which `--replay` answers from. `moments` has when each was called, by its number. */
export function harOf(exchanges: readonly Exchange[], moments: ReadonlyMap<number, string>, origin: string) {
  const entries = exchanges.map(({ number, method, address, status, request, answer }) => ({
    startedDateTime: moments.get(number) ?? new Date(0).toISOString(),
    time: 0,
    request: {
      method,
      url: origin + address,
      httpVersion: 'HTTP/1.1',
      headers: request.headers,
      cookies: [],
      queryString: [...new URL(address, origin).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: request.size ?? -1,
      ...(request.body === null ? {} : { postData: { mimeType: typeOf(request), text: request.body } }),
    },
    response: {
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: answer.headers,
      cookies: [],
      content: {
        size: answer.size ?? -1,
        mimeType: typeOf(answer),
        ...(answer.body === null ? {} : { text: answer.body }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  }))
  return { log: { version: '1.2', creator: { name: 'bjorkvall-mock', version: '1' }, entries } }
}

const typeOf = ({ headers }: Side) => headers.find(({ name }) => name === 'content-type')?.value ?? ''
