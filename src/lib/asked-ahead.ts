/** What the first lines of the page have asked the API for, by address and body. They are a bundle of their own. */
const page = globalThis as { askedAhead?: Map<string, Promise<Response>> }

type Question = Pick<RequestInit, 'headers' | 'method' | 'body'>

/** Asks while the portal's code is still on its way; the portal then takes the answer instead of asking itself. */
export function askAhead(url: string, question: Question): Promise<Response> {
  const answer = fetch(url, { ...question, credentials: 'include' })
  page.askedAhead ??= new Map()
  page.askedAhead.set(keyOf(url, question), answer)
  return answer.then((response) => response.clone())
}

/** The answer to a question that was asked ahead, once; undefined when it was not. */
export function takeAnswer(url: string, question: Question): Promise<Response> | undefined {
  const key = keyOf(url, question)
  const answer = page.askedAhead?.get(key)
  page.askedAhead?.delete(key)
  return answer
}

/** Drops what nobody took: later the answer may be another. */
export function forgetAnswers(): void {
  delete page.askedAhead
}

const keyOf = (url: string, { body }: Question) => (typeof body === 'string' ? `${url} ${body}` : url)
