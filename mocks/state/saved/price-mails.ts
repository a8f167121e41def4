import type { Site } from '#src/sites/site.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Account } from '../accounts/account.ts'
import { moneyOf } from '../bookings/papers/figures.ts'
import { letter } from '../mailbox/letter.ts'
import { shownPrice } from '../search/filters/price-span.ts'
import type { World } from '../world.ts'
import { listHeaders } from './list-headers.ts'
import { type LoweredFavourite, loweredFavourites } from './lowered-favourites.ts'
import { codeStart, stopPage } from './stop-page.ts'

/**
 * Sends the mails about saved homes whose price was lowered (F-152), each as on the morning it was. Done again it does
 * nothing. Says whether any was sent.
 */
export function sendPriceMails(world: World): boolean {
  let hasSent = false
  for (const account of world.accounts.withPriceMails()) {
    const { pricesMailedUntil = 0 } = account
    const due = loweredFavourites(account, world.bookings).filter(({ at }) => at > pricesMailedUntil)
    const last = due.at(-1)
    if (!last) continue
    const code = account.priceMailCode ?? `${codeStart.prices}${world.random.hex(24)}`
    for (const one of due) {
      const site = siteOf(one.home.site)
      const stop = stopPage(code, site, world)
      world.mailbox.send(priceLetter(account, one, { site, stop, code }), new Date(one.at).toISOString())
    }
    world.accounts.change(account.id, { pricesMailedUntil: last.at, priceMailCode: code })
    hasSent = true
  }
  return hasSent
}

/** Turns the mails on or off, after what was due before has been sent; what is lowered in between is not told later. */
export function changePriceMails(world: World, userId: string, priceMails: boolean): void {
  sendPriceMails(world)
  world.accounts.change(userId, { priceMails, pricesMailedUntil: world.clock.now() })
}

type Told = Readonly<{ site: Site; stop: string; code: string }>

function priceLetter(account: Account, { home }: LoweredFavourite, { site, stop, code }: Told) {
  const always = { expiresAt: null, usedAt: null }
  const links = [
    { purpose: 'viewHome' as const, url: home.url, ...always },
    { purpose: 'stopAlerts' as const, url: stop, code, ...always },
    { purpose: 'changeAlerts' as const, url: site.paths.mySettings ?? '/', ...always },
  ]
  const values = {
    name: account.firstName,
    home: `${home.stageName}, ${home.objectNumber}`,
    price: money(shownPrice(home), site),
    former: money(home.formerPrice, site),
    stop,
  }
  const made = letter('priceLowered', { site, to: account.email, values, links })
  return { ...made, headers: listHeaders(code, site) }
}

const money = (amount: number | undefined, site: Site): string =>
  amount === undefined ? '' : moneyOf(amount, site)
