import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getUpdateUserMutationOptions } from '#gen/account_service/calls/update-user.ts'
import { createBoardCase } from '#gen/case_management/calls/create-board-case.ts'
import { createCustomerCase } from '#gen/case_management/calls/create-customer-case.ts'
import { getGetAssetsQueryOptions } from '#gen/case_management/calls/get-assets.ts'
import { getGetBuildingRoomsQueryOptions } from '#gen/case_management/calls/get-building-rooms.ts'
import { getGetCaseAccountQueryOptions } from '#gen/case_management/calls/get-case-account.ts'
import { getGetCooperativeQueryOptions } from '#gen/case_management/calls/get-cooperative.ts'
import { getGetCustomerAgreementsQueryOptions } from '#gen/case_management/calls/get-customer-agreements.ts'
import { getGetCustomerArticlesQueryOptions } from '#gen/case_management/calls/get-customer-articles.ts'
import { getGetRoomsQueryOptions } from '#gen/case_management/calls/get-rooms.ts'
import { getSearchBuildingQueryOptions } from '#gen/case_management/calls/search-building.ts'
import { getSearchCaseObjectQueryOptions } from '#gen/case_management/calls/search-case-object.ts'
import { getUpdateCaseAccountMutationOptions } from '#gen/case_management/calls/update-case-account.ts'
import type { NewBoardErrand, NewErrand } from '#gen/case_management/model.ts'
import { getGetCaseFaqQueryOptions } from '#gen/system/calls/get-case-faq.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { composeQuery } from '../compose-query.ts'
import { AppError } from '../errors.ts'
import { idempotencyKey } from '../idempotency-key.ts'
import { personalMeta, userQuery } from '../session/session.ts'

const personal = { query: { meta: personalMeta } }

/** The homes that a resident has agreements for (C-066); none where the answer is 204 (F-106). */
export const agreementsQuery = () =>
  composeQuery(getGetCustomerAgreementsQueryOptions(), async (answer) => (await answer) ?? [], {
    meta: personalMeta,
  })

/** The association of the board that is logged in (C-051). */
export const cooperativeQuery = () => getGetCooperativeQueryOptions(personal)

/** A space that several share, or a single dwelling. */
type PlaceKind = 'shared' | 'dwelling'

/** Public spaces or dwellings by address (C-045, C-046). */
export const placesQuery = (kind: PlaceKind, text: string, site: SiteKey) =>
  kind === 'shared'
    ? getSearchBuildingQueryOptions({ text, site }, personal)
    : getSearchCaseObjectQueryOptions({ text, site }, personal)

/** The rooms of a dwelling (C-048), or the public areas of a property (C-047). */
export const roomsQuery = (kind: PlaceKind, id: string) =>
  kind === 'shared' ? getGetBuildingRoomsQueryOptions(id, personal) : getGetRoomsQueryOptions(id, personal)

/** The detail areas of a room (C-049). An empty list is a failure. */
export const detailsQuery = (room: string) =>
  composeQuery(
    getGetAssetsQueryOptions(room),
    async (answer) => {
      const found = await answer
      if (found.length === 0) throw new AppError('notFound')
      return found
    },
    { meta: personalMeta },
  )

/** Answers that a report shows, with films (C-028). */
export const caseFaqQuery = (ids: readonly string[]) =>
  getGetCaseFaqQueryOptions({ faqIds: [...ids] }, { query: { meta: personalMeta, retry: false } })

/** The same answers as plain articles (C-050), for when the others cannot be read. */
export const articlesQuery = (ids: readonly string[]) =>
  getGetCustomerArticlesQueryOptions({ ids: [...ids] }, { query: { meta: personalMeta, retry: false } })

/** Whom a report is by, and what it says. */
export type Report = { kind: 'board'; body: NewBoardErrand } | { kind: 'customer'; body: NewErrand }

/** How a report is followed on its way: how much of it has gone (0 to 1), and a way to call it off. */
type Watch = { signal: AbortSignal; onSent: (share: number) => void }

/**
 * Sends a fault report: a board's (C-063), or that of anybody else (C-070). What lists errands is read anew. Sent again,
 * as after an answer that got lost, it is received once.
 */
export function useSendReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draftId, report, ...watch }: { draftId: string; report: Report } & Watch) => {
      const headers = { 'Idempotency-Key': idempotencyKey(draftId, report) }
      return report.kind === 'board'
        ? createBoardCase(report.body, headers, watch)
        : createCustomerCase(report.body, headers, watch)
    },
    retry: false,
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('cases') }),
  })
}

/** Changes a person's e-mail or phone before a report is sent (F-119); refused with 409 for an address in use. */
export function useChangeContact() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(
      getUpdateUserMutationOptions(),
      (changes: { email?: string; phoneNumber?: string }) => ({ data: changes }),
      async (answer) => {
        if ((await answer).result !== 'Ok') throw new AppError('invalid')
      },
    ),
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: userQuery().queryKey }),
  })
}

/** Where a board's errand mail goes (C-058): until it has given an address, to whoever asks. */
export const boardEmailQuery = () => getGetCaseAccountQueryOptions(personal)

/** Changes where a board's errand mail goes (C-059). */
export function useChangeBoardEmail() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(getUpdateCaseAccountMutationOptions(), (email: string) => ({ data: { email } })),
    retry: false,
    onSuccess: async () => {
      await Promise.all(
        [cooperativeQuery(), boardEmailQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}
