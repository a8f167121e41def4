import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  closeCase,
  closeCustomerCase,
  getCase,
  getCaseFile,
  getCases,
  getCustomerCase,
  getCustomerCaseFile,
  getCustomerCases,
  getGetCaseFileQueryKey,
  getGetCaseQueryKey,
  getGetCasesQueryKey,
  getGetCustomerCaseFileQueryKey,
  getGetCustomerCaseQueryKey,
  getGetCustomerCasesQueryKey,
  getGetRoundFileQueryKey,
  getGetRoundQueryKey,
  getGetRoundsQueryKey,
  getHasCasesQueryKey,
  getRound,
  getRoundFile,
  getRounds,
  hasCases,
  updateCase,
  updateCustomerCase,
} from '#gen/case_management/hooks.ts'
import type { Attachment, Errand, ErrandUpdate } from '#gen/case_management/model.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { personalMeta } from './session.ts'

/** Whose errands: a resident's own, or those of the association that a board member acts for. */
export type ErrandHolder = 'resident' | 'board'

const calls = {
  resident: {
    list: getCustomerCases,
    listKey: getGetCustomerCasesQueryKey,
    read: getCustomerCase,
    readKey: getGetCustomerCaseQueryKey,
    update: updateCustomerCase,
    close: closeCustomerCase,
  },
  board: {
    list: getCases,
    listKey: getGetCasesQueryKey,
    read: getCase,
    readKey: getGetCaseQueryKey,
    update: updateCase,
    close: closeCase,
  },
}

/** All errands of a holder (C-052, C-064). */
export const errandsQuery = (holder: ErrandHolder) =>
  queryOptions({
    queryKey: calls[holder].listKey(),
    meta: personalMeta,
    queryFn: ({ signal }) => calls[holder].list({ signal }),
  })

/** Whether somebody has errands at all (C-062); an error answer is an error. */
export const hasErrandsQuery = () =>
  queryOptions({
    queryKey: getHasCasesQueryKey(),
    meta: personalMeta,
    queryFn: ({ signal }) => hasCases({ signal }),
  })

/** The rounds through an association's houses that found something (C-055, S-074). */
export const roundsQuery = () =>
  queryOptions({
    queryKey: getGetRoundsQueryKey(),
    meta: personalMeta,
    queryFn: async ({ signal }) =>
      (await getRounds({ signal })).filter(({ nrOfCaseControlPoints }) => nrOfCaseControlPoints > 0),
  })

/** One errand (C-053, C-065). */
export const errandQuery = (holder: ErrandHolder, id: string) =>
  queryOptions({
    queryKey: calls[holder].readKey(id),
    meta: personalMeta,
    queryFn: ({ signal }) => calls[holder].read(id, { signal }),
  })

/** One round (C-054). */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: getGetRoundQueryKey(id),
    meta: personalMeta,
    queryFn: ({ signal }) => getRound(id, { signal }),
  })

/** What an attachment hangs on; each has a path of its own (F-130). */
export type AttachmentOf = ErrandHolder | 'round'

const files = {
  resident: { read: getCustomerCaseFile, key: getGetCustomerCaseFileQueryKey },
  board: { read: getCaseFile, key: getGetCaseFileQueryKey },
  round: { read: getRoundFile, key: getGetRoundFileQueryKey },
}

type FileName = Pick<Attachment, 'attachmentId' | 'filename'>

/** The bytes of an attachment (C-056, C-057, C-068); a file never changes. */
export const attachmentQuery = (of: AttachmentOf, { attachmentId, filename }: FileName) =>
  queryOptions({
    queryKey: files[of].key(attachmentId, filename),
    meta: personalMeta,
    staleTime: Infinity,
    queryFn: ({ signal }) => files[of].read(attachmentId, filename, { signal }),
  })

/** What a completion brings; only what is given changes. */
export type ErrandChanges = Omit<ErrandUpdate, 'site'>

/** Completes an errand (C-061, C-069, F-126); errors 409 caseClosed, 413 and 422 of its files. */
export function useUpdateErrand(holder: ErrandHolder, site: SiteKey) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: ErrandChanges }) =>
      calls[holder].update(id, { site, ...changes }),
    onSuccess: (errand: Errand) => {
      client.setQueryData(errandQuery(holder, errand.id).queryKey, errand)
      return client.invalidateQueries(errandsQuery(holder))
    },
  })
}

/** Closes an errand, which counts as cancelled by the customer (C-060, C-067, S-067); error 409 caseClosed. */
export function useCloseErrand(holder: ErrandHolder, site: SiteKey) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => calls[holder].close(id, { site }),
    // also after a failure: it may have been closed meanwhile
    onSettled: (_answer, _error, id) =>
      Promise.all([
        client.invalidateQueries(errandQuery(holder, id)),
        client.invalidateQueries(errandsQuery(holder)),
      ]),
  })
}
