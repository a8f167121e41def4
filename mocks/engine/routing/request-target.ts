import { rememberLately } from './remember-lately.ts'

/** What a request asks for, as its first line says it. */
export type RequestTarget = {
  /** The path, as the web reads it: without dots that lead up, and never taken for a host. */
  readonly pathname: string
  /** What comes after the question mark; empty when there is none. */
  readonly search: string
  /** The host that an address in absolute form names, with its port. It counts instead of the header (RFC 9112 §3.2.2). */
  readonly host?: string
}

/** Paths that are no different once they have been parsed, as long as no segment begins with a dot. */
const plain = /^\/[\w\-.~!$&'()*+,;=:@/]*$/

/**
 * Reads the target of a request: a path, or a whole address. Undefined for anything else (`*`, another scheme), and for
 * a path that nobody can decode.
 */
export const parseRequestTarget = rememberLately((url): RequestTarget | undefined => {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (plain.test(path) && !path.includes('/.'))
    return { pathname: path, search: mark < 0 ? '' : url.slice(mark + 1) }
  const isPath = url.startsWith('/')
  if (!isPath && !/^https?:\/\//i.test(url)) return undefined
  // the host comes first as text: a path that begins with two slashes would else be read as one that names a host
  const parsed = URL.parse(isPath ? `http://localhost${url}` : url)
  if (!parsed || decodePathPart(parsed.pathname) === undefined) return undefined
  const { pathname, search, host } = parsed
  return { pathname, search: search.slice(1), ...(isPath ? {} : { host }) }
})

/** A part of a path without its escapes; undefined when they are none, or hide a zero byte. */
export function decodePathPart(part: string): string | undefined {
  if (!part.includes('%')) return part
  try {
    const text = decodeURIComponent(part)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
