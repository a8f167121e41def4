import { sites } from '#src/sites/sites.ts'
import { defaultForgetDays, defaultIdleMinutes, defaultSeed, defaultWorldLimit } from './backend-defaults.ts'
import { type Service, services as allServices } from './contracts.ts'
import { type OriginPolicy, originPolicyFor } from './engine/origins/origin-policy.ts'
import { createEngine } from './engine/engine.ts'
import type { Engine, EngineOptions, Route, Watcher } from './engine/engine-options.ts'
import type { LogEntry } from './engine/worlds/log.ts'
import { problem } from './engine/answer/problem.ts'
import { loadedFrom, openedOrAnew, readable } from './stores/persistence/damaged-worlds.ts'
import { lookupIn } from './contract-lookup.ts'
import { type Elsewhere, firstToAnswer } from './engine/pass-on.ts'
import { KeyedMutex } from './engine/keyed-mutex.ts'
import { type WorldArchive, Worlds, defaultWorldId } from './engine/worlds/worlds.ts'
import { drawnAsSvg } from './imagery/render/drawn-as-svg.ts'
import { imageStore } from './imagery/render/image-store.ts'
import type { Rasterizer } from './imagery/render/rasterizer.ts'
import { type KnownPerson, verifiedOrKnown } from './real/known-people.ts'
import { RealServices } from './real/real-services.ts'
import { followSheet } from './sheets/follow-sheet.ts'
import { onlyAsks, recordCall } from './state/world/record-call.ts'
import type { Principal } from './state/caller/principal.ts'
import { Snapshots, type SnapshotsData } from './state/world/snapshots.ts'
import { newSecret as randomSecret } from './state/caller/tokens.ts'
import type { WatchedCalls } from './state/world/watched-calls.ts'
import { type UnwrittenOperation, type World, type WorldContext, openWorld } from './state/world.ts'
import { fillIn } from './state/world/world-shape.ts'
import { type WorldData, type WorldHead, newWorldData } from './state/world/world-data.ts'
import { type Lock, authorizeBy } from './steering-rights.ts'
import { type KnownOfStore, WorldPersistence } from './stores/persistence/world-persistence.ts'
import type { StoredWorld, WorldStore } from './stores/world-store.ts'
import { adviceFor, worldsPath } from './no-room.ts'
import { unwrittenAnswers } from './unwritten-answers.ts'

/** What a backend leaves to another version of itself in the same process. */
export type Handover = {
  mutex: KeyedMutex
  worlds: { data: WorldData; snapshots: SnapshotsData; log: World['log']; usedAt: number }[]
  unloaded: WorldHead[]
  knownOfStore: KnownOfStore | undefined
}

export type BackendOptions = Pick<EngineOptions<World, Principal>, 'onViolation'> & {
  /** The same seed gives the same world, but for the secret that signs its tokens. */
  seed?: number
  /** How many times the default amount of homes; for load tests. */
  size?: number
  /** How many worlds there may be at once. */
  worldLimit?: number
  /** Where worlds are kept; without it they live as long as the backend. */
  store?: WorldStore
  /** A saved world leaves memory after so many minutes without a call. */
  idleMinutes?: number
  /** A world is deleted after so many days without a call. */
  forgetDays?: number
  /** The time outside, in milliseconds; the machine's own unless told. */
  now?: () => number
  /** Makes what signs the tokens of a world; from the machine's chance unless told. */
  newSecret?: () => string
  /** Makes image files of pictures; without it they are answered as they are drawn, in SVG. */
  rasterizer?: Rasterizer
  /** Which pages may use it; those of this machine and of the sites by default. */
  originPolicy?: OriginPolicy
  /** Where the portal is, for the links of mails that no page asked for. */
  portal?: string
  /** Who may steer it; anybody by default. */
  lock?: Lock
  /** Which calls go to real services; none until somebody says so. False where none can. */
  real?: RealServices | false
  /** Keeps both sides of calls while somebody watches; nothing does by default. */
  watched?: WatchedCalls & { watcherOf: (worldId: string) => Watcher | undefined }
  /** Answers from a recording, before anybody else is asked. */
  replay?: Elsewhere
  /** Whose tokens of a real account service are known. */
  people?: readonly KnownPerson[]
  /** The contracts it answers for; all that are written by default. */
  services?: readonly Service[]
  /** More contracts, of which no operation is written. */
  ownServices?: readonly Service[]
  /** The backend whose place this one takes, over the same store. Its worlds go on as they are. */
  before?: Handover
  /** Told of each call of an operation, as it stands in the log of its world, and of that world's id. */
  onCall?: (call: LogEntry, world: string) => void
}

