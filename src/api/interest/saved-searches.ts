import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getChangeAlertsOfLinkMutationOptions } from '#gen/account_service/calls/change-alerts-of-link.ts'
import { getCreateSavedSearchMutationOptions } from '#gen/account_service/calls/create-saved-search.ts'
import { getDeleteSavedSearchMutationOptions } from '#gen/account_service/calls/delete-saved-search.ts'
import { getGetSavedSearchesQueryOptions } from '#gen/account_service/calls/get-saved-searches.ts'
import { getGetSearchOfLinkQueryOptions } from '#gen/account_service/calls/get-search-of-link.ts'
import { getUpdateSavedSearchMutationOptions } from '#gen/account_service/calls/update-saved-search.ts'
import type {
  AlertsOfLinkRequest,
  SavedSearch,
  SavedSearchRequest,
  SearchAlerts,
} from '#gen/account_service/model.ts'
import { composeMutation } from '../compose-mutation.ts'
import { personalMeta } from '../session/session.ts'

/** The searches a customer has saved, the newest first (CI-001). */
export const savedSearchesQuery = () => getGetSavedSearchesQueryOptions({ query: { meta: personalMeta } })

/** Saves a search (CI-002). A conflict says that it is saved already, or that there are as many as one may have. */
export function useSaveSearch() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(getCreateSavedSearchMutationOptions(), (data: SavedSearchRequest) => ({ data })),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }),
  })
}

/** Deletes a saved search (CI-003). */
export function useDeleteSavedSearch() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(getDeleteSavedSearchMutationOptions(), ({ id }: SavedSearch) => ({ id })),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }),
  })
}

/** Changes how often a saved search mails. */
export function useChangeAlerts() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(
      getUpdateSavedSearchMutationOptions(),
      ({ id, alerts }: { id: string; alerts: SearchAlerts }) => ({ id, data: { alerts } }),
    ),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }),
  })
}

/** Which search a mail was about, by the code of its link; whoever reads it need not be logged in. */
export const searchOfLinkQuery = (code: string) =>
  getGetSearchOfLinkQueryOptions({ code }, { query: { retry: false, staleTime: Infinity, gcTime: 0 } })

/** Stops the mails about a search by the link of one of them, or takes that back. */
export function useChangeAlertsOfLink() {
  const client = useQueryClient()
  return useMutation({
    ...composeMutation(getChangeAlertsOfLinkMutationOptions(), (data: AlertsOfLinkRequest) => ({ data })),
    onSuccess: (search, { code }) => {
      client.setQueryData(searchOfLinkQuery(code).queryKey, search)
      return client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey })
    },
  })
}
