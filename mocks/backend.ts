import { sites } from '#src/sites/sites.ts'
import { services } from './contracts.ts'
import { type Doors, doorsTo } from './engine/origin-policy.ts'
import { type Engine, type EngineOptions, type Route, createEngine } from './engine/engine.ts'
import { problem } from './engine/problem.ts'
import { Turns } from './engine/keyed-mutex.ts'
import { type Shelf, Worlds, defaultWorldId } from './engine/worlds.ts'
import { generatedAnswer } from './generated-answer.ts'
import { drawnAsSvg } from './imagery/render/drawn-as-svg.ts'
import { imageStore } from './imagery/render/image-store.ts'
import type { Rasterizer } from './imagery/render/rasterizer.ts'
import { noteCall } from './state/note-call.ts'
import type { Principal } from './state/principal.ts'
import type { Snapshots } from './state/snapshots.ts'
import { newSecret as randomSecret } from './state/tokens.ts'
import { type World, openWorld } from './state/world.ts'
import { type WorldData, type WorldHead, newWorldData } from './state/world-data.ts'
import { type Lock, admitBy } from './steering-rights.ts'
import { Keeper } from './stores/world-persistence.ts'
import type { KeptWorld, WorldStore } from './stores/world-store.ts'

export type BackendOptions = Pick<EngineOptions<World, Principal>, 'onViolation'> & {
  /** The same seed gives the same world, but for the secret that signs its tokens. */
  seed?: number
  /** How many times the default amount of homes; for load tests. */
  size?: number
  /** How many worlds there may be at once. */
  worldLimit?: number
  /** Where worlds are kept; without it they live as long as the backend. */
  store?: WorldStore
  /** After so many minutes without a call a world that is kept leaves memory. */
  idleMinutes?: number
  /** After so many days without a call a world is forgotten. */
  forgetDays?: number
  /** The time outside, in milliseconds; the machine's own unless told. */
  now?: () => number
  /** Makes what signs the tokens of a world; from the machine's chance unless told. */
  newSecret?: () => string
  /** Makes image files of pictures; without it they are answered as they are drawn, in SVG. */
  rasterizer?: Rasterizer
  /** Whom it answers; the pages of this machine and of the sites unless told. */
  doors?: Doors
  /** What is asked of whoever steers it; nothing unless told. */
  lock?: Lock
}

/** Opens to the pages of this machine and of the sites, and to further origins. */
export const doorsOfSites = (origins: readonly string[] = []): Doors =>
  doorsTo({ hosts: sites.flatMap(({ hosts }) => hosts), origins })

export type Backend = Engine & { worlds: Worlds<World, WorldHead> }

/** The service whose operations steer the mock itself. */
const control = 'mock_control'

/** Operations about all worlds: who names one more world where there is no room can still make some. */
const managing = '/__mock/worlds'

/** Seeds the world that everybody gets who asks for no other. */
export const defaultSeed = 1

