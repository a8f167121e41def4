import createClient from 'openapi-fetch'
import type { paths } from '#gen/residence/types.ts'
import { sites } from '#src/sites/sites.ts'
import type { Examples } from './screen-list.ts'

/** The first project with a home for sale on each site, as the mock server on this port has them. */
export async function examplesFrom(apiPort: number): Promise<Examples> {
  const client = createClient<paths>({ baseUrl: `http://127.0.0.1:${apiPort}` })
  const examples: Examples = {}
  for (const { key, siteId, capabilities } of sites) {
    if (!capabilities.search) continue
    const { data } = await client.POST('/residence/search_object', { body: { siteId, limit: 30 } })
    const home = data?.hits.find(({ type }) => type === 'object')?.url
    // a home lies below its project
    if (home) examples[key] = { home, project: home.replace(/[^/]+\/$/, '') }
  }
  return examples
}
