import { problem } from '../../engine/answer/problem.ts'
import { shownPrice } from '../../state/search/filters/price-span.ts'
import { reply } from '../shared/reply.ts'
import { explorerObjects } from './shared/explorer-objects.ts'
import { pickerOf } from './shared/picker-source.ts'
import type { ExplorerOperation } from './shared/types.ts'
import { tourToken } from './shared/tour-token.ts'
import { pickerViews, startViewOf } from './shared/views.ts'

/** Statuses and prices are those of the moment: a home that somebody holds is reserved for everybody else. */
export const getExplorerData: ExplorerOperation<'getExplorerData'> = ({ path: { stageId }, world }) => {
  const source = pickerOf(world.catalogue, stageId)
  if (!source) return problem(404, 'notFound')
  const picker = pickerViews(source)
  const changes = world.bookings.changedStatuses()
  const lowered = world.bookings.lowered()
  const apts = explorerObjects(source, {
    statusOf: ({ id, status }) => changes.get(id) ?? status,
    priceOf: (home) => shownPrice(lowered.get(home.id) ?? home),
  })
  const startViewId = startViewOf(picker, apts)
  const settings = { token: tourToken(source.stage), startViewId, showPrices: true, showSold: true }
  return reply(200, { stageId, apts, ...picker, settings })
}
