import type { components } from '#gen/mock_control/types.ts'
import type { World } from '../state/world.ts'

type Shown = components['schemas']['Scenario']

/** What people read of a scenario. */
export type Told = Readonly<Pick<Shown, 'name' | 'description'>>

/**
 * A named starting point: what people read of it, here in English and in `texts/` in the other languages, and what it
 * does to a world in which nothing has happened yet.
 */
export type Scenario = Omit<Shown, 'id'> & { apply: (world: World) => void }

export type Scenarios = Record<string, Scenario>

/** For any site and anybody, from no page in particular. */
export const anywhere = { siteKey: null, personaId: null, startPath: null } as const
