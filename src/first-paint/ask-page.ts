import { apiBase } from '#src/api/base-url.ts'
import { askAhead } from '#src/lib/asked-ahead.ts'
import { searchWithoutSecrets } from '#src/lib/secret-params.ts'
import type { Site } from '#src/sites/site.ts'

export type Picture = { url: string; orgWidth: number; orgHeight: number }

/** What the first paint needs of a view model. */
export type FirstPage = {
  breadcrumbs: { name: string }[]
  content: {
    kind: string
    heading?: string
    preamble?: string
    image?: Picture
    images?: Picture[]
    floorPlan?: Picture
  }
}

/** What it needs of a search. */
export type FirstHomes = { hits: { searchImage: Picture }[] }

/** The view model of the page at this address, asked for as the portal asks (S-081). */
export async function askedPage(site: Site): Promise<FirstPage> {
  const path = location.pathname.replaceAll(/^\/+|\/+$/g, '')
  const headers = { 'X-Site': site.key, 'content-type': 'application/json' }
  const url = `${apiBase()}${path && `/${path}`}/GetViewModel${searchWithoutSecrets(location.search)}`
  const response = await askAhead(url, { headers, method: 'GET' })
  return (await response.json()) as FirstPage
}

/** The homes of the plain search, asked for as the portal asks (C-035, G-018); undefined on any other page. */
export async function askedHomes(site: Site): Promise<FirstHomes | undefined> {
  const { pathname, search, hash } = location
  if (pathname !== site.paths.residenceSearch || search || hash.includes('map')) return undefined
  const { siteId } = site
  const sort = ['inhabitDate:asc', 'price:asc']
  const response = await askAhead(`${apiBase()}/residence/search_object`, {
    headers: { 'content-type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({ siteId, filter: {}, sort, offset: 0, limit: 30 }),
  })
  return (await response.json()) as FirstHomes
}
