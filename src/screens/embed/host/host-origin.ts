import { parseUrl } from '#src/lib/address/parse-url.ts'

/**
 * Whether an origin is one that a source of a site's list names (site.embedOrigins): scheme://host:port, where the port
 * and the first part of the host may be `*`. Without a port it is the usual one of the scheme.
 */
export function names(source: string, origin: string): boolean {
  const listed = partsOf(source)
  const asked = partsOf(origin)
  if (!listed || !asked || listed.scheme !== asked.scheme) return false
  const isHost = listed.host.startsWith('*.')
    ? asked.host.endsWith(listed.host.slice(1))
    : asked.host === listed.host
  return isHost && (listed.port === '*' || listed.port === asked.port)
}

const usualPorts: Readonly<Record<string, string>> = { http: '80', https: '443' }

function partsOf(text: string): { scheme: string; host: string; port: string } | undefined {
  const [, scheme = '', host = '', port = usualPorts[scheme] ?? ''] =
    /^(https?):\/\/((?:\*\.)?[^/:*]+)(?::(\d+|\*))?$/.exec(text.toLowerCase()) ?? []
  return scheme ? { scheme, host, port } : undefined
}

/** What a frame can know of the page around it. */
export type EmbeddingOrigins = {
  /** The origin of the portal itself, which frames its own views to show them. */
  own: string
  /** The origin of the page around the frame, where the browser tells it. */
  around: string | undefined
}

/**
 * The origins a message may go to: that of the page around the frame, if it is the portal's own or the site lists it.
 * Where the browser does not tell which page that is, those that are listed without a `*`: it delivers to none but the
 * one that is there.
 */
export function hostOrigins(listed: readonly string[], { own, around }: EmbeddingOrigins): readonly string[] {
  const possible = around === undefined ? listed.filter((source) => !source.includes('*')) : [around]
  const isTold = (origin: string) =>
    around === undefined || origin === own || listed.some((source) => names(source, origin))
  // what has no origin, as a frame that may not use its own, cannot be named
  return [...(around === undefined ? [own] : []), ...possible.filter(isTold)].filter((one) => one !== 'null')
}

/** What the browser tells of the page around this frame: not all name it, and a page may ask for no referrer. */
export function embeddingOrigins(frame: Window): EmbeddingOrigins {
  const { ancestorOrigins, origin: own } = frame.location
  const referrer = parseUrl(frame.document.referrer)?.origin
  // a page that the frame itself has left says nothing of the one around it
  const left = referrer === own ? undefined : referrer
  return { own, around: (ancestorOrigins as DOMStringList | undefined)?.[0] ?? left }
}
