import { vi } from 'vitest'

/** Lets the tools of a demonstration, which send whole requests, be answered as the portal is. */
export function answerTools(): void {
  const realFetch = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!(input instanceof Request)) return realFetch(input, init)
    const { url, method, headers, signal } = input
    const body = await input.text()
    return realFetch(url, { method, headers, signal, ...(body && { body }) })
  })
}
