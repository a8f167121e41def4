import { useState } from 'react'
import type { GeoPoint, MapAim, MapPlace } from '#src/lib/map-types.ts'

type Props = {
  /** Names the places that are searched in; others move the map. */
  places: string
  /** What is known belongs to these places. */
  isReady: boolean
  /** Where the map stood when it was left. */
  kept: MapPlace | undefined
  points: readonly GeoPoint[]
}

/** Where the map looks: at what was found when the places change, and whenever it is asked to. Otherwise it is the visitor's. */
export function useAim({ places, isReady, kept, points }: Props): [MapAim, () => void] {
  const [aimed, setAimed] = useState<{ places: string; count: number }>()
  if (isReady && aimed?.places !== places) setAimed({ places, count: (aimed?.count ?? 0) + 1 })
  const count = aimed?.count ?? 0
  const aim = { key: String(count), points, ...(kept && count < 2 && { place: kept }) }
  return [aim, () => setAimed({ places, count: count + 1 })]
}
