import type { Site } from '#src/sites/site.ts'
import { linkPath } from '../accounts/access/link-path.ts'
import type { World } from '../world.ts'

/** How the code of a mail begins, by what the mail is about. */
export const codeStart = { search: 'alr-', prices: 'prc-' } as const

/**
 * The local address at which the mails are stopped that carry a code. It says which of them the page asks about, since that
 * of prices has nothing to read before the press.
 */
export function stopPage(code: string, site: Site, world: World): string {
  const about = code.startsWith(codeStart.prices) ? '&about=prices' : ''
  return `${linkPath('searchAlerts', site, world)}?code=${code}${about}`
}
