import { scenarios } from '../../scenarios/scenarios.ts'
import { reply } from '../reply.ts'
import type { ControlOperation } from './service.ts'

/** The scenarios lie by group already: a file holds whole groups. */
const listed = Object.entries(scenarios).map(([id, { apply: _apply, ...shown }]) => ({ id, ...shown }))

export const listScenarios: ControlOperation<'listScenarios'> = () => reply(200, listed)
