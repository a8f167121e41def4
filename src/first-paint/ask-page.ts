import type { GetViewModelHeaders, PageViewModel } from '#gen/content/model.ts'
import type { paths as ContentPaths } from '#gen/content/types.ts'
import type { ObjectSearchResult } from '#gen/residence/model.ts'
import type { paths as ResidencePaths } from '#gen/residence/types.ts'
import { apiBase } from '#src/api/base-url.ts'
import { firstHomes } from '#src/api/homes/plain-search.ts'
import { prefetch } from '#src/lib/browser/prefetch.ts'
import { searchWithoutSecrets } from '#src/lib/address/secret-params.ts'
import type { Site } from '#src/sites/site.ts'

const startPath = '/GetViewModel' satisfies keyof ContentPaths
const pagePath = '/{pagePath}/GetViewModel' satisfies keyof ContentPaths
const homesPath = '/residence/search_object' satisfies keyof ResidencePaths

const json = { 'content-type': 'application/json' }

/** The view model of the page at this address, asked for as the portal asks (S-081). */
export async function askedPage(site: Site): Promise<PageViewModel> {
  const path = location.pathname.replaceAll(/^\/+|\/+$/g, '')
  const headers: GetViewModelHeaders = { 'X-Site': site.key }
  const address = path ? pagePath.replace('{pagePath}', path) : startPath
  const url = apiBase() + address + searchWithoutSecrets(location.search)
  const response = await prefetch(url, { headers: { ...headers, ...json }, method: 'GET' })
  return (await response.json()) as PageViewModel
}

/** The homes of the plain search, asked for as the portal asks (C-035, G-018); undefined on any other page. */
export async function askedHomes(site: Site): Promise<ObjectSearchResult | undefined> {
  const { pathname, search, hash } = location
  if (pathname !== site.paths.residenceSearch || search || hash.includes('map')) return undefined
  const body = JSON.stringify(firstHomes(site.siteId))
  const response = await prefetch(apiBase() + homesPath, { headers: json, method: 'POST', body })
  return (await response.json()) as ObjectSearchResult
}
