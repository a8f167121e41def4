import type { Kept } from '../../state/resources/resources.ts'
import { dayOf } from '../day-of.ts'
import { makeValue } from '../values/make-value.ts'
import { type Schema, isObject } from '../values/schema/schema.ts'
import { examplesOf } from './begin-collection.ts'
import type { Place, ResourceCall } from './resource-call.ts'
import { membersOf } from './role.ts'

type Thing = Record<string, unknown>

const mostTries = 1000

/** A thing as it is once it was sent: with an id, and with what the service adds by itself. */
export function newThing(asked: ResourceCall, place: Place, sent: Thing): Pick<Kept, 'id' | 'value'> {
  const { role, world } = asked
  const given = place.id ?? sent[role.resource.id]
  const isGiven = typeof given === 'string' || typeof given === 'number'
  const id = isGiven ? typed(asked, given) : freeId(asked, place)
  const key = `${world.seed}/${place.collection}/${place.owner}/${id}`
  return {
    id,
    value: withOthers(
      asked,
      { ...readable(asked, sent), [role.resource.id]: id },
      { seed: key, leavesOut: isLeftToSender(asked) },
    ),
  }
}

/** A thing that was there before anybody asked: as the contract shows one, with the id that is asked for. */
export function knownThing(
  asked: ResourceCall,
  { collection, id, owner }: Pick<Place, 'collection' | 'owner'> & { id: string },
): Pick<Kept, 'id' | 'value'> {
  const { role, world, document } = asked
  const { resource } = role
  const own = typed(asked, id)
  const [shown] = examplesOf(resource.read).filter(isObject)
  const made = makeValue(resource.schema, {
    book: document.book,
    seed: `${world.seed}/${collection}/${owner}/${id}`,
    now: dayOf(world.clock.now()),
    wanted: { ...shown, [resource.id]: own },
    leavesOut: (name) => shown !== undefined && !Object.hasOwn(shown, name),
  })
  return { id: own, value: isObject(made) ? made : { ...shown, [resource.id]: own } }
}

/**
 * A thing as it is once something else was sent: a part of it (PATCH), or all that can be sent (PUT). Null takes a member
 * away (RFC 7396), unless the member may be null.
 */
export function changedThing(asked: ResourceCall, { id, owner, value }: Kept, sent: Thing): Thing {
  const { role, world, document, said } = asked
  const sendable = membersOf(bodySchema(asked), document)
  const fixed = Object.fromEntries(Object.entries(value).filter(([name]) => !sendable.has(name)))
  const whole =
    role.action === 'change' ? merged(value, readable(asked, sent)) : { ...fixed, ...readable(asked, sent) }
  const members = membersOf(role.resource.schema, document)
  for (const [name, one] of Object.entries(whole))
    if (one === null && !document.book.keeps(members.get(name) ?? true, null)) delete whole[name]
  const now = { ...whole, ...touched(asked, value), [role.resource.id]: value[role.resource.id] ?? id }
  return withOthers(asked, now, {
    seed: `${world.seed}/${said.path}/${owner}/${id}`,
    leavesOut: (name) => !Object.hasOwn(now, name),
  })
}

/** What was sent, without what only the service may say: a member that is read-only is passed over. */
function readable({ role, document }: ResourceCall, sent: Thing): Thing {
  const members = membersOf(role.resource.schema, document)
  const isOwn = (name: string) => {
    const schema = document.meant(members.get(name))
    return !isObject(schema) || schema['readOnly'] !== true
  }
  return Object.fromEntries(Object.entries(sent).filter(([name]) => isOwn(name)))
}

/** The thing with what its schema wants besides; as it was given where that is not to be had. */
function withOthers(
  { role, document, world }: ResourceCall,
  thing: Thing,
  { seed, leavesOut }: { seed: string; leavesOut: (name: string) => boolean },
): Thing {
  const made = makeValue(role.resource.schema, {
    book: document.book,
    seed,
    now: world.clock.now(),
    wanted: thing,
    fresh: true,
    leavesOut,
  })
  // in the order of the contract, with what it does not speak of at the end
  return isObject(made) ? { ...made, ...thing, ...made } : thing
}

/** What could have been sent and was not is not there, unless the contract says what it is then. */
function isLeftToSender(asked: ResourceCall): (name: string) => boolean {
  const { role, document } = asked
  const sendable = membersOf(bodySchema(asked), document)
  const members = membersOf(role.resource.schema, document)
  return (name) => {
    const member = document.meant(members.get(name))
    return sendable.has(name) && !(isObject(member) && member['default'] !== undefined)
  }
}

/** What was, with what was sent in its place; objects are put together. */
function merged(before: unknown, patch: Thing): Thing {
  const whole: Thing = isObject(before) ? { ...before } : {}
  for (const [name, value] of Object.entries(patch)) {
    Object.defineProperty(whole, name, {
      value: isObject(value) ? merged(whole[name], value) : value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return whole
}

/** When it was last changed, where a thing says so. */
function touched({ role, document, world }: ResourceCall, value: Thing): Thing {
  const names = [...membersOf(role.resource.schema, document)]
  return Object.fromEntries(
    names.flatMap(([name, schema]) => {
      const meant = document.meant(schema)
      const isTime =
        isObject(meant) &&
        meant['format'] === 'date-time' &&
        /^(updated|modified|changed|lastModified)/i.test(name)
      return isTime && typeof value[name] === 'string' ? [[name, world.clock.iso()]] : []
    }),
  )
}

const bodySchema = ({ said }: ResourceCall): Schema | undefined =>
  [...said.body].find(([type]) => type.endsWith('json'))?.[1].schema

/** What an id has to keep: as a member of the thing, and as a parameter of its path. */
function idSchemas({ role, document }: ResourceCall): readonly Schema[] {
  const { id, parameter, schema, read } = role.resource
  const member = membersOf(schema, document).get(id)
  const inPath = read?.parameters.find((one) => one.in === 'path' && one.name === parameter)?.schema
  return [member, inPath].filter((one) => one !== undefined)
}

/** An id from a path is text; where ids are numbers, it means one. */
function typed(asked: ResourceCall, given: string | number): string | number {
  const keeps = (value: unknown) => idSchemas(asked).every((one) => asked.document.book.keeps(one, value))
  const number = Number(given)
  return !keeps(given) && Number.isFinite(number) && keeps(number) ? number : given
}

/** An id that nothing in the collection has: counted on where the contract lets it, else made from its schema. */
function freeId(asked: ResourceCall, { collection }: Place): string | number {
  const { world, document } = asked
  const schemas = idSchemas(asked)
  const keeps = (value: unknown) => schemas.every((one) => document.book.keeps(one, value))
  const taken = new Set(world.resources.list(collection).map(({ id }) => String(id)))
  const next = world.resources.nextNumber(collection)
  if (schemas.length > 0 && keeps(next) && !keeps(String(next))) return next
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const counted = world.ids.next(collection).slice(collection.length + 1)
    const named = `${singular(collection)}-${counted}`
    const made = makeValue(
      { allOf: schemas },
      { book: document.book, seed: `${world.seed}/${named}`, now: 0 },
    )
    const found = [named, counted, Number(counted), made].find((one) => keeps(one) && !taken.has(String(one)))
    if (typeof found === 'string' || typeof found === 'number') return found
  }
  return next
}

const singular = (collection: string) =>
  (collection.split('/').at(-1) ?? 'thing')
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/s$/, '')
