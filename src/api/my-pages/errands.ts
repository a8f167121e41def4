import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCloseCaseMutationOptions } from '#gen/case_management/calls/close-case.ts'
import { getCloseCustomerCaseMutationOptions } from '#gen/case_management/calls/close-customer-case.ts'
import { getGetCaseFileQueryOptions } from '#gen/case_management/calls/get-case-file.ts'
import { getGetCaseQueryOptions } from '#gen/case_management/calls/get-case.ts'
import { getGetCasesQueryOptions } from '#gen/case_management/calls/get-cases.ts'
import { getGetCustomerCaseFileQueryOptions } from '#gen/case_management/calls/get-customer-case-file.ts'
import { getGetCustomerCaseQueryOptions } from '#gen/case_management/calls/get-customer-case.ts'
import { getGetCustomerCasesQueryOptions } from '#gen/case_management/calls/get-customer-cases.ts'
import { getGetRoundFileQueryOptions } from '#gen/case_management/calls/get-round-file.ts'
import { getGetRoundQueryOptions } from '#gen/case_management/calls/get-round.ts'
import { getGetRoundsQueryOptions } from '#gen/case_management/calls/get-rounds.ts'
import { getHasCasesQueryOptions } from '#gen/case_management/calls/has-cases.ts'
import { getUpdateCaseMutationOptions } from '#gen/case_management/calls/update-case.ts'
import { getUpdateCustomerCaseMutationOptions } from '#gen/case_management/calls/update-customer-case.ts'
import type { Attachment, Errand, Round } from '#gen/case_management/model.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { personalMeta } from '../session/session.ts'
import { stillToDo } from './errand-changes.ts'
import type { ErrandChanges } from './errand-changes.ts'

/** Whose errands: a resident's own, or those of the association that a board member acts for. */
export type ErrandHolder = 'resident' | 'board'

const calls = {
  resident: {
    list: getGetCustomerCasesQueryOptions,
    read: getGetCustomerCaseQueryOptions,
    update: getUpdateCustomerCaseMutationOptions,
    close: getCloseCustomerCaseMutationOptions,
  },
  board: {
    list: getGetCasesQueryOptions,
    read: getGetCaseQueryOptions,
    update: getUpdateCaseMutationOptions,
    close: getCloseCaseMutationOptions,
  },
}

const personal = { query: { meta: personalMeta } }

/** All errands of a holder (C-052, C-064). */
export const errandsQuery = (holder: ErrandHolder) => calls[holder].list(personal)

/** Whether somebody has errands at all (C-062); an error answer is an error. */
export const hasErrandsQuery = () => getHasCasesQueryOptions(personal)

/** The rounds through an association's houses that found something (C-055, S-074). */
export const roundsQuery = () =>
  getGetRoundsQueryOptions({ query: { meta: personalMeta, select: thatFoundSomething } })

const thatFoundSomething = (rounds: Round[]) =>
  rounds.filter(({ nrOfCaseControlPoints }) => nrOfCaseControlPoints > 0)

/** One errand (C-053, C-065). */
export const errandQuery = (holder: ErrandHolder, id: string) => calls[holder].read(id, personal)

/** One round (C-054). */
export const roundQuery = (id: string) => getGetRoundQueryOptions(id, personal)

/** What an attachment hangs on; each has a path of its own (F-130). */
export type AttachmentOf = ErrandHolder | 'round'

const files = {
  resident: getGetCustomerCaseFileQueryOptions,
  board: getGetCaseFileQueryOptions,
  round: getGetRoundFileQueryOptions,
}

type FileName = Pick<Attachment, 'attachmentId' | 'filename'>

/** The bytes of an attachment (C-056, C-057, C-068); a file never changes. */
export const attachmentQuery = (of: AttachmentOf, { attachmentId, filename }: FileName) =>
  files[of](attachmentId, filename, { query: { meta: personalMeta, staleTime: Infinity } })

/** A change, and the errand that it was made on where it has failed before. */
type Completion = { id: string; changes: ErrandChanges; failedOn?: Errand | undefined }

/** Completes an errand (C-061, C-069, F-126); errors 409 caseClosed, 413 and 422 of its files. */
export function useUpdateErrand(holder: ErrandHolder, site: SiteKey) {
  const client = useQueryClient()
  const { mutationFn: send } = composeMutation(calls[holder].update(), ({ id, changes }: Completion) => ({
    id,
    data: { site, ...changes },
  }))
  return useMutation({
    mutationFn: async ({ id, changes, failedOn }: Completion, context) => {
      if (!failedOn) return send({ id, changes }, context)
      const now = await client.query({ ...errandQuery(holder, id), staleTime: 0 })
      const left = stillToDo(changes, failedOn, now)
      return left ? send({ id, changes: left }, context) : now
    },
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
    ...composeMutation(calls[holder].close(), (id: string) => ({ id, data: { site } })),
    // also after a failure: it may have been closed meanwhile
    onSettled: (_answer, _error, id) =>
      Promise.all([
        client.invalidateQueries(errandQuery(holder, id)),
        client.invalidateQueries(errandsQuery(holder)),
      ]),
  })
}
