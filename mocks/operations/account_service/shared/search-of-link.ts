import type { components } from '#gen/account_service/types.ts'
import type { SavedSearch } from '../../../state/accounts/account.ts'

/** What whoever has a mail about a search may know of it: no more than the mail says. */
export const searchOfLink = ({
  name,
  url,
  alerts = 'never',
}: SavedSearch): components['schemas']['SearchOfLink'] => ({ name, url, alerts })
