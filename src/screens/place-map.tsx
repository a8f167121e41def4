import { lazyPart } from '#src/i18n/lazy-part.tsx'

/** The map of a home or project, for its page: loaded with the surroundings, which come below the first window. */
export const PlaceMap = lazyPart(
  async () => (await import('#src/features/map/place/place-map.tsx')).PlaceMap,
  {
    texts: ['map'],
    until: <div className="h-72 rounded-img bg-surface sm:h-112" />,
  },
)
