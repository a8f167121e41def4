import type { Breadcrumb, StandardPageContent } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'

type Article = Pick<StandardPageContent, 'heading' | 'preamble' | 'publishedOn' | 'author'>

/** The way to a page in the words of schema.org; every step but the start page, which search engines know. */
export function breadcrumbJsonLd(origin: string, breadcrumbs: readonly Breadcrumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  }
}

/** What somebody wrote, and when, in the words of schema.org. */
export function articleJsonLd(article: Article, publisher: string, place: { url: string; image?: string }) {
  const { heading, preamble, publishedOn, author } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    description: preamble,
    datePublished: publishedOn,
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: publisher },
    publisher: { '@type': 'Organization', name: publisher },
    url: place.url,
    image: place.image,
  }
}

/** The pages that a list leads to, in its order, in the words of schema.org. */
export function listJsonLd(origin: string, name: string, urls: readonly string[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: urls.map((url, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: new URL(url, origin).href,
    })),
  }
}

/** Whose site it is, in the words of schema.org. */
export function organisationJsonLd(origin: string, { name, paths, servicePhone, language }: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: new URL(paths.start ?? '/', origin).href,
    ...(servicePhone && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: servicePhone,
        availableLanguage: language,
      },
    }),
  }
}

/** Data as it may stand in a script element: nothing in it can end the element. */
export const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
