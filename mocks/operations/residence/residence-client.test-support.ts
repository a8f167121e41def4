import type { components } from '#gen/residence/types.ts'
import { createBackend } from '../../backend.ts'

type Schemas = components['schemas']

/** A backend of its own, and what visitors ask it. */
export function residenceClient() {
  const backend = createBackend({ onViolation: 'fail' })

  async function post<T>(path: string, body: object): Promise<T> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const response = await backend.handle(new Request(`http://localhost/residence/${path}`, init))
    if (response?.status !== 200) throw new Error(await response?.text())
    return (await response.json()) as T
  }

  return {
    backend,
    post,
    objects: (body: object) => post<Schemas['ObjectSearchResult']>('search_object', body),
    stages: (body: object) => post<Schemas['StageSearchResult']>('search_stage', body),
    together: (body: object) => post<Schemas['StageAndAreaSearchResult']>('stage_and_area_search', body),
    tags: (body: object) => post<Schemas['PlaceTag'][]>('search/tags', body),
  }
}

/** All homes of the main Swedish site. */
export const all = { siteId: 1, limit: 400 }
