/** What the first lines of the page have asked the API for, by address and body. They are a bundle of their own. */
const page = globalThis as { prefetched?: Map<string, Asked> }

/** An answer on its way, and when it was asked for, in milliseconds of the browser's clock. */
type Asked = { answer: Promise<Response>; sentAt: number }

type Question = Pick<RequestInit, 'headers' | 'method' | 'body'>

/** Asks while the portal's code is still on its way; the portal then takes the answer instead of asking itself. */
export function prefetch(url: string, question: Question): Promise<Response> {
  const sentAt = Date.now()
  const answer = fetch(url, { ...question, credentials: 'include' })
  page.prefetched ??= new Map()
  page.prefetched.set(keyOf(url, question), { answer, sentAt })
  return answer.then((response) => response.clone())
}

/** The answer to a question that was asked ahead, once; undefined when it was not. */
export function takePrefetched(url: string, question: Question): Asked | undefined {
  const key = keyOf(url, question)
  const asked = page.prefetched?.get(key)
  page.prefetched?.delete(key)
  return asked
}

/** Drops what nobody took: later the answer may be another. */
export function clearPrefetched(): void {
  delete page.prefetched
}

const keyOf = (url: string, { body }: Question) => (typeof body === 'string' ? `${url} ${body}` : url)