/** Allows the pages of this machine and of the sites, and further origins. */
export const originPolicyOfSites = (origins: readonly string[] = []): OriginPolicy =>
  originPolicyFor({ hosts: sites.flatMap(({ hosts }) => hosts), origins })

export type Backend = Engine & {
  worlds: Worlds<World, WorldHead>
  /** The operations that nobody has written: they are answered from their contracts. */
  unwritten: readonly UnwrittenOperation[]
  handOver: () => Handover
  /** Does something with a world while no call runs in it. */
  whenFree: (id: string, work: () => void) => void
  /** Drops a world from memory without saving it: another server plays it, or has played it. */
  letGo: (id: string) => void
}

/** The service whose operations steer the mock itself. */
const control = 'mock_control'

/** What open pages ask for again and again: that brings no world back which was deleted. */
const lessonPath = '/__mock/lesson'

const minute = 60_000
const day = 24 * 60 * minute

/** The whole mock backend: every contract, every operation, and the worlds they act in. */
export function createBackend({
  onViolation,
  seed = defaultSeed,
  size = 1,
  worldLimit = defaultWorldLimit,
  store,
  idleMinutes = defaultIdleMinutes,
  forgetDays = defaultForgetDays,
  now,
  newSecret = randomSecret,
  rasterizer = drawnAsSvg,
  originPolicy = originPolicyOfSites(),
  portal,
  lock,
  watched,
  replay,
  people = [],
  services = allServices,
  ownServices = [],
  real = new RealServices(productServices([...services, ...ownServices])),
  before,
  onCall,
}: BackendOptions): Backend {
  const pictures = imageStore(rasterizer)
  const declared = new Map<string, readonly number[]>()
  const unwritten: UnwrittenOperation[] = []
  const outside = now ?? Date.now
  const all = [...services, ...ownServices]
  const unwrittenOf = unwrittenAnswers(all)
  const contracts = lookupIn(all, unwrittenOf)
  const keptIn = store?.kind ?? 'memory'
  const openOver = (data: WorldData, kept: Pick<WorldContext, 'snapshots' | 'log'> = {}): World =>
    openWorld(data, {
      worlds: () => worlds,
      declared,
      unwritten,
      keptIn,
      outside,
      newSecret,
      pictures,
      ...(portal === undefined ? {} : { portal }),
      ...(lock ? { passOf: lock.passOf } : {}),
      ...(real ? { real } : {}),
      ...(watched ? { watched } : {}),
      contracts,
      ...kept,
    })
  const mutex = before?.mutex ?? new KeyedMutex()
  const persistence = store && new WorldPersistence(store, mutex, before?.knownOfStore)
  const worlds: Worlds<World, WorldHead> = new Worlds({
    limit: worldLimit,
    idleMs: idleMinutes * minute,
    forgetMs: forgetDays * day,
    now: outside,
    open: (id, ownSeed = seed) => openOver(newWorldData({ id, seed: ownSeed, size }, outside())),
    ...(store && persistence
      ? { archive: archiveOf(store, before?.unloaded ?? store.heads, persistence, openOver) }
      : {}),
  })
  for (const { data, snapshots, log, usedAt } of before?.worlds ?? []) {
    // another version may keep more in a world than the one before
    fillIn(data, newWorldData({ id: data.id, seed: data.seed, size: data.size }, outside()))
    worlds.adopt({ world: openOver(data, { snapshots: new Snapshots(snapshots), log }), usedAt })
  }
  const routes: Route<World, Principal>[] = all.flatMap(({ name, routes: compiled, operations, published }) =>
    compiled.map((operation) => {
      const { operationId, method, path } = operation
      const handler = operations[operationId] ?? 'generated'
      if (handler === 'generated')
        unwritten.push({ service: name, operationId, method: method as UnwrittenOperation['method'], path })
      if (name !== control) declared.set(operationId, Object.keys(operation.responses).map(Number))
      const judged = published && (async () => (await published())[operationId])
      const asks = onlyAsks(method, operationId)
      return { service: name, operation, handler, published: judged, steers: name === control, asks }
    }),
  )
  const letGo = (id: string) => {
    worlds.close(id, ({ data }) => data)
    persistence?.forget(id)
  }
  const noRoom = () =>
    problem(503, 'worldLimitReached', { detail: adviceFor(worldLimit, worlds.msUntilRoom) })
  const engine = createEngine<World, Principal>({
    routes,
    mutex,
    onViolation,
    originPolicy,
    ...(lock ? { authorizeSteering: authorizeBy(lock) } : {}),
    onAnswer: (world, call) => {
      const hasWritten = recordCall(world.data, call, outside())
      followSheet(world, call, hasWritten)
      onCall?.(call, world.data.id)
    },
    worldOf: (id, { operation }) => {
      if (operation.path === lessonPath && id !== defaultWorldId && !worlds.has(id))
        return worlds.isFull ? noRoom() : problem(404, 'notFound')
      const found = openedOrAnew(
        worlds,
        operation.path.startsWith(worldsPath) && !worlds.has(id) ? defaultWorldId : id,
        operation.operationId,
      )
      return found instanceof Promise ? found.then((world) => world ?? noRoom()) : (found ?? noRoom())
    },
    logOf: (id) => (id === defaultWorldId || worlds.has(id) ? readable(worlds, id) : undefined),
    authenticate: (token, world) => verifiedOrKnown(people, token, world),
    elsewhere: ({ service, operation }) =>
      firstToAnswer(replay, real ? real.answering(service, operation.operationId) : undefined),
    unwritten: unwrittenOf,
    ...(watched ? { watcherOf: (id) => watched.watcherOf(id) } : {}),
    ...(persistence ? { save: (world, isQuery) => saveAll(persistence, worlds, world, isQuery) } : {}),
    ...(store?.exclusively ? { exclusively: exclusivelyIn(store.exclusively, letGo) } : {}),
    // where the time outside is given, no answer may tell how fast the machine is
    ...(now ? { stopwatch: now } : {}),
  })
  const handOver = (): Handover => ({
    mutex,
    worlds: worlds.opened().map(({ world: { data, snapshots, log }, usedAt }) => ({
      data,
      snapshots: snapshots.data,
      log,
      usedAt,
    })),
    unloaded: worlds.unloaded(),
    knownOfStore: persistence?.knownOfStore,
  })
  return { ...engine, worlds, unwritten, handOver, whenFree: (id, work) => mutex.whenFree(id, work), letGo }
}

