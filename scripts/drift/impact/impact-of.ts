import { pathKey } from '../document/path-items.ts'
import type { FoundOperation } from '../finding.ts'
import type { Place } from '../document/place.ts'
import { bodiesOf, keyOf, operationsOf, parametersOf } from './contract-places.ts'
import type { ContractOperation } from './contract-places.ts'
import { fieldPlaces } from './field-places.ts'
import type { OperationUse, Spot, Usage } from './index/index-model.ts'
import { isPortal } from './index/layers.ts'
import type { KnownPortal } from './portal-contracts.ts'
import { ownValue } from '../own-value.ts'

/** What is asked about: operations, and a field of their messages; without a field, the operations as a whole. */
export type Question = {
  operations: readonly FoundOperation[]
  direction?: 'request' | 'response'
  status?: string
  /** Names of properties, `[]` for items; both as findings have them. */
  field: readonly string[]
  /** The name of a parameter. */
  parameter?: string
}

/** Who uses it. */
export type Impact = {
  operations: { id: string; service: string; method: string; path: string }[]
  /** False when the portal's contracts have no such operation; then nothing else is said. */
  isKnown: boolean
  /** False when the portal's contracts have no such field; then nobody can read it. */
  isField: boolean
  hooks: Spot[]
  /** Lines of the portal that use the field; the operation, when there is none. */
  portal: Usage[]
  screens: Spot[]
  mocks: (Spot & { access?: Usage['access'] })[]
  tests: Spot[]
}

/** Who uses what is asked about. */
export function impactOf(question: Question, { contracts, index }: KnownPortal): Impact {
  const known = contracts.flatMap(operationsOf)
  const operations = known.filter((one) => question.operations.some((given) => isSame(given, one)))
  const uses = operations.flatMap((one) => ownValue(index.operations, one.id) ?? [])
  const places = placesAskedFor(question, operations)
  const names = operations.map(({ id, service, method, path }) => ({ id, service, method, path }))
  const common = {
    operations: names,
    isKnown: operations.length > 0,
    hooks: uses.flatMap(({ hooks }) => hooks),
  }
  const shown = (numbers: readonly number[]) =>
    [...new Set(numbers)].toSorted((a, b) => a - b).flatMap((number) => index.screens[number] ?? [])
  if (!places) {
    return {
      ...common,
      isField: false,
      portal: distinct(uses.flatMap(({ callers }) => callers)),
      screens: shown(uses.flatMap(({ screens }) => screens)),
      mocks: uses.flatMap(({ mock }) => mock ?? []),
      tests: distinct(uses.flatMap(({ tests }) => tests)),
    }
  }
  const named = distinct(places.flatMap((place) => ownValue(index.fields, keyOf(place)) ?? []))
  const portal = named.filter((one) => isPortal(one.layer) && meets(one, uses))
  const spot = ({ file, line, within, access }: Usage) => ({ file, line, name: within, access })
  return {
    ...common,
    hooks: portal.length > 0 ? common.hooks : [],
    isField: places.length > 0,
    portal,
    screens: shown(portal.flatMap(({ screens }) => screens.filter((one) => isOn(one, uses)))),
    mocks: [
      ...uses.flatMap(({ mock }) => mock ?? []),
      ...named.filter(({ layer }) => layer === 'mock' || layer === 'mock operation').map(spot),
    ],
    tests: named.filter(({ layer }) => layer === 'test').map(spot),
  }
}

/** By id, or by method and path for a contract that has other ids. */
const isSame = (given: FoundOperation, { id, method, path }: ContractOperation): boolean =>
  given.id === id || (given.method === method && pathKey(given.path) === pathKey(path))

/** The schemas of a field; undefined where the question is about whole operations. */
function placesAskedFor(question: Question, operations: readonly ContractOperation[]): Place[] | undefined {
  const { field, parameter, direction, status } = question
  if (parameter !== undefined) {
    const places = operations.flatMap(parametersOf).filter(({ name }) => name === parameter)
    return places.length > 0 ? places.map(({ place }) => place) : undefined
  }
  if (field.every((one) => one === '[]' || one === '*')) return undefined
  const bodies = operations
    .flatMap(bodiesOf)
    .filter((body) => direction === undefined || body.direction === direction)
    .filter((body) => status === undefined || body.direction === 'request' || body.status === status)
  const places = bodies.flatMap(({ schema }) => fieldPlaces(schema, field))
  // what a request newly has to carry concerns whoever sends it; what an answer newly carries, nobody
  return places.length === 0 && direction === 'request' ? undefined : places
}

/** A schema may serve several operations; what shows only where these are not called has nothing to do with them. */
const meets = ({ screens }: Usage, uses: readonly OperationUse[]): boolean =>
  screens.length === 0 || screens.some((screen) => isOn(screen, uses))

const isOn = (screen: number, uses: readonly OperationUse[]): boolean =>
  uses.some(({ screens }) => screens.includes(screen))

function distinct<Line extends Spot | Usage>(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map((one) => [`${one.file}:${one.line}`, one])).values()]
}
