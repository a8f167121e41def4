import type { Account, SavedSearch } from '../accounts/account.ts'
import type { World } from '../world.ts'
import { changeAlerts } from './change-alerts.ts'
import { changePriceMails } from './price-mails.ts'

/** The mails that one of them with a code was about: those of a search, or those of the prices of saved homes. */
type MailsOfCode = Readonly<{ account: Account; search?: SavedSearch }>

/** Whose mails carry a code, and of which search where they are about one. */
export function mailsOfCode({ accounts }: World, code: string): MailsOfCode | undefined {
  const account = accounts.ofPriceMailCode(code)
  return account ? { account } : accounts.searchOfCode(code)
}

/** Stops them. Done again it changes nothing. */
export function stopMails(world: World, { account, search }: MailsOfCode): void {
  if (!search) {
    if (account.priceMails !== false) changePriceMails(world, account.id, false)
  } else if ((search.alerts ?? 'never') !== 'never') changeAlerts(world, account.id, search.id, 'never')
}
