import { queryOptions } from '@tanstack/react-query'
import type { components } from '#gen/mock_control/types.ts'
import { control } from '../control.ts'
import { controlQuery } from '../control-query.ts'
import { asksForKey } from '../director/mock/answered.ts'

export type WorldSummary = components['schemas']['WorldSummary']
export type WorldList = components['schemas']['WorldList']

/** How often the worlds are looked at, in milliseconds. */
const often = 2000

// by name, so that no row moves away under a hand while people play
const inOrder = new Intl.Collator('sv', { numeric: true })

/** All worlds of this mock, with who is where. */
export const worldsQuery = queryOptions({
  ...controlQuery('worlds', (signal) => control.GET('/__mock/worlds', { signal })),
  select: ({ limit, worlds }: WorldList): WorldList => ({
    limit,
    worlds: worlds.toSorted((a, b) => inOrder.compare(a.name, b.name)),
  }),
  // whoever is asked for the key first has to give it
  refetchInterval: ({ state }) => (asksForKey(state.error) ? false : often),
})
