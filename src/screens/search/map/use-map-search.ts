import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { stagesQuery } from '#src/api/homes/residence-projects.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { placeIn } from '#src/lib/map-point.ts'
import { hashParts } from '#src/lib/address/modal-hash.ts'
import type { GeoBox, MapPlace } from '#src/lib/map-types.ts'
import { useSite } from '#src/sites/use-site.ts'
import { areaPoints } from '#src/features/search/drawn-area.ts'
import type { SearchState } from '#src/features/search/search-state.ts'
import type { HomeSearchState } from '../results/use-home-search.ts'
import { keepPlace, readPlace } from './kept-place.ts'
import { hitsIn } from './map-pins.ts'
import { useAim } from './use-aim.ts'

const none: readonly SearchHit[] = []

/** Projects with something to buy, as far as one knows. Whoever asks for projects of another status sees those */
const forSale = (hits: readonly SearchHit[], { projectStatus }: SearchState) =>
  projectStatus ? hits : hits.filter(({ objectCount }) => objectCount !== 0)

/** The projects of a search on the map: all of them, those in sight, and where the map looks. */
export function useMapSearch(search: HomeSearchState, state: SearchState, entry: string) {
  const found = useQuery({
    ...stagesQuery(useSite(), search.request),
    enabled: search.isReady,
    placeholderData: keepPreviousData,
  })
  const hits = useMemo(() => forSale(found.data ?? none, state), [found.data, state])
  const isUpdating = !search.isReady || found.isPlaceholderData
  const [box, setBox] = useState<GeoBox>()
  const [kept] = useState(() => readPlace(entry) ?? placeIn(hashParts(location.hash)))
  const area = useMemo(() => (state.drawn ? areaPoints(state.drawn) : undefined), [state.drawn])
  const [aim, look] = useAim({
    places: search.tags.map(({ id }) => id).join(),
    isReady: found.data !== undefined && !isUpdating,
    kept,
    points: area ?? hits.map(({ _geo }) => _geo),
  })
  const inSight = useMemo(() => hitsIn(hits, box), [hits, box])

  // another filter may leave nothing here, while there is something elsewhere
  const isLost = hits.length > 0 && box !== undefined && inSight.length === 0
  const lookedFor = useRef(hits)
  useEffect(() => {
    if (lookedFor.current === hits) return
    lookedFor.current = hits
    if (isLost) look()
  })
  const place = useRef(entry)
  useEffect(() => {
    place.current = entry
  }, [entry])
  const onMove = useCallback((seen: GeoBox, stands: MapPlace) => {
    setBox(seen)
    keepPlace(place.current, stands)
  }, [])
  return {
    hits,
    inSight,
    area,
    aim,
    middle: box && {
      lat: (box.southWest.lat + box.northEast.lat) / 2,
      lng: (box.southWest.lng + box.northEast.lng) / 2,
    },
    look,
    onMove,
    isLoading: found.data === undefined,
    isUpdating,
    hasFailed: search.hasTagsFailed || (found.isError && !found.data),
    retry: () => (search.hasTagsFailed ? search.retry() : found.refetch()),
  }
}
