import type { SiteKey } from '#src/sites/site.ts'
import type { SiteContent } from './page-data.ts'
import { bjorkvallContent } from './sites/bjorkvall.ts'
import { englishContent } from './sites/english.ts'
import { entreprenadContent } from './sites/entreprenad.ts'
import { finlandContent } from './sites/finland.ts'
import { kvarterContent } from './sites/kvarter.ts'
import { norwayContent } from './sites/norway.ts'
import { seniorContent } from './sites/senior.ts'

/** Everything that is written for each site. */
export const contentBySite: Readonly<Record<SiteKey, SiteContent>> = {
  Jmse: bjorkvallContent,
  JmseEn: englishContent,
  Seniorgarden: seniorContent,
  Boratt: kvarterContent,
  Jmno: norwayContent,
  Jmoy: finlandContent,
  JmEntreprenad: entreprenadContent,
}
