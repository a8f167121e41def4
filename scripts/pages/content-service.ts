import type { PageViewModel } from '#gen/content/model.ts'
import type {
  ObjectSearchRequest,
  ObjectSearchResult,
  SearchHit,
  StageAndAreaSearchResult,
} from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'

export type Fetch = (request: Request) => Promise<Response>
type Answer = { status: number; page?: PageViewModel }

/** How many homes or projects are asked for at a time: what the contract lets a whole site be asked in (K-014). */
const atATime = 400

/** The calls by which the pages of a site are known, at a service like the mock's (C-034, C-035, C-095). */
export function contentService(base: string, fetch: Fetch) {
  async function found<Result>(path: string, { siteId }: Site, offset: number): Promise<Result> {
    const body = JSON.stringify(searchFrom(siteId, offset))
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(new Request(base + path, { method: 'POST', headers, body }))
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return (await answer.json()) as Result
  }
  return {
    /** A page as somebody sees it who has not logged in. */
    async page({ key }: Site, path: string): Promise<Answer> {
      const headers = { 'x-site': key }
      const answer = await fetch(new Request(`${base}${path}GetViewModel`, { headers }))
      if (answer.status !== 200 && answer.status !== 404) return { status: answer.status }
      return { status: answer.status, page: (await answer.json()) as PageViewModel }
    },
    /** All that a site sells, in the order of its list. */
    homes: (site: Site): Promise<SearchHit[]> =>
      all(async (offset) => (await found<ObjectSearchResult>('/residence/search_object', site, offset)).hits),
    /** Its projects, and the areas they lie in. */
    async places(site: Site): Promise<SearchHit[]> {
      const ask = (offset: number) =>
        found<StageAndAreaSearchResult>('/residence/stage_and_area_search', site, offset)
      const stages = await all(async (offset) => (await ask(offset)).stages)
      return [...stages, ...(await all(async (offset) => (await ask(offset)).areas))]
    },
  }
}

export type ContentService = ReturnType<typeof contentService>

/** As the plain list asks (src/api/homes/plain-search.ts), so that it begins with the same homes. */
const searchFrom = (siteId: Site['siteId'], offset: number): ObjectSearchRequest => ({
  siteId,
  filter: {},
  sort: ['inhabitDate:asc', 'price:asc'],
  offset,
  limit: atATime,
})

async function all(part: (offset: number) => Promise<readonly SearchHit[]>): Promise<SearchHit[]> {
  const found: SearchHit[] = []
  for (;;) {
    const more = await part(found.length)
    found.push(...more)
    if (more.length < atATime) return found
  }
}
