import { endSession, logOut } from '#src/api/session/session.ts'
import { siteNamed } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'
import { control } from '../../control.ts'
import type { Persona } from '../../control.ts'
import { withPass } from '../../key/take-secrets.ts'
import { canReach, siteAddress } from '../../start-link/site-address.ts'
import { keptPass } from '../../start-link/world-cookie.ts'
import { answered } from '../mock/answered.ts'
import type { Control } from '../mock/control-types.ts'
import type { en } from '../panel-texts/en.ts'
import { panelTexts } from '../panel-texts/panel-texts.ts'
import { rememberToSay } from '../frame/panel-memory.ts'
import { takeSession } from './session.ts'
import type { PortalControls } from '../portal-controls.ts'

/** Loads the page anew, and tells then what has happened. */
export function reloadSaying(text: string): void {
  rememberToSay(text)
  location.reload()
}

/** Logs out: nobody is known any more. */
export function logOutPersona(texts: typeof en): void {
  logOut()
  reloadSaying(texts.people.loggedOut)
}

/** Logs in as somebody, on the site where they belong. */
export async function switchPersona(
  persona: Persona,
  { site }: PortalControls,
  worldId: string,
): Promise<void> {
  const texts = panelTexts[site.language]
  if (persona.logins.length === 0) return logOutPersona(texts)
  const home = siteNamed(persona.siteKey)
  if (home && home.key !== site.key && canReach(home)) {
    rememberToSay(panelTexts[home.language].people.loggedIn(persona.name))
    const params = { persona: persona.id, world: worldId }
    return location.assign(withPass(siteAddress(home, home.basePath, params), keptPass()))
  }
  await takeSession(persona.id).catch((cause: unknown) => {
    const isRefused = persona.expectedResult !== 'Ok'
    throw isRefused ? new Error(texts.people.cannot(persona.name, persona.expectedResult), { cause }) : cause
  })
  reloadSaying(texts.people.loggedIn(persona.name))
}

/**
 * Starts a scenario on its page. Whom it is about is logged in, unless logging in is what it is about: then nobody is.
 */
export async function startScenario(
  scenario: Control<'Scenario'>,
  { site }: PortalControls,
  worldId: string,
): Promise<void> {
  const { id, personaId, siteKey, startPath, group } = scenario
  await answered(
    control.POST('/__mock/scenarios/{scenarioId}/apply', { params: { path: { scenarioId: id } } }),
  )
  const home = (siteKey && siteNamed(siteKey)) || site
  const who = group === 'eid' ? null : personaId
  const name = home.language === site.language ? scenario.name : await nameIn(home, scenario)
  rememberToSay(panelTexts[home.language].scenarios.applied(name))
  if (home.key !== site.key && canReach(home)) {
    const params = { persona: who ?? 'visitor', world: worldId }
    return location.assign(withPass(siteAddress(home, startPath ?? home.basePath, params), keptPass()))
  }
  // whom no login lets in stays outside
  if (who) await takeSession(who).catch(endSession)
  else endSession()
  goTo(startPath)
}

/** What a scenario is called where one comes to by it. */
async function nameIn({ wireLocale }: Site, { id, name }: Control<'Scenario'>): Promise<string> {
  const params = { query: { language: wireLocale } }
  const told = await answered(control.GET('/__mock/scenarios', { params }))
  return told.find((one) => one.id === id)?.name ?? name
}

/** Goes to a page; to the one that is shown, by loading it anew. */
function goTo(path: string | null): void {
  const target = path === null ? undefined : new URL(path, location.origin)
  const isHere = target?.pathname === location.pathname && target.search === location.search
  if (target && !isHere) return location.assign(target)
  if (target) location.hash = target.hash
  location.reload()
}
