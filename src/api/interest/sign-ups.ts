import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCreateInterestMutationOptions } from '#gen/account_service/calls/create-interest.ts'
import { getRegisterShowingMutationOptions } from '#gen/account_service/calls/register-showing.ts'
import type { InterestRequest, ShowingRequest } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { userQuery } from '../session/session.ts'
import { readToken } from '../session/token.ts'

/** Signs up interest in a home or a project (CI-006); whoever is logged in finds it in the account. */
export function useSignUpInterest({ siteId }: Site) {
  const onSuccess = useReadAccountAnew()
  return useMutation({
    ...composeMutation(getCreateInterestMutationOptions(), (request: Omit<InterestRequest, 'siteId'>) => ({
      data: { ...request, siteId },
    })),
    onSuccess,
  })
}

/** Books a place at a showing (CI-010); a visitor says who comes. */
export function useBookShowing() {
  const onSuccess = useReadAccountAnew()
  return useMutation({
    ...composeMutation(getRegisterShowingMutationOptions(), (data: ShowingRequest) => ({ data })),
    onSuccess,
  })
}

/** What was signed up for stands in the account of whoever is logged in. */
function useReadAccountAnew() {
  const client = useQueryClient()
  return async () => {
    if (readToken()) await client.invalidateQueries({ queryKey: userQuery().queryKey })
  }
}
