import createClient from 'openapi-fetch'
import type { paths } from '#gen/account_service/types.ts'
import { apiBase } from '../base-url.ts'

/** Exchanges a token for a newer one; undefined when the service would not have it. */
export async function refreshToken(raw: string): Promise<string | undefined> {
  const client = createClient<paths>({
    baseUrl: apiBase(),
    credentials: 'include',
    // whatever fetch is at the time of the call
    fetch: (request) => fetch(request),
  })
  const { data } = await client.GET('/account_service/login/refresh_token', {
    headers: { authorization: `Bearer ${raw}`, 'content-type': 'application/json' },
  })
  // the reply is an envelope; a bare string is accepted too (G-006)
  const reply = data as typeof data | string
  return typeof reply === 'string' ? reply : reply?.data
}
