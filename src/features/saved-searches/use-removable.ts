import { useState } from 'react'
import type { SavedSearch } from '#gen/account_service/model.ts'
import { useDeleteSavedSearch, useSaveSearch } from '#src/api/interest/saved-searches.ts'
import { rowsOf } from './rows.ts'

/**
 * Saved searches that keep their place when they are removed, until the page is left, so that a slip of the hand can be
 * undone. What was removed is saved anew, and is another search to the service.
 */
export function useRemovable(searches: readonly SavedSearch[]) {
  const [removed, setRemoved] = useState<readonly SavedSearch[]>([])
  const deletion = useDeleteSavedSearch()
  const saving = useSaveSearch()

  const remove = async (search: SavedSearch) => {
    await deletion.mutateAsync(search)
    setRemoved((now) => [...now, search])
  }
  const restore = async ({ name, url, filter, siteId, alerts }: SavedSearch) => {
    await saving.mutateAsync({ name, url, filter, siteId, ...(alerts && { alerts }) })
    setRemoved((now) => now.filter((one) => one.url !== url || one.siteId !== siteId))
  }
  return { rows: rowsOf(searches, removed), remove, restore }
}
