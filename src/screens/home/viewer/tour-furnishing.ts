import type { Explorer360Model } from '#src/api/homes/explorer.ts'

type Furnishing = Explorer360Model['furnishings'][number]
type View = NonNullable<Explorer360Model['views']>[number]

/** For whom and in which style somebody wants to see a home; what is left out does not matter yet. */
export type Wanted = { archetype?: string; style?: string }

/** The ways of living that a tour is furnished for, each once (N-074). */
export function archetypesOf(furnishings: readonly Furnishing[]): Furnishing['archetypes'] {
  const all = furnishings.flatMap(({ archetypes }) => archetypes)
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

/** The styles that are drawn for a way of living; all of them where the tour knows none. */
export const furnishingsFor = (furnishings: readonly Furnishing[], archetype: string | undefined) =>
  furnishings.filter(
    ({ archetypes }) => archetype === undefined || archetypes.some(({ id }) => id === archetype),
  )

/** The picture that comes nearest: who lives there first, then the style. */
export function viewFor(views: readonly View[], { archetype, style }: Wanted): View | undefined {
  const ofThem = views.filter(({ archetypeId }) => archetype === undefined || archetypeId === archetype)
  const rest = ofThem.length > 0 ? ofThem : views
  return rest.find(({ furnishingId }) => furnishingId === style) ?? rest[0]
}
