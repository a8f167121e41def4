import createClient from 'openapi-fetch'
import type { paths } from '#gen/account_service/types.ts'
import { apiBase } from '../base-url.ts'
import { errorOf } from '../errors.ts'
import { send } from '../http.ts'

type Reader = Pick<ReturnType<typeof createClient<paths>>, 'GET'>

/** Reads from the account service by a path of its contract: for what is asked again and again. */
export const accountClient: Reader = createClient<paths>({
  baseUrl: apiBase(),
  // the way of every other call: credentials, token, contract check
  fetch: ({ url, method, headers, signal }) =>
    send(url, { method, headers: Object.fromEntries(headers), signal }),
})

/** What such a call answers. @throws AppError when it failed */
export async function answerOf<Answer>(
  call: Promise<{ data?: Answer; error?: unknown; response: Response }>,
): Promise<Answer | undefined> {
  const { data, error, response } = await call
  if (!response.ok) throw errorOf(response.status, error)
  return data
}
