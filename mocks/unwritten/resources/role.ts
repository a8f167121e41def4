import type { ContractDocument, OperationSaid } from '../contract-document.ts'
import { type Schema, isObject, schemaList, schemaTable } from '../values/schema/schema.ts'

/** What an operation does with the things of a collection. */
export type ResourceAction = 'list' | 'create' | 'read' | 'replace' | 'change' | 'remove'

/** A collection of things, and how it was found. */
export type Resource = {
  /** Path of the collection, with parameters of what lies around it: `/projects/{projectId}/todos`. */
  collection: string
  /** The parameter of a path that names one thing; undefined where no path does. */
  parameter: string | undefined
  /** The member of a thing that has its id. */
  id: string
  /** The member of the list's answer that has the things; undefined where the answer is the list. */
  items: string | undefined
  /** What one thing is. */
  schema: Schema
  /** Whether things are those of the person alone who made them, where an operation needs a token. */
  personal: boolean
  /** How many things there are at first, where the contract shows none. */
  begin: number
  /** Whether `x-mock-resource` has said any of it. */
  said: boolean
  list: OperationSaid | undefined
  read: OperationSaid | undefined
  create: OperationSaid | undefined
}

export type Role = { action: ResourceAction; resource: Resource }

const usualBegin = 3

/** The resources of a document: what each of their operations does, by operationId. */
export function rolesIn(document: ContractDocument): ReadonlyMap<string, Role> {
  const operations = [...document.operations.values()]
  const collections = new Set(operations.map(({ path, resource }) => collectionOf(path, resource)))
  return new Map([...collections].flatMap((collection) => [...rolesOf(collection, operations, document)]))
}

/** `/todos` for `/todos` and `/todos/{id}`; `x-mock-resource` may name another. */
function collectionOf(path: string, resource: unknown): string {
  if (isObject(resource) && typeof resource['collection'] === 'string') return resource['collection']
  return path.replace(/\/\{[^/}]+\}$/, '') || path
}

const usualActions: Readonly<
  Record<string, readonly [onCollection: ResourceAction | undefined, onThing: ResourceAction | undefined]>
> = {
  GET: ['list', 'read'],
  POST: ['create', undefined],
  PUT: [undefined, 'replace'],
  PATCH: [undefined, 'change'],
  DELETE: [undefined, 'remove'],
}

function rolesOf(
  collection: string,
  operations: readonly OperationSaid[],
  document: ContractDocument,
): ReadonlyMap<string, Role> {
  const own = operations.filter(
    ({ path, resource }) => collectionOf(path, resource) === collection && resource !== false,
  )
  const placed = own.flatMap((said) => {
    const action = statedAction(said) ?? usualActions[said.method]?.[said.path === collection ? 0 : 1]
    return action ? [[action, said] as const] : []
  })
  const byAction = new Map(placed.toReversed())
  const resource = resourceOf(collection, byAction, document)
  return new Map(resource ? placed.map(([action, said]) => [said.operationId, { action, resource }]) : [])
}

function statedAction({ resource }: OperationSaid): ResourceAction | undefined {
  const said = isObject(resource) ? resource['does'] : undefined
  const known: readonly ResourceAction[] = ['list', 'create', 'read', 'replace', 'change', 'remove']
  return known.find((one) => one === said)
}

function resourceOf(
  collection: string,
  byAction: ReadonlyMap<ResourceAction, OperationSaid>,
  document: ContractDocument,
): Resource | undefined {
  const [list, read, create] = [byAction.get('list'), byAction.get('read'), byAction.get('create')]
  const others = (['replace', 'change', 'remove'] as const).flatMap((action) => byAction.get(action) ?? [])
  const said = saidOf([list, create, read, ...others])
  const [onThing] = [read, ...others].flatMap((one) => one ?? [])
  const listed = list && listedIn(list, document, { named: said['items'], isSure: onThing !== undefined })
  // something has to write, and something to read; an address that is no list and has no things below it keeps nothing
  if ((!create && others.length === 0) || (!listed && !read)) return undefined
  const schema = successSchema(read) ?? listed?.schema ?? successSchema(create) ?? true
  if (!isThing(schema, document)) return undefined
  const parameter = /\{([^/}]+)\}$/.exec(onThing?.path ?? '')?.[1]
  return {
    collection,
    parameter,
    id: textOf(said['id']) ?? idOf(schema, parameter, document),
    items: listed?.items,
    schema,
    personal: said['personal'] !== false,
    begin: typeof said['begin'] === 'number' ? said['begin'] : usualBegin,
    said: Object.keys(said).length > 0,
    list: listed ? list : undefined,
    read,
    create,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What `x-mock-resource` says at any of the operations. */
const saidOf = (operations: readonly (OperationSaid | undefined)[]): Record<string, unknown> =>
  Object.assign({}, ...operations.map((one) => (isObject(one?.resource) ? one.resource : {}))) as Record<
    string,
    unknown
  >

/** The schema of the first success in JSON. */
export function successSchema(said: OperationSaid | undefined): Schema | undefined {
  const answers = [...(said?.answers ?? [])].filter(([status]) => status.startsWith('2'))
  const contents = answers.flatMap(([, { content }]) =>
    [...content].filter(([type]) => type.endsWith('json')),
  )
  return contents[0]?.[1].schema
}

/** The members that a schema names, in all that it is put together from. */
export function membersOf(schema: Schema | undefined, document: ContractDocument): Map<string, Schema> {
  const meant = document.meant(schema)
  if (!isObject(meant)) return new Map()
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => schemaList(meant[keyword]))
  return new Map([
    ...parts.flatMap((one) => [...membersOf(one, document)]),
    ...schemaTable(meant['properties']),
  ])
}

const isThing = (schema: Schema, document: ContractDocument) => membersOf(schema, document).size > 0

const listNames = /^(items|data|results|content|list|values|entries|records|rows|hits)$/i

/** Where the things are in the answer of a list, and what each is. Where single things have paths, the only list there is will be it. */
function listedIn(
  said: OperationSaid,
  document: ContractDocument,
  { named, isSure }: { named: unknown; isSure: boolean },
): { items: string | undefined; schema: Schema } | undefined {
  const whole = document.meant(successSchema(said))
  const direct = itemsOf(whole, document)
  if (direct !== undefined) return { items: undefined, schema: direct }
  const lists = [...membersOf(whole, document)].flatMap(([name, one]) => {
    const schema = itemsOf(document.meant(one), document)
    return schema === undefined ? [] : [{ items: name, schema }]
  })
  const last = said.path.split('/').findLast((step) => !step.startsWith('{'))
  const asked = lists.find(({ items }) => items === named)
  const usual = lists.find(
    ({ items }) => listNames.test(items) || items.toLowerCase() === last?.toLowerCase(),
  )
  return asked ?? usual ?? (isSure && lists.length === 1 ? lists[0] : undefined)
}

function itemsOf(schema: Schema | undefined, document: ContractDocument): Schema | undefined {
  if (!isObject(schema) || schema['items'] === undefined) return undefined
  const items = schema['items'] as Schema
  return isThing(items, document) ? items : undefined
}

/** The member that has the id: the one called like the parameter, `id`, or the only one that ends so. */
function idOf(schema: Schema, parameter: string | undefined, document: ContractDocument): string {
  const names = [...membersOf(schema, document).keys()]
  const ending = names.filter((name) => /(Id|_id|uuid|key)$/i.test(name))
  const found = [parameter, 'id', ...(ending.length === 1 ? ending : [])].find(
    (name) => name !== undefined && names.includes(name),
  )
  return found ?? parameter ?? 'id'
}
