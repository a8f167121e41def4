import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { updateUser } from '#gen/account_service/hooks.ts'
import {
  createBoardCase,
  createCustomerCase,
  getAssets,
  getBuildingRooms,
  getCooperative,
  getCustomerAgreements,
  getCustomerArticles,
  getGetAssetsQueryKey,
  getGetBuildingRoomsQueryKey,
  getGetCooperativeQueryKey,
  getGetCustomerAgreementsQueryKey,
  getGetCustomerArticlesQueryKey,
  getGetRoomsQueryKey,
  getRooms,
  getSearchBuildingQueryKey,
  getSearchCaseObjectQueryKey,
  searchBuilding,
  searchCaseObject,
  updateCaseAccount,
} from '#gen/case_management/hooks.ts'
import type { NewBoardErrand, NewErrand } from '#gen/case_management/model.ts'
import { getCaseFaq } from '#gen/system/hooks.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { AppError } from './errors.ts'
import { personalMeta, userQuery } from './session.ts'

/** The homes that a resident has agreements for (C-066); none where the answer is 204 (F-106). */
export const agreementsQuery = () =>
  queryOptions({
    queryKey: getGetCustomerAgreementsQueryKey(),
    queryFn: async ({ signal }) => (await getCustomerAgreements({ signal })) ?? [],
    meta: personalMeta,
  })

/** The association of the board that is logged in (C-051). */
export const cooperativeQuery = () =>
  queryOptions({
    queryKey: getGetCooperativeQueryKey(),
    queryFn: ({ signal }) => getCooperative({ signal }),
    meta: personalMeta,
  })

/** A space that several share, or a single dwelling. */
type PlaceKind = 'shared' | 'dwelling'

/** Public spaces or dwellings by address (C-045, C-046). */
export const placesQuery = (kind: PlaceKind, text: string, site: SiteKey) =>
  queryOptions({
    queryKey: (kind === 'shared' ? getSearchBuildingQueryKey : getSearchCaseObjectQueryKey)({ text, site }),
    queryFn: ({ signal }) =>
      (kind === 'shared' ? searchBuilding : searchCaseObject)({ text, site }, { signal }),
    meta: personalMeta,
  })

/** The rooms of a dwelling (C-048), or the public areas of a property (C-047). */
export const roomsQuery = (kind: PlaceKind, id: string) =>
  queryOptions({
    queryKey: (kind === 'shared' ? getGetBuildingRoomsQueryKey : getGetRoomsQueryKey)(id),
    queryFn: ({ signal }) => (kind === 'shared' ? getBuildingRooms : getRooms)(id, { signal }),
    meta: personalMeta,
  })

/** The detail areas of a room (C-049). An empty list is a failure. */
export const detailsQuery = (room: string) =>
  queryOptions({
    queryKey: getGetAssetsQueryKey(room),
    queryFn: async ({ signal }) => {
      const found = await getAssets(room, { signal })
      if (found.length === 0) throw new AppError('notFound')
      return found
    },
    meta: personalMeta,
  })

/** Answers that a report shows, with films (C-028). */
export const caseFaqQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['getCaseFaq', ...ids],
    queryFn: ({ signal }) => getCaseFaq({ faqIds: [...ids] }, { signal }),
    meta: personalMeta,
    retry: false,
  })

/** The same answers as plain articles (C-050), for when the others cannot be read. */
export const articlesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: getGetCustomerArticlesQueryKey({ ids: [...ids] }),
    queryFn: ({ signal }) => getCustomerArticles({ ids: [...ids] }, { signal }),
    meta: personalMeta,
    retry: false,
  })

/** Whom a report is by, and what it says. */
export type Report = { kind: 'board'; body: NewBoardErrand } | { kind: 'customer'; body: NewErrand }

/** How a report is followed on its way: how much of it has gone (0 to 1), and a way to call it off. */
type Watch = { signal: AbortSignal; onSent: (share: number) => void }

/** Sends a fault report: a board's (C-063), or that of anybody else (C-070). What lists errands is read anew. */
export function useSendReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ report, ...watch }: { report: Report } & Watch) =>
      report.kind === 'board' ? createBoardCase(report.body, watch) : createCustomerCase(report.body, watch),
    retry: false,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('cases') }),
  })
}

/** Changes a person's e-mail or phone before a report is sent (F-119); refused with 409 for an address in use. */
export function useChangeContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (changes: { email?: string; phoneNumber?: string }) => {
      const reply = await updateUser(changes)
      if (reply.result !== 'Ok') throw new AppError('invalid')
    },
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery().queryKey }),
  })
}

/** Changes where a board's errand mail goes (C-059). */
export function useChangeBoardEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => updateCaseAccount({ email }),
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: cooperativeQuery().queryKey }),
  })
}
