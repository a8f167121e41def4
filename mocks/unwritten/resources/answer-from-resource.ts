import { countWrite } from '../../state/world/record-call.ts'
import type { Kept } from '../../state/resources/resources.ts'
import { checked } from '../checked.ts'
import type { Sourced } from '../unwritten-call.ts'
import { isObject } from '../values/schema/schema.ts'
import { beginCollection } from './begin-collection.ts'
import type { Place, ResourceCall } from './resource-call.ts'
import { answerWithList, answerWithThing, answerWithout, notFound, refusal } from './resource-answers.ts'
import { placeOf } from './resource-place.ts'
import type { Role } from './role.ts'
import { changedThing, knownThing, newThing } from './thing.ts'

/**
 * Answers from what was kept, and keeps what is sent. Undefined where no such answer keeps the contract: the operation is
 * then answered as one that is on its own.
 */
export function answerFromResource(asked: ResourceCall): Sourced | undefined {
  const place = placeOf(asked)
  const answers = place ? act(asked, place) : notFound(asked)
  for (const answer of answers) {
    const kept = checked(asked.compiled, { ...answer, source: sourceOf(asked.role, place) })
    if (kept) return kept
  }
  return undefined
}

function act(asked: ResourceCall, place: Place): Iterable<Omit<Sourced, 'source'>> {
  const { world, role, call } = asked
  beginCollection(asked, role.resource, place)
  if (role.action === 'list')
    return answerWithList(asked, world.resources.list(place.collection, place.whose))
  if (role.action === 'create') return create(asked, place)
  const found = foundThing(asked, place)
  if (!found)
    return role.action === 'replace' && 201 in asked.compiled.responses
      ? create(asked, place)
      : notFound(asked)
  if (role.action === 'read') return answerWithThing(asked, found)
  countWrite(world.data)
  if (role.action === 'remove') {
    world.resources.remove(place.collection, found)
    return answerWithout(asked, found)
  }
  const sent = isObject(call.body) ? call.body : {}
  const value = changedThing(asked, found, sent)
  return answerWithThing(asked, world.resources.keep(place.collection, { ...found, value }))
}

/**
 * The thing that the path names. Where no call lists or makes things of this kind, their ids are known from elsewhere: each
 * is there when it is first asked for.
 */
function foundThing(asked: ResourceCall, { collection, id = '', whose, owner }: Place): Kept | undefined {
  const { world, role } = asked
  const found = world.resources.find(collection, id, whose)
  if (found || role.resource.list || role.resource.create) return found
  if (!world.resources.begins(`${collection}/${id}`, owner)) return undefined
  countWrite(world.data)
  return world.resources.keep(collection, { ...knownThing(asked, { collection, id, owner }), owner })
}

function create(asked: ResourceCall, place: Place): Iterable<Omit<Sourced, 'source'>> {
  const { world, call } = asked
  const sent = isObject(call.body) ? call.body : {}
  const made = newThing(asked, place, sent)
  const taken = world.resources.find(place.collection, made.id)
  if (taken && 409 in asked.compiled.responses) return refusal(asked, 409, 'conflict')
  countWrite(world.data)
  const kept: Kept = world.resources.keep(place.collection, { ...made, owner: place.owner })
  return answerWithThing(asked, kept, locationOf(asked, place, kept))
}

/** Where a thing is found from now on; nowhere if no path leads to it. */
function locationOf({ role }: ResourceCall, { collection }: Place, { id }: Kept): string | undefined {
  return role.resource.parameter === undefined ? undefined : `${collection}/${encodeURIComponent(String(id))}`
}

/** What was guessed, or said by `x-mock-resource`, in the words of the header. */
function sourceOf({ action, resource }: Role, place: Place | undefined): string {
  const { collection, id, items, said } = resource
  const whose = place?.whose.owner === undefined ? 'everybody' : 'own'
  const told = said ? 'x-mock-resource' : 'guessed'
  return `kept; ${action}; collection=${collection}; id=${id}; ${items === undefined ? '' : `items=${items}; `}whose=${whose}; by=${told}`
}
