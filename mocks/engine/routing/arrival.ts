import { withCorsHeaders, preflight } from '../origins/cors.ts'
import { type OriginPolicy, refuseForeignPage, refuseUnknownHost } from '../origins/origin-policy.ts'
import type { Engine, EngineOptions, HandleOptions, Route } from '../engine-options.ts'
import type { EngineAnswer, EngineWorld } from '../operation.ts'
import type { Outgoing } from '../answer/outgoing.ts'
import { respond } from '../answer/respond.ts'
import type { Incoming } from '../request/incoming.ts'
import { refuseUnexpectedBody } from '../request/read-body.ts'
import { cookiesOf } from '../request/read-request.ts'
import { worldIdOf } from '../worlds/worlds.ts'
import { invalidWorldId, undecodablePath } from './request-path.ts'
import { isFile, refuseMethod, routerOf } from './router.ts'

/** A request that has come to an operation, in a world. */
export type Arrival<World, Principal> = {
  route: Route<World, Principal>
  path: Record<string, string>
  cookies: Record<string, string>
  worldId: string
}

type Receiving<World extends EngineWorld, Principal> = Pick<
  EngineOptions<World, Principal>,
  'routes' | 'authorizeSteering'
> & { originPolicy: OriginPolicy; missed: Engine['missed'] }

/**
 * Finds out which operation a request comes to, or answers it: with what refuses it, or undefined where no contract has
 * its path. Nothing has to be waited for, and no world is looked up.
 */
export function receiver<World extends EngineWorld, Principal>({
  routes,
  authorizeSteering,
  originPolicy,
  missed,
}: Receiving<World, Principal>) {
  const router = routerOf(routes.map((route) => ({ ...route, reads: route.reads ?? isFile(route) })))

  return function receive(
    request: Incoming,
    { cookies: given }: HandleOptions,
  ): Arrival<World, Principal> | Outgoing | undefined {
    const { method, pathname } = request
    const unknownHost = refuseUnknownHost(originPolicy, request)
    if (unknownHost) return miss(request, unknownHost)
    const match = router.find(method, pathname)
    if (!match) {
      const allowed = router.methodsOf(pathname)
      if (allowed.length === 0) return undefined
      const hasOrigin = request.header('origin') !== undefined
      const foreignPage = hasOrigin ? refuseForeignPage(originPolicy, request, false) : undefined
      if (foreignPage) return miss(request, foreignPage)
      if (method === 'OPTIONS') return preflight(originPolicy, request, allowed)
      return withCorsHeaders(originPolicy, request, miss(request, refuseMethod(allowed)))
    }
    const { entry: route, path } = match
    const foreignPage = refuseForeignPage(originPolicy, request, route.steers ?? false)
    if (foreignPage) return miss(request, foreignPage, route.steers)
    const cookies = cookiesOf(request, given)
    const worldId = worldIdOf(request, cookies)
    if (!path || worldId === undefined) {
      const refused = miss(request, path ? invalidWorldId : undecodablePath, route.steers)
      return withCorsHeaders(originPolicy, request, refused)
    }
    const arrival = { route, path, cookies, worldId }
    const refusal = route.steers ? refusalToSteer(request, arrival) : undefined
    return refusal ? withCorsHeaders(originPolicy, request, respond(refusal, request.secure)) : arrival
  }

  /** Refuses a request that comes to no operation, which is noted unless it would steer the mock. */
  function miss(request: Incoming, problem: EngineAnswer, steers = false): Outgoing {
    if (!steers) missed(request, problem.status)
    return respond(problem, request.secure)
  }

  /** Why a call must not steer the mock; checked before its world is looked up. */
  function refusalToSteer(
    request: Incoming,
    { route, cookies, worldId }: Arrival<World, Principal>,
  ): EngineAnswer | undefined {
    return (
      authorizeSteering?.({ route, request, cookies, worldId }) ??
      refuseUnexpectedBody(route.operation, request)
    )
  }
}
