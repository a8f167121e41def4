import { useState } from 'react'
import { vi } from 'vitest'
import type { ObjectSearchRequest } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { parseSearchState } from '#src/features/search/search-state.ts'
import type { SearchChange } from './filters/search-control.ts'
import { homes, total } from './search-answers.test-support.ts'
import { SearchPage } from './search-page.tsx'

/** The call that finds homes. */
export const objects = 'POST /residence/search_object'

/** The page of a site as a visitor opens it at an address; `changes` are what it did to that address. */
export async function renderSearch(site: Site, query = '', answers: Parameters<typeof answerCalls>[0] = {}) {
  const changes: SearchChange[] = []
  const asked = answerCalls({
    [objects]: ({ body }) => homes(body as ObjectSearchRequest),
    'POST /residence/stage_and_area_search': () => ({
      stages: [],
      areas: [],
      stageCount: 49,
      areaCount: 30,
      objectCount: total,
    }),
    'POST /residence/search/tags/url': () => [nacka],
    'POST /residence/search/by_ids/stage': () => ({ hits: [] }),
    ...answers,
  })
  function Address() {
    const [{ state, entry }, setAddress] = useState(() => ({
      state: parseSearchState(Object.fromEntries(new URLSearchParams(query))),
      entry: 'start',
    }))
    const onChange = (change: SearchChange) => {
      changes.push({ ...change, replaces: change.replaces ?? false })
      setAddress({ state: change.state, entry: `${changes.length}` })
    }
    return (
      <SearchPage
        texts={texts}
        {...{ state, path: noPath, entry, onChange }}
        view="list"
        onView={vi.fn()}
        parts={{ Canvas: () => null, SaveSearch: () => null, Visited: () => null }}
      />
    )
  }
  await renderIn(site, <Address />)
  return { asked, changes }
}

/** The filters of a change that are set. */
export const defined = (change: SearchChange | undefined) =>
  Object.fromEntries(Object.entries(change?.state ?? {}).filter(([, value]) => value !== undefined))

const noPath: readonly string[] = []
const texts = { heading: 'Bostäder till salu', preamble: 'Alla hem vi säljer just nu.' }
const nacka = { id: 'municipality-nacka', text: 'Nacka', type: 'municipality', url: 'nacka', count: 41 }
