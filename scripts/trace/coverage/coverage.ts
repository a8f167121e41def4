import { type Place, placeOf, places } from '../place.ts'
import type { Capability } from './capabilities.ts'
import type { Mention } from './mentions.ts'

/** Where a capability is shown, called and proven; each at least one. */
export type Covered = Capability & { screens: string[]; calls: string[]; tests: string[] }

export type Evidence = {
  portal: readonly Mention[]
  tests: readonly Mention[]
  operations: ReadonlyMap<string, ReadonlySet<string>>
}

/** How many of each are named; whoever wants more looks for the ids. */
const shown = 3

/** What the portal does without a call, such as a colour or the checks of a form. */
export const noCall = 'none'

/**
 * What of the portal, the contracts and the tests names the requirements of a line: what names the most of them comes
 * first, of tests what names those that few others do.
 */
export function cover(capability: Capability, { portal, tests, operations }: Evidence): Covered {
  const { ids } = capability
  // what a test of a part proves is in that part
  const inPortal = [...portal, ...tests.filter(({ file }) => file.startsWith('src/'))]
  const screens = ranked(inPortal.flatMap((one) => named(one, ids).map(() => areaOf(one.file))))
  const calls = ranked(ids.flatMap((id) => [...(operations.get(id) ?? [])]))
  // a test that is one of few to name an id was written for it; one of many names it beside other things
  const weights = new Map(ids.map((id) => [id, 1 / tests.filter((one) => one.ids.has(id)).length]))
  const proofs = new Map(
    tests.map((one) => [one.file, named(one, ids).reduce((sum, id) => sum + (weights.get(id) ?? 0), 0)]),
  )
  const best = heaviest(proofs).slice(0, shown)
  const byPlace = Object.groupBy(best, placeOf)
  return {
    ...capability,
    screens: preferred(screens).slice(0, shown),
    calls: calls.length > 0 ? calls.slice(0, shown) : [noCall],
    tests: places.flatMap((place: Place) => byPlace[place] ?? []),
  }
}

const named = ({ ids }: Mention, wanted: readonly string[]) => wanted.filter((id) => ids.has(id))

/** Each value once, those that come most often first, and by name where they come as often. */
function ranked(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return heaviest(counts)
}

/** What weighs anything, the heaviest first, and by name where they weigh the same. */
function heaviest(weights: ReadonlyMap<string, number>): string[] {
  return [...weights]
    .filter(([, weight]) => weight > 0)
    .toSorted(([one, weight], [other, than]) => than - weight || (one < other ? -1 : 1))
    .map(([value]) => value)
}

/** The part of the portal that a file belongs to: a screen, a feature, or a layer below. */
export function areaOf(file: string): string {
  const depth = /^src\/(screens|features|domain|ui)\/[^/]+\//.test(file) ? 3 : 2
  const parts = file.split('/')
  return parts.length > depth ? parts.slice(0, depth).join('/') : parts.slice(0, -1).join('/')
}

/** Screens and features before the layers that they stand on. */
function preferred(areas: readonly string[]): string[] {
  const isSeen = (area: string) => /^src\/(screens|features|app|routes|first-paint)\b/.test(area)
  return [...areas.filter(isSeen), ...areas.filter((area) => !isSeen(area))]
}
