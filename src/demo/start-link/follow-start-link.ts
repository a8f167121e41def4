import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { withPass } from '../key/take-secrets.ts'
import { misreadText, problemTexts } from './problem-texts.ts'
import { canReach, siteAddress } from './site-address.ts'
import { showProblems } from './show-problems.ts'
import { readStartLink } from './start-link.ts'
import { joinWorld, joinedWorld, keptPass } from './world-cookie.ts'

type Found = NonNullable<ReturnType<typeof readStartLink>>

/**
 * Brings the mock into the state that the address asks for, then takes that out of the address; demonstrations only.
 * To be called before anything is read. What cannot be done is told over the portal, which is shown all the same.
 */
export async function followStartLink(site: Site): Promise<void> {
  const found = readStartLink(new URL(location.href))
  if (!found) return
  const { link, misread, rest } = found
  history.replaceState(history.state, '', rest)
  if (link.world !== undefined) joinWorld(link.world)
  // only now: the control client names the world of the address it is loaded at, and that need not be a name
  const { applyStartLink, logInAs } = await import('./apply-start-link.ts')
  const { persona, problems } = await applyStartLink(link)
  const all = [...misread.map(misreadText), ...problems]
  if (persona) {
    const home = siteNamed(persona.siteKey) ?? site
    // only pages of their own site know what they log in with
    if (home !== site && canReach(home)) {
      const address = siteAddress(home, home.basePath, passedOn(found))
      await leaveFor(withPass(address, keptPass()))
    }
    if (home !== site && persona.logins.length > 0) all.push(problemTexts.elsewhere(persona.name, home.name))
    const refused = await logInAs(persona).catch(() => problemTexts.silent)
    if (refused) all.push(refused)
  }
  if (all.length > 0) showProblems(all)
}

/** What the other site has to be told: who, in which world, and what was wrong, so that it is said there. */
function passedOn({ link: { persona }, misread }: Found): Record<string, string> {
  const world = joinedWorld()
  return {
    ...Object.fromEntries(misread.map(({ name, value }) => [name, value])),
    ...(world && { world }),
    ...(persona && { persona }),
  }
}

/** Never ends: the page is on its way out. */
function leaveFor(address: string): Promise<never> {
  location.replace(address)
  return new Promise<never>(() => undefined)
}
