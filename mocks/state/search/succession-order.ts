import { randomOf } from '../../catalogue/lib/random.ts'
import type { Candidate } from './index/candidate.ts'
import type { HomeSearch } from './home-search.ts'
import { memoize } from '../../catalogue/lib/memoize.ts'

/** The order of the succession list is always the same shuffle (G-072). */
const seed = 1

/** Whether a search asks for all homes in succession: nobody is to come first for having a low number (S-091, CV-006). */
export function isSuccessionList({ objectStatus, sort, stageId, geoSearch, tags }: HomeSearch): boolean {
  const onlySuccession = objectStatus?.length === 1 && objectStatus[0] === 'succession'
  return onlySuccession && !sort && !stageId && !geoSearch && !placesIn(tags)?.length
}

/** Stands for all municipalities where one is chosen (K-025). */
export const allMunicipalities = 'alla-kommuner'

/** The tags of a search, without the one that narrows nothing. */
export const placesIn = (tags: HomeSearch['tags']): HomeSearch['tags'] =>
  tags?.filter((tag) => tag !== allMunicipalities)

/** The homes in succession in that order; made once for the same homes. */
export const shuffled = memoize((homes: readonly Candidate[]): readonly Candidate[] => {
  const inSuccession = homes.filter(({ status }) => status === 'succession')
  const byId = inSuccession.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return randomOf('succession', seed).shuffle(byId)
})
