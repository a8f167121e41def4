import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { components } from '#gen/residence/types.ts'
import { createBackend } from '../../backend.ts'
import type { Home } from '../../catalogue/types.ts'
import type { World } from '../../state/world.ts'
import { siteIndexOf } from './shared/site-index.ts'
import { residenceOperations } from './registry.ts'

type Change = { move: number } | { book: number; as: 'booked' | 'reserved' | 'sold' }
type Step = { change: Change; search: object }

type Answer = Required<components['schemas']['ObjectSearchResult']>

const filter = fc.record(
  {
    minRooms: fc.constantFrom(1, 2, 3, 4),
    maxPrice: fc.constantFrom(2_000_000, 4_000_000, 6_000_000),
    minArea: fc.constantFrom(0, 60, 90),
    inhabitDate: fc.constantFrom(0, 1, 2, 3),
    viewing: fc.constantFrom('all', 'any', 'in7Days', 'in30Days'),
    projectStatus: fc.constantFrom(['vip'], ['forSale'], ['preselling', 'moveInReady']),
    residenceType: fc.constantFrom(['townHouse'], ['apartment', 'plot']),
    outdoorArea: fc.constantFrom(['terrace'], ['balcony', 'sauna']),
  },
  { requiredKeys: [] },
)

const search = fc.record({
  siteId: fc.constantFrom(1, 4),
  limit: fc.constantFrom(1, 30),
  offset: fc.constantFrom(0, 30),
  filter,
})

const day = 86_400
const change = fc.oneof(
  fc.record({ move: fc.constantFrom(1, 3600, day, 30 * day, 200 * day) }),
  fc.record({ book: fc.nat(200), as: fc.constantFrom('booked', 'reserved', 'sold') }),
) as fc.Arbitrary<Change>

/** Homes whose status has changed, kept beside the bookings of a world so that any home can have any. */
function worldWithStatuses(at: number) {
  const world = createBackend({ onViolation: 'fail' }).worlds.make('default')
  world.clock.freeze(at)
  const changed = new Map<string, Extract<Change, { as: unknown }>['as']>()
  const bookings = { changedStatuses: () => new Map(changed), lowered: () => new Map<string, Home>() }
  return { changed, world: { ...world, bookings } as unknown as World }
}

const answerOf = async (world: World, body: object) =>
  (await residenceOperations.searchObjects({ operationId: 'searchObjects', body, query: {}, world } as never))
    .body

/** The counts beside the values of a filter, by asking once for each value. */
async function countsByAsking(
  world: World,
  body: object,
  name: string,
  values: readonly string[],
  of: (value: string) => unknown,
) {
  const { filter: own = {} } = body as { filter?: object }
  const counts: [string, number][] = []
  for (const value of values) {
    const found = await answerOf(world, {
      ...body,
      limit: 1,
      offset: 0,
      filter: { ...own, [name]: of(value) },
    })
    counts.push([value, (found as { total: number }).total])
  }
  return new Map(counts)
}

test(
  'wherever a world has gone, hits are of that moment, and counts are what a search for each value finds [F-083]',
  { timeout: 30_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ change, search }), { minLength: 2, maxLength: 6 }),
        async (steps: Step[]) => {
          const start = Date.parse('2026-11-20T10:00:00.250Z')
          const walked = worldWithStatuses(start)
          for (const { change: next, search: body } of steps) {
            const { world, changed } = walked
            if ('move' in next) world.clock.advance(next.move)
            else {
              const homes = siteIndexOf(world, 1).homes
              changed.set(homes[next.book % homes.length]?.id ?? '', next.as)
            }
            const { facets, hits } = (await answerOf(world, body)) as Answer
            const now = world.clock.iso()
            for (const { id, status, showings } of hits) {
              expect(status).toBe(changed.get(id) ?? status)
              for (const { end } of showings) expect(end >= `${now.slice(0, 19)}Z`).toBe(true)
            }
            for (const [name, of] of [
              ['viewing', (value: string) => value],
              ['inhabitDate', Number],
              ['residenceType', (value: string) => [value]],
              ['projectStatus', (value: string) => [value]],
            ] as const) {
              const told = facets.find((one) => one.filter === name)?.values ?? []
              const values = told.map(({ value }) => value)
              expect(new Map(told.map(({ value, count }) => [value, count]))).toEqual(
                await countsByAsking(world, body, name, values, of),
              )
            }
          }
        },
      ),
      { numRuns: 12 },
    )
  },
)
