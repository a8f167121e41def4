import { routes as accountService } from '#gen/account_service/wire.js'
import { routes as booking } from '#gen/booking/wire.js'
import { routes as buyresidence } from '#gen/buyresidence/wire.js'
import { routes as caseManagement } from '#gen/case_management/wire.js'
import { routes as content } from '#gen/content/wire.js'
import { routes as explorer } from '#gen/explorer/wire.js'
import { routes as insights } from '#gen/insights/wire.js'
import { routes as mockControl } from '#gen/mock_control/wire.js'
import { routes as notification } from '#gen/notification/wire.js'
import { routes as residence } from '#gen/residence/wire.js'
import { routes as system } from '#gen/system/wire.js'
import { routes as textsearch } from '#gen/textsearch/wire.js'
import type { CompiledOperation } from './engine/contract.ts'
import { accountServiceOperations } from './operations/account_service/registry.ts'
import { bookingOperations } from './operations/booking/registry.ts'
import { buyresidenceOperations } from './operations/buyresidence/registry.ts'
import { caseManagementOperations } from './operations/case_management/registry.ts'
import { contentOperations } from './operations/content/registry.ts'
import { explorerOperations } from './operations/explorer/registry.ts'
import { insightsOperations } from './operations/insights/registry.ts'
import { mockControlOperations } from './operations/mock_control/registry.ts'
import { notificationOperations } from './operations/notification/registry.ts'
import type { AnyRegistry } from './operations/shared/operation.ts'
import { cachedSearch } from './operations/residence/shared/search-cache.ts'
import { residenceOperations } from './operations/residence/registry.ts'
import { systemOperations } from './operations/system/registry.ts'
import { textsearchOperations } from './operations/textsearch/registry.ts'

export type Service = { name: string; routes: CompiledOperation[]; operations: AnyRegistry }

const service = (name: string, routes: CompiledOperation[], operations: object): Service => ({
  name,
  routes,
  operations: operations as AnyRegistry,
})

/** The searches of homes, which are called more often than all else, with a cache before each. */
function withCache({ searchObjects, searchStages, searchStagesAndAreas }: typeof residenceOperations) {
  const searches = { searchObjects, searchStages, searchStagesAndAreas } as object as AnyRegistry
  return Object.fromEntries(
    Object.entries(searches).map(([name, search]) => [
      name,
      search === 'generated' ? search : cachedSearch(search),
    ]),
  )
}

/** Every service: its compiled contract, and who answers each of its operations. */
export const services: Service[] = [
  service('account_service', accountService, accountServiceOperations),
  service('booking', booking, bookingOperations),
  service('buyresidence', buyresidence, buyresidenceOperations),
  service('case_management', caseManagement, caseManagementOperations),
  service('content', content, contentOperations),
  service('explorer', explorer, explorerOperations),
  service('insights', insights, insightsOperations),
  service('mock_control', mockControl, mockControlOperations),
  service('notification', notification, notificationOperations),
  service('residence', residence, { ...residenceOperations, ...withCache(residenceOperations) }),
  service('system', system, systemOperations),
  service('textsearch', textsearch, textsearchOperations),
]
