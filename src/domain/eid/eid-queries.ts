import { loginCodeQuery, loginStatusQuery } from '#src/api/account/account.ts'
import { eidCodeQuery, eidStatusQuery } from '#src/api/eid/eid-flow.ts'
import type { Site } from '#src/sites/site.ts'
import { isLogin, tabOfPurpose } from './eid-purpose.ts'
import type { EidPurpose } from './eid-purpose.ts'

/** How far an e-ID app has come that was called for this purpose. */
export const statusQueryOf = (purpose: EidPurpose, site: Site, session: string) =>
  isLogin(purpose) ? loginStatusQuery(session, tabOfPurpose[purpose]) : eidStatusQuery(purpose, site, session)

/** What the code comes to that somebody was sent back with. */
export const codeQueryOf = (purpose: EidPurpose, site: Site, returned: { code: string; session?: string }) =>
  isLogin(purpose) ? loginCodeQuery(site, returned) : eidCodeQuery(purpose, site, returned)
