import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { fill } from '../../catalogue/words/words.ts'
import { ownValue } from '../../engine/own-value.ts'
import type { Account, SavedSearch } from '../accounts/account.ts'
import { moneyOf } from '../bookings/papers/figures.ts'
import { letter } from '../mailbox/letter.ts'
import { shownPrice } from '../search/filters/price-span.ts'
import { worldIndexOf } from '../search/index/world-index.ts'
import type { World } from '../world.ts'
import { alertWords } from './alert-words.ts'
import { listHeaders } from './list-headers.ts'
import { type News, newsOfSearch, newsTimes } from './search-news.ts'
import { codeStart, stopPage } from './stop-page.ts'

const dayMs = 86_400_000
const periods = { daily: dayMs, weekly: 7 * dayMs } as const

/** How many homes a mail names, and what it names first. */
const maxNamed = 10
const order: readonly News['what'][] = ['started', 'lowered', 'new']

/**
 * Sends the mails about saved searches that have become due (F-153), as at the time each was: a day or a week after the
 * one before, and only where there was news. Done again it does nothing. Says whether any was sent.
 */
export function sendSearchAlerts(world: World): boolean {
  let hasSent = false
  for (const account of world.accounts.withAlerts()) {
    for (const search of account.savedSearches) {
      const sentAt = sendDue(world, account, search)
      if (sentAt === undefined) continue
      hasSent = true
      const alertsFrom = { ...world.accounts.byId(account.id)?.alertsFrom, [search.id]: sentAt }
      world.accounts.change(account.id, { alertsFrom })
    }
  }
  return hasSent
}

/** Sends what is due of a search, and says when the last of it was, if there was any. */
function sendDue(world: World, account: Account, search: SavedSearch): number | undefined {
  const { alerts = 'never', filter, siteId } = search
  const site = sites.find((one) => one.siteId === siteId)
  const now = world.clock.now()
  const from = account.alertsFrom?.[search.id] ?? Date.parse(search.createdOn)
  if (alerts === 'never' || site === undefined || now < from + periods[alerts]) return undefined
  const period = periods[alerts]
  const index = worldIndexOf(world, site)
  const dueAt = (at: number) => from + Math.ceil((at - from) / period) * period
  const times = newsTimes(index, world.catalogue, { after: from, until: now }).map(dueAt)
  let last: number | undefined
  for (const until of [...new Set(times)].filter((at) => at <= now).sort((a, b) => a - b)) {
    const news = newsOfSearch(index, world.catalogue, filter, { after: until - period, until })
    if (news.length === 0) continue
    const code = codeOf(world, account.id, search.id)
    const stop = stopPage(code, site, world)
    world.mailbox.send(
      alertLetter(account, search, { site, news, stop, code }),
      new Date(until).toISOString(),
    )
    last = until
  }
  return last
}

/** The code that stops the mails about a search: the same in each of them. */
function codeOf({ accounts, random }: World, userId: string, searchId: string): string {
  const { alertCodes = {} } = accounts.byId(userId) ?? {}
  const known = ownValue(alertCodes, searchId)
  if (known !== undefined) return known
  const code = `${codeStart.search}${random.hex(24)}`
  accounts.change(userId, { alertCodes: { ...alertCodes, [searchId]: code } })
  return code
}

type Told = Readonly<{ site: Site; news: readonly News[]; stop: string; code: string }>

function alertLetter(account: Account, search: SavedSearch, { site, news, stop, code }: Told) {
  const words = alertWords[site.language]
  const more = news.length - maxNamed
  const sorted = news.toSorted((a, b) => order.indexOf(a.what) - order.indexOf(b.what))
  const lines = sorted.slice(0, maxNamed).map((one) => `– ${lineOf(one, site)}`)
  if (more > 0) lines.push(fill(words.more, { count: String(more) }))
  const often = search.alerts === 'weekly' ? words.weekly : words.daily
  const always = { expiresAt: null, usedAt: null }
  const links = [
    { purpose: 'viewSearch' as const, url: search.url, ...always },
    { purpose: 'stopAlerts' as const, url: stop, code, ...always },
    { purpose: 'changeAlerts' as const, url: site.paths.savedSearches ?? '/', ...always },
  ]
  const values = { name: account.firstName, search: search.name, homes: lines.join('\n'), often, stop }
  const made = letter('searchAlert', { site, to: account.email, values, links })
  return { ...made, headers: listHeaders(code, site) }
}

function lineOf({ home, what }: News, site: Site): string {
  const { stageName, objectNumber, formerPrice } = home
  const price = shownPrice(home)
  const former = formerPrice === undefined ? '' : moneyOf(formerPrice, site)
  const said = fill(alertWords[site.language][what], { former })
  return `${stageName}, ${objectNumber}${price === undefined ? '' : `, ${moneyOf(price, site)}`}: ${said}`
}
