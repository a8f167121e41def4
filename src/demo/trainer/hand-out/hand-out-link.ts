import type { components } from '#gen/mock_control/types.ts'
import type { Persona } from '../../control.ts'

type Scenario = components['schemas']['Scenario']

/** Where a world begins: on which page of which site, and as whom. */
export type Entry = { siteKey: string | undefined; path: string | undefined; personaId: string | undefined }

/**
 * Where a link into a world leads. Whoever is chosen begins on the start page of their own site; without a choice it is
 * where the world's scenario begins, as whom it is about. A scenario about logging in begins with nobody.
 */
export function entryOf(chosen: Persona | undefined, scenario: Scenario | undefined): Entry {
  if (chosen) return { siteKey: chosen.siteKey, path: undefined, personaId: chosen.id }
  if (!scenario) return { siteKey: undefined, path: undefined, personaId: undefined }
  const { siteKey, startPath, personaId, group } = scenario
  return {
    siteKey: siteKey ?? undefined,
    path: startPath ?? undefined,
    personaId: group === 'eid' ? undefined : (personaId ?? undefined),
  }
}
