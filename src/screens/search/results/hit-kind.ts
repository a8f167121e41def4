import type { HitKind, SearchState } from '#src/features/search/search-state.ts'

/** How many homes a search finds, and how many projects and areas they lie in; undefined until the service has answered. */
export type Found = Readonly<Record<HitKind, number | undefined>>

/**
 * What the list is of: what the visitor chose, else homes. Of projects that are planned, sold out or references no home
 * is for sale, so that whoever asks for these statuses is shown the projects themselves (E-012).
 */
export function listedKind({ hits, projectStatus }: SearchState, found: Found): HitKind {
  if (hits) return hits
  const isOfProjects = projectStatus !== undefined && found.object === 0 && !!found.stage
  return isOfProjects ? 'stage' : 'object'
}

/** The search with another kind in its list. Homes are said only where projects would be shown without. */
export function withKind(state: SearchState, found: Found, hits: HitKind): SearchState {
  const plain = { ...state, hits: undefined }
  return listedKind(plain, found) === hits ? plain : { ...state, hits }
}
