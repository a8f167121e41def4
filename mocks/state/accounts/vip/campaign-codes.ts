import type { SiteKey } from '#src/sites/site.ts'
import { type Day, addDays } from '../../../catalogue/dates.ts'

/** A campaign that stands for the VIP fee: where, and from and to when, in days from the day the world began. */
type Campaign = Readonly<{ code: string; sites: readonly SiteKey[]; from: number; to: number }>

/** One that runs in Sweden, one in Norway, one that is over, and one that has not begun. */
const campaigns: readonly Campaign[] = [
  { code: 'VAR2026', sites: ['Jmse', 'Seniorgarden', 'Boratt'], from: -365, to: 730 },
  { code: 'NORDLYS', sites: ['Jmno'], from: -365, to: 730 },
  { code: 'HOST2024', sites: ['Jmse', 'Seniorgarden', 'Boratt', 'Jmno'], from: -700, to: -300 },
  { code: 'SNART', sites: ['Jmse', 'Seniorgarden', 'Boratt', 'Jmno'], from: 60, to: 400 },
]

/** Whether a code is good on a site on a day, in any case of letters; `began` is the day the world began. */
export function isCampaignCode(code: string, site: SiteKey, day: Day, began: Day): boolean {
  const campaign = campaigns.find((one) => one.code === code.toUpperCase())
  if (!campaign?.sites.includes(site)) return false
  return addDays(began, campaign.from) <= day && day <= addDays(began, campaign.to)
}
