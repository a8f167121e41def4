import { vi } from 'vitest'
import { isLate, late } from './late.ts'

/** What was asked of the API. */
export type Asked = { call: string; query: URLSearchParams; body: unknown; bearer: string | null }

type Answer = (asked: Asked) => unknown

/**
 * Answers API calls by method and path, such as `POST /account_service/login/email`. An answer is a body or a whole
 * Response; a call that nobody answers gets no connection. Returns what has been asked so far.
 */
export function answerCalls(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, searchParams: query } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    const text = await request.text()
    const one = {
      call,
      query,
      body: text ? (JSON.parse(text) as unknown) : undefined,
      bearer: bearerOf(request),
    }
    asked.push(one)
    const answer = answers[call]
    if (isLate) await late()
    if (!answer) throw new TypeError(`nobody answers ${call}`)
    const found = await answer(one)
    return found instanceof Response ? found : Response.json(found)
  })
  return asked
}

const bearerOf = ({ headers }: Request) => headers.get('authorization')?.replace('Bearer ', '') ?? null
