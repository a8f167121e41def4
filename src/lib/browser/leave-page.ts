import { parseUrl } from '../address/parse-url.ts'

/**
 * Goes to an address outside this document: an e-ID app or an identity provider. No provider lets itself be framed, so
 * out of a frame the whole window goes there; an app is called from where one is.
 */
export function leavePage(url: string): void {
  const isPage = parseUrl(url, location.href)?.protocol.startsWith('http')
  if (isPage && window.top !== window) window.open(url, '_top')
  else location.assign(url)
}
