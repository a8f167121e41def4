import { beginCollection } from './begin-collection.ts'
import type { Place, ResourceCall } from './resource-call.ts'

/** Where a call acts; undefined when what its collection belongs to is not there. */
export function placeOf(asked: ResourceCall): Place | undefined {
  const { role, call, compiled, world, roles } = asked
  const { collection, parameter, personal } = role.resource
  const owner = call.user?.userId ?? ''
  const isPersonal = personal && compiled.security === 'required' && owner !== ''
  const id =
    parameter === undefined || role.action === 'list' || role.action === 'create'
      ? undefined
      : call.path[parameter]
  const place = {
    collection: filled(collection, call.path),
    id: textOf(id),
    whose: isPersonal ? { owner } : {},
    owner,
  }
  return isThere(collection) ? place : undefined

  /** Whether each thing on the way is there, as far as it belongs to a resource itself. */
  function isThere(path: string): boolean {
    const above = /^(.*)\/\{([^/}]+)\}\/[^{}]*$/.exec(path)
    if (!above) return true
    const [, outer = '', name = ''] = above
    const resource = [...roles.values()].find((one) => one.resource.collection === outer)?.resource
    if (!resource?.read) return isThere(outer)
    const known = filled(outer, call.path)
    beginCollection(asked, resource, { collection: known, owner })
    const isFound = world.resources.find(known, textOf(call.path[name]) ?? '', place.whose) !== undefined
    return isFound && isThere(outer)
  }
}

const filled = (path: string, parameters: Record<string, unknown>) =>
  path.replaceAll(/\{([^/}]+)\}/g, (_all, name: string) => encodeURIComponent(textOf(parameters[name]) ?? ''))

/** A parameter of a path as it was written. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
