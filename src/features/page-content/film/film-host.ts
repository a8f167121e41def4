/** Whether a film lies on another host than the page. */
export const isForeign = (url: string): boolean => new URL(url, location.href).origin !== location.origin

/** The host that a film comes from, as visitors know it. */
export const filmHost = (url: string): string => new URL(url, location.href).hostname.replace(/^www\./, '')
