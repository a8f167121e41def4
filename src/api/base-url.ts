/**
 * Where the API is, without a slash at the end (G-008). A configured base wins; a mocked build answers on its own
 * origin; otherwise the API runs on the page's host name, so that its cookies are same-site on every local site.
 */
export function apiBase(): string {
  if (import.meta.env.VITE_API_BASE) return import.meta.env.VITE_API_BASE
  if (import.meta.env.VITE_MOCKS === '1') return location.origin
  return `${location.protocol}//${location.hostname}:${import.meta.env.VITE_API_PORT ?? '4010'}`
}
