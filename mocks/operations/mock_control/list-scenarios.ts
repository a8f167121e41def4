import { scenarios } from '../../scenarios/scenarios.ts'
import { reply } from '../shared/reply.ts'
import type { ControlOperation } from './shared/types.ts'

const shown = Object.entries(scenarios).map(([id, { apply: _apply, ...told }]) => ({ id, ...told }))

/** By group, in the order in which groups first come up. */
const listed = [...Map.groupBy(shown, ({ group }) => group).values()].flat()

export const listScenarios: ControlOperation<'listScenarios'> = () => reply(200, listed)
