/** The address that a text is; undefined where it is none. `URL.parse` came to browsers as late as 2024. */
export const parseUrl = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined
