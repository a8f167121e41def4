import { endSession } from '#src/api/session.ts'
import { storeToken } from '#src/api/token.ts'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { control } from '../control.ts'
import { answered } from './answered.ts'
import { canReach, siteAddress } from './site-address.ts'
import { readStartLink } from './start-link.ts'
import type { StartLink } from './start-link.ts'
import { rememberProblem } from './panel-memory.ts'
import { joinWorld } from './world-cookie.ts'

/**
 * Brings the mock into the state that the address asks for, then takes that out of the address; demonstrations only.
 * To be called before anything is read. A part that the mock refuses is told in the director panel, and the portal is
 * shown all the same.
 */
export async function followStartLink(site: Site): Promise<void> {
  const found = readStartLink(new URL(location.href))
  if (!found) return
  history.replaceState(history.state, '', found.rest)
  if (found.link.world) joinWorld(found.link.world)
  try {
    const siteKey = await bringAbout(found.link)
    const home = siteKey && siteKey !== site.key ? siteNamed(siteKey) : undefined
    // a person of another site, on the page where the link led
    if (home && canReach(home)) await leaveFor(siteAddress(home, found.link.persona ? home.basePath : found.rest.pathname, passedOn(found.link)))
  } catch (error) {
    rememberProblem(error instanceof Error ? error.message : String(error))
  }
}

/** @returns the site of whoever was logged in */
async function bringAbout({ scenario, seed, at, frozen, faults, persona }: StartLink): Promise<string | undefined> {
  if (scenario) {
    await answered(control.POST('/__mock/scenarios/{scenarioId}/apply', { params: { path: { scenarioId: scenario } } }))
  } else if (seed !== undefined) {
    await answered(control.POST('/__mock/world/reset', { body: { seed } }))
  }
  if (at || frozen) {
    const body = { mode: frozen ? ('frozen' as const) : ('real' as const), ...(at && { now: at }) }
    await answered(control.PUT('/__mock/clock', { body }))
  }
  for (const rule of faults) await answered(control.POST('/__mock/faults', { body: rule }))
  if (!persona) return undefined
  return logInAs(persona)
}

async function logInAs(personaId: string): Promise<string | undefined> {
  const everybody = await answered(control.GET('/__mock/personas'))
  if (everybody.find(({ id }) => id === personaId)?.logins.length === 0) {
    endSession()
    return undefined
  }
  const session = await answered(
    control.POST('/__mock/personas/{personaId}/session', { params: { path: { personaId } } }),
  )
  storeToken(session.token)
  return session.siteKey
}

const passedOn = ({ world, persona }: StartLink) => ({ ...(world && { world }), ...(persona && { persona }) })

/** Never ends: the page is on its way out. */
function leaveFor(address: string): Promise<never> {
  location.replace(address)
  return new Promise<never>(() => undefined)
}
