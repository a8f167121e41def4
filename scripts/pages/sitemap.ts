/** A page that search engines may find. */
export type ListedPage = {
  path: string
  /** The day of its last change, where that is known. */
  lastmod?: string
  alternates: readonly { language: string; path: string }[]
}

/** The pages of a host as search engines read them (sitemaps.org, with the other languages as Google asks). */
export function sitemap(origin: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(({ path, lastmod, alternates }) =>
    [
      '  <url>',
      `    <loc>${address(origin, path)}</loc>`,
      ...(lastmod ? [`    <lastmod>${lastmod}</lastmod>`] : []),
      ...alternates.map(
        (one) =>
          `    <xhtml:link rel="alternate" hreflang="${one.language}" href="${address(origin, one.path)}"/>`,
      ),
      '  </url>',
    ].join('\n'),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** What crawlers may read: everything but what asks for a login anyway. */
export function robots(origin: string, closed: readonly string[]): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const address = (origin: string, path: string) =>
  new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
