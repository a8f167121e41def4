import { InputError } from '../input-error.ts'
import type { Budget } from './budget.ts'

/**
 * The text at an address of the web. A redirect is not followed: it may lead to where the document must not reach.
 *
 * @throws InputError
 */
export async function download(uri: string, budget: Budget): Promise<string> {
  const { signal } = budget
  const response = await fetch(uri, { signal, redirect: 'manual' }).catch((error: unknown) => {
    throw new InputError(`${uri} could not be read: ${reasonOf(error)}.`)
  })
  if (!response.ok) await response.body?.cancel()
  if (response.status >= 300 && response.status < 400)
    throw new InputError(`${uri} answered ${response.status} and leads elsewhere; name that address itself.`)
  if (!response.ok) throw new InputError(`${uri} answered ${response.status}.`)
  budget.expect(uri, Number(response.headers.get('content-length') ?? 0))
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of response.body ?? []) {
      budget.spend(uri, chunk.length)
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(`${uri} could not be read: ${reasonOf(error)}.`)
  }
  return text + decoder.decode()
}

/** What went wrong with a connection, which `fetch` tells inside another error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer within 30 seconds'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')
    return 'the connection was refused'
  return cause instanceof Error && cause.message ? cause.message : error.message
}
