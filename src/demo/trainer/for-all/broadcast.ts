import type { components } from '#gen/mock_control/types.ts'
import { control } from '../../control.ts'
import { answered } from '../../director/mock/answered.ts'
import type { WorldSummary } from '../worlds-query.ts'

const day = 24 * 60 * 60

/** How far the time can be moved by one press, in seconds. */
export const steps = { hour: 60 * 60, day, month: 30 * day }

/** The header that names the world a call is for. */
const meant = ({ id }: WorldSummary) => ({ header: { 'X-World': id } })

export const startIn = (scenarioId: string) => (world: WorldSummary) =>
  answered(
    control.POST('/__mock/scenarios/{scenarioId}/apply', {
      params: { path: { scenarioId }, ...meant(world) },
    }),
  )

export const startSheetIn = (sheetId: string) => (world: WorldSummary) =>
  answered(control.POST('/__mock/sheets/{sheetId}/start', { params: { path: { sheetId }, ...meant(world) } }))

/** Tells something on all pages of a world; null takes it away. */
export const tellIn = (text: string | null) => (world: WorldSummary) =>
  answered(control.PUT('/__mock/lesson/message', { params: meant(world), body: { text } }))

export const labelIn =
  (label: string | null) =>
  ({ id }: WorldSummary) =>
    answered(
      control.PATCH('/__mock/worlds/{worldId}', { params: { path: { worldId: id } }, body: { label } }),
    )

export const advanceIn = (seconds: number) => (world: WorldSummary) =>
  answered(control.POST('/__mock/clock/advance', { params: meant(world), body: { seconds } }))

export const setClockIn = (body: components['schemas']['SetClockRequest']) => (world: WorldSummary) =>
  answered(control.PUT('/__mock/clock', { params: meant(world), body }))

export const resetIn = (world: WorldSummary) =>
  answered(control.POST('/__mock/world/reset', { params: meant(world), body: {} }))

export const deleteWorld = ({ id }: WorldSummary) =>
  answered(control.DELETE('/__mock/worlds/{worldId}', { params: { path: { worldId: id } } }))
