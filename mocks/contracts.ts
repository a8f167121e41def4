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
import type { CompiledOperation, JudgedAnswers } from './engine/contract.ts'
import type { Handler } from './engine/operation.ts'
import { accountServiceOperations } from './operations/account_service/registry.ts'
import { bookingOperations } from './operations/booking/registry.ts'
import { buyresidenceOperations } from './operations/buyresidence/registry.ts'
import { caseManagementOperations } from './operations/case_management/registry.ts'
import { contentOperations } from './operations/content/registry.ts'
import { explorerOperations } from './operations/explorer/registry.ts'
import { insightsOperations } from './operations/insights/registry.ts'
import { mockControlOperations } from './operations/mock_control/registry.ts'
import { notificationOperations } from './operations/notification/registry.ts'
import { keptUntilWrite } from './operations/notification/shared/kept-until-write.ts'
import type { AnyRegistry } from './operations/shared/operation.ts'
import { cachedSearch } from './operations/residence/shared/search-cache.ts'
import { residenceOperations } from './operations/residence/registry.ts'
import { systemOperations } from './operations/system/registry.ts'
import { textsearchOperations } from './operations/textsearch/registry.ts'
import type { Principal } from './state/caller/principal.ts'
import type { World } from './state/world.ts'

export type Service = {
  name: string
  routes: CompiledOperation[]
  /** Who answers; what is missing here is answered from the contract. */
  operations: AnyRegistry
  /** The contract itself, as one document with local references: read when the first unwritten operation is called. */
  document: () => Promise<unknown>
  /** What answers of a real service are judged by, by operation: read when the first call is passed on. */
  published?: () => Promise<Record<string, JudgedAnswers>>
}

const service = (
  name: string,
  routes: CompiledOperation[],
  operations: object,
  document: () => Promise<{ default: unknown }>,
  published: () => Promise<{ answers: Record<string, JudgedAnswers> }>,
): Service => ({
  name,
  routes,
  operations: operations as AnyRegistry,
  document: async () => (await document()).default,
  published: async () => (await published()).answers,
})

/** Operations whose answers a cache may give in their place. */
function withCache(
  operations: object,
  cached: (handler: Handler<World, Principal>) => Handler<World, Principal>,
): AnyRegistry {
  const written = Object.entries(operations as AnyRegistry)
  return Object.fromEntries(
    written.map(([name, handler]) => [name, typeof handler === 'function' ? cached(handler) : handler]),
  )
}

// what is called more often than all else
const { searchObjects, searchStages, searchStagesAndAreas } = residenceOperations
const searches = withCache({ searchObjects, searchStages, searchStagesAndAreas }, cachedSearch)
const { getNotifications } = notificationOperations
const readings = withCache({ getNotifications }, keptUntilWrite)

/** Every service: its compiled contract, and who answers each of its operations. */
export const services: Service[] = [
  service(
    'account_service',
    accountService,
    accountServiceOperations,
    () => import('#gen/account_service/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/account_service/published.js'),
  ),
  service(
    'booking',
    booking,
    bookingOperations,
    () => import('#gen/booking/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/booking/published.js'),
  ),
  service(
    'buyresidence',
    buyresidence,
    buyresidenceOperations,
    () => import('#gen/buyresidence/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/buyresidence/published.js'),
  ),
  service(
    'case_management',
    caseManagement,
    caseManagementOperations,
    () => import('#gen/case_management/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/case_management/published.js'),
  ),
  service(
    'content',
    content,
    contentOperations,
    () => import('#gen/content/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/content/published.js'),
  ),
  service(
    'explorer',
    explorer,
    explorerOperations,
    () => import('#gen/explorer/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/explorer/published.js'),
  ),
  service(
    'insights',
    insights,
    insightsOperations,
    () => import('#gen/insights/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/insights/published.js'),
  ),
  service(
    'mock_control',
    mockControl,
    mockControlOperations,
    () => import('#gen/mock_control/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/mock_control/published.js'),
  ),
  service(
    'notification',
    notification,
    { ...notificationOperations, ...readings },
    () => import('#gen/notification/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/notification/published.js'),
  ),
  service(
    'residence',
    residence,
    { ...residenceOperations, ...searches },
    () => import('#gen/residence/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/residence/published.js'),
  ),
  service(
    'system',
    system,
    systemOperations,
    () => import('#gen/system/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/system/published.js'),
  ),
  service(
    'textsearch',
    textsearch,
    textsearchOperations,
    () => import('#gen/textsearch/openapi.json', { with: { type: 'json' } }),
    () => import('#gen/textsearch/published.js'),
  ),
]
