import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createSavedSearch,
  deleteSavedSearch,
  getGetSavedSearchesQueryKey,
  getSavedSearches,
} from '#gen/account_service/hooks.ts'
import type { SavedSearch, SavedSearchRequest } from '#gen/account_service/model.ts'
import { personalMeta } from './session.ts'

/** The searches a customer has saved, the newest first (CI-001). */
export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: getGetSavedSearchesQueryKey(),
    queryFn: ({ signal }) => getSavedSearches({ signal }),
    meta: personalMeta,
  })

/** Saves a search (CI-002). A conflict says that it is saved already, or that there are as many as one may have. */
export function useSaveSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (search: SavedSearchRequest) => createSavedSearch(search),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }),
  })
}

/** Deletes a saved search (CI-003). */
export function useDeleteSavedSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => deleteSavedSearch(id),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }),
  })
}