export const defaultWorldLimit = 1000
export const defaultIdleMinutes = 60
export const defaultForgetDays = 7

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
  doors = doorsOfSites(),
  lock,
}: BackendOptions): Backend {
  const pictures = imageStore(rasterizer)
  const declared = new Map<string, readonly number[]>()
  const outside = now ?? Date.now
  const keptIn = store?.kind ?? 'memory'
  const opened = (data: WorldData, snapshots?: Snapshots): World =>
    openWorld(data, {
      worlds: () => worlds,
      declared,
      keptIn,
      outside,
      newSecret,
      pictures,
      ...(lock ? { passOf: lock.passOf } : {}),
      ...(snapshots ? { snapshots } : {}),
    })
  const turns = new Turns()
  const keeper = store && new Keeper(store, turns)
  const worlds: Worlds<World, WorldHead> = new Worlds({
    limit: worldLimit,
    idleMs: idleMinutes * minute,
    forgetMs: forgetDays * day,
    now: outside,
    open: (id, ownSeed = seed) => opened(newWorldData({ id, seed: ownSeed, size }, outside())),
    ...(store && keeper ? { shelf: shelfOf(store, keeper, opened) } : {}),
  })
  const serviceOf = new Map<string, string>()
  const routes: Route<World, Principal>[] = services.flatMap(({ name, routes: compiled, operations }) =>
    compiled.map((operation) => {
      const handler = operations[operation.operationId]
      if (!handler) throw new Error(`${name}: nobody answers ${operation.operationId}`)
      serviceOf.set(operation.operationId, name)
      if (name !== control) declared.set(operation.operationId, Object.keys(operation.responses).map(Number))
      return { service: name, operation, handler, steers: name === control }
    }),
  )
  const noRoom = () => problem(503, 'worldLimitReached', { detail: adviceFor(worldLimit, worlds.roomIn) })
  const engine = createEngine<World, Principal>({
    routes,
    turns,
    onViolation,
    doors,
    ...(lock ? { admit: admitBy(lock) } : {}),
    answered: (world, call) => noteCall(world.data, call, outside()),
    worldOf: (id, { operation }) => {
      const found = worlds.open(operation.path.startsWith(managing) && !worlds.has(id) ? defaultWorldId : id)
      return found instanceof Promise ? found.then((world) => world ?? noRoom()) : (found ?? noRoom())
    },
    authenticate: (token, world) => world.tokens.verify(token),
    generated: (operationId, request, world) =>
      generatedAnswer(serviceOf.get(operationId) ?? '', operationId, request, world),
    ...(keeper ? { keep: (world, asking) => keepAll(keeper, worlds, world, asking) } : {}),
    ...(store?.alone ? { alone: aloneIn(store.alone, worlds, keeper) } : {}),
    // where the time outside is given, no answer may tell how fast the machine is
    ...(now ? { stopwatch: now } : {}),
  })
  return { ...engine, worlds }
}

function shelfOf(
  store: WorldStore,
  keeper: Keeper,
  opened: (data: WorldData, snapshots: Snapshots) => World,
): Shelf<World, WorldHead> {
  const worldOf = (kept: KeptWorld | undefined): World | undefined => {
    if (!kept) return undefined
    const { data, snapshots } = keeper.opened(kept)
    // it gets one as it is opened, and the keeper looks for changes where the revision has risen
    if (!data.secret) data.revision += 1
    return opened(data, snapshots)
  }
  return {
    kept: store.heads,
    load: (id) => {
      const kept = store.load(id)
      return kept instanceof Promise ? kept.then(worldOf) : worldOf(kept)
    },
    leave: (world) => keeper.leave(world),
    forget: (id) => keeper.delete(id),
    ...(store.look ? { look: store.look } : {}),
  }
}

/** Keeps the world of a call, and others that the call has made. */
function keepAll(
  keeper: Keeper,
  worlds: Backend['worlds'],
  world: World,
  asking: boolean,
): Promise<void> | undefined {
  const own = asking ? keeper.keepAfterQuestion(world) : keeper.keep(world)
  const made = worlds.takeMade()
  if (made.length === 0) return own
  return Promise.all([own, ...made.map((one) => keeper.keep(one))]).then(() => undefined)
}

function aloneIn(
  alone: NonNullable<WorldStore['alone']>,
  worlds: Backend['worlds'],
  keeper: Keeper | undefined,
): NonNullable<EngineOptions<World, Principal>['alone']> {
  return (id, turn) => {
    const refresh = () => {
      worlds.close(id, ({ data }) => data)
      keeper?.drop(id)
    }
    return alone(id, refresh, turn)
  }
}

/** What somebody can do who finds no room for a world; `roomIn` in milliseconds. */
function adviceFor(limit: number, roomIn: number): string {
  const hours = Math.ceil(roomIn / (60 * minute))
  const waiting = hours > 0 ? ` or wait: in ${hours} h one is forgotten that nobody has used` : ''
  return (
    `All ${limit} worlds of this mock are taken. Go on in one of them (header X-World or cookie world; ` +
    `GET ${managing} lists them), delete one (DELETE ${managing}/{worldId})${waiting}.`
  )
}