/** The services of the product: those whose calls may go to a real one. */
export const productServices = (services: readonly Service[]): Service[] =>
  services.filter(({ name }) => name !== control)

function archiveOf(
  store: WorldStore,
  kept: WorldHead[],
  persistence: WorldPersistence,
  openOver: (data: WorldData, kept: Pick<WorldContext, 'snapshots' | 'log'>) => World,
): WorldArchive<World, WorldHead> {
  const worldOf = (kept: StoredWorld | undefined): World | undefined => {
    if (!kept) return undefined
    const { data, snapshots } = persistence.dataOf(kept)
    // it gets a secret as it is opened, and changes are looked for only where the revision has risen
    if (!data.secret) data.revision += 1
    return openOver(data, { snapshots, ...(kept.log ? { log: kept.log } : {}) })
  }
  return {
    kept,
    load: (id) => {
      const kept = loadedFrom(store, id, persistence)
      return kept instanceof Promise ? kept.then(worldOf) : worldOf(kept)
    },
    unload: (world) => persistence.unload(world),
    forget: (id) => persistence.delete(id),
    ...(store.readHeads ? { refresh: store.readHeads } : {}),
    ...(store.count ? { count: store.count } : {}),
    ...(store.has ? { has: store.has } : {}),
  }
}

/** Saves the world of a call, and others that the call has made. */
function saveAll(
  persistence: WorldPersistence,
  worlds: Backend['worlds'],
  world: World,
  isQuery: boolean,
): Promise<void> | undefined {
  const own = isQuery ? persistence.saveAfterQuery(world) : persistence.save(world)
  const others = worlds.takeUnsaved()
  if (others.length === 0) return own
  return Promise.all([own, ...others.map((one) => persistence.save(one))]).then(() => undefined)
}

function exclusivelyIn(
  exclusively: NonNullable<WorldStore['exclusively']>,
  letGo: Backend['letGo'],
): NonNullable<EngineOptions<World, Principal>['exclusively']> {
  return (id, run) => exclusively(id, () => letGo(id), run)
}
