import type { components } from '#gen/account_service/types.ts'
import type { SavedSearch } from '../accounts/account.ts'
import type { World } from '../world.ts'
import { sendSearchAlerts } from './search-alerts.ts'

/**
 * Changes how often a search mails, after what was due before has been sent, and counts its periods anew. Undefined where
 * there is no such search.
 */
export function changeAlerts(
  world: World,
  userId: string,
  searchId: string,
  alerts: components['schemas']['SearchAlerts'],
): SavedSearch | undefined {
  sendSearchAlerts(world)
  const account = world.accounts.byId(userId)
  const before = account?.savedSearches.find(({ id }) => id === searchId)
  if (!account || !before) return undefined
  const saved = { ...before, alerts }
  world.accounts.change(account.id, {
    savedSearches: account.savedSearches.map((one) => (one === before ? saved : one)),
    alertsFrom: { ...account.alertsFrom, [saved.id]: world.clock.now() },
  })
  return saved
}
