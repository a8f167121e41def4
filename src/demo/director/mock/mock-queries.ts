import { queryOptions } from '@tanstack/react-query'
import type { WireLocale } from '#src/sites/site.ts'
import { control } from '../../control.ts'
import { controlQuery } from '../../control-query.ts'
import { asksForKey } from './answered.ts'

/** How often what changes by itself is read anew, in milliseconds. */
const often = 2000

/** Where this world stands. */
export const worldQuery = queryOptions({
  ...controlQuery('world', (signal) => control.GET('/__mock/world', { signal })),
  // whoever is asked for a key first has to give one
  refetchInterval: ({ state }) => (asksForKey(state.error) ? false : often),
})

/** As `worldQuery`, without what changes while nobody does anything: a list of people need not be drawn with each tick. */
export const worldAsChosenQuery = queryOptions({
  ...worldQuery,
  select: ({ id, personaId, scenarioId }) => ({ id, personaId, scenarioId }),
})

/** What the contract answers, for nobody has written it: another list once a save is in force. */
export const unwrittenQuery = controlQuery('unwritten', (signal) =>
  control.GET('/__mock/unwritten', { signal }),
)

export const peopleQuery = queryOptions({
  ...controlQuery('personas', (signal) => control.GET('/__mock/personas', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The starting points, told in a language; on a page of tools in English, as the mock does by itself. */
export const scenariosQuery = (language: WireLocale = 'en') =>
  queryOptions({
    ...controlQuery(`scenarios-${language}`, (signal) =>
      control.GET('/__mock/scenarios', { params: { query: { language } }, signal }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const faultsQuery = queryOptions({
  ...controlQuery('faults', (signal) => control.GET('/__mock/faults', { signal })),
  refetchInterval: often,
})

/** The newest calls, newest last. */
export const callsQuery = queryOptions({
  ...controlQuery('log', (signal) =>
    control.GET('/__mock/log', { params: { query: { limit: 200 } }, signal }),
  ),
  refetchInterval: often,
})

export const ordersQuery = queryOptions({
  ...controlQuery('orders', (signal) =>
    control.GET('/__mock/eid/orders', { params: { query: { state: 'pending' } }, signal }),
  ),
  refetchInterval: often,
})

export const paymentsQuery = queryOptions({
  ...controlQuery('payments', (signal) => control.GET('/__mock/payments', { signal })),
  refetchInterval: often,
})

/** The fees and documents that wait for whoever logged in last. */
export const mattersQuery = queryOptions({
  ...controlQuery('matters', (signal) => control.GET('/__mock/matters', { signal })),
  refetchInterval: often,
})

export const mailboxQuery = queryOptions({
  ...controlQuery('mailbox', (signal) => control.GET('/__mock/mailbox', { signal })),
  refetchInterval: often,
})

export const snapshotsQuery = controlQuery('snapshots', (signal) =>
  control.GET('/__mock/snapshots', { signal }),
)
