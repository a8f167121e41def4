import type { Document } from '../../document/place.ts'
import type { CodeGraph } from './code-graph.ts'
import { codeGraph } from './code-graph.ts'
import type { ContractOperation } from '../contract-places.ts'
import { operationsOf } from '../contract-places.ts'
import type { Declarations } from './declarations.ts'
import { declareFields } from './declarations.ts'
import type { ImpactIndex, OperationUse, Spot, Usage } from './index-model.ts'
import { isPortal } from './layers.ts'
import type { Project } from '../compiler/project.ts'
import { dependentsIn } from './dependents.ts'

/**
 * Who uses which operation and which field, by the compiler's own symbols.
 *
 * @param contracts bundled ones
 * @param fingerprint of the files that are looked at
 */
export function indexOf(project: Project, contracts: readonly Document[], fingerprint: string): ImpactIndex {
  const declarations: Declarations = { fields: new Map(), names: new Set() }
  for (const contract of contracts) declareFields(project, contract, declarations)
  const operations = contracts.flatMap(operationsOf)
  const words = new Set(operations.flatMap(({ id, path }) => [id, path]))
  const used = { ...project, graph: codeGraph(project, declarations, words) }
  const dependents = dependentsIn(used.graph, project.layerOf)
  return {
    version: 2,
    fingerprint,
    screens: dependents.screens,
    operations: Object.fromEntries(operations.map((one) => [one.id, operationUse(one, used, dependents)])),
    fields: fieldUses(used, dependents),
  }
}

/** A project and what of it uses what. */
type UsedProject = Pick<Project, 'layerOf' | 'isCallOf'> & { graph: CodeGraph }

type Reach = ReturnType<typeof dependentsIn>

function operationUse(
  { service, id, method, path }: ContractOperation,
  project: UsedProject,
  { upFrom }: Reach,
): OperationUse {
  const { graph, layerOf, isCallOf } = project
  const pascal = id.charAt(0).toUpperCase() + id.slice(1)
  const called = graph.words.filter((one) => one.word === path && one.method === method)
  const named = graph.words.filter(({ word, file }) => word === id && layerOf(file) === 'test')
  const starts = [...graph.nodes.values()]
    .filter(({ file, name }) => isCallOf(service, file) && [id, `get${pascal}QueryKey`].includes(name))
    .map((node) => node.id)
  const isPortalNode = (file: string) => {
    const layer = layerOf(file)
    return layer !== undefined && isPortal(layer)
  }
  const clients = called.filter(({ file }) => isPortalNode(file))
  const found = upFrom([...starts, ...clients.map(({ node }) => node)])
  const callers = [
    ...clients.flatMap(({ node, line }) => usage(project, node, line, 'reads', upFrom)),
    ...found.users.flatMap(({ node, line }) => usage(project, node.id, line, 'reads', upFrom)),
  ].filter(({ file }) => isPortalNode(file))
  const mock = [...graph.nodes.values()].find(
    ({ file, name }) => file.startsWith(`mocks/operations/${service}/`) && name === id,
  )
  const words = [...called, ...named].filter(({ file }) => layerOf(file) === 'test')
  return {
    service,
    method,
    path,
    hooks: usedCalls(project, service, new Set([...starts, ...found.users.map(({ node }) => node.id)])),
    callers,
    screens: found.screens,
    ...(mock ? { mock: { file: mock.file, line: mock.line, name: mock.name } } : {}),
    tests: sorted([...found.tests, ...words.map(({ file, line }) => ({ file, line, name: '' }))]),
  }
}

/** What is generated for an operation and has a user. */
function usedCalls(
  { graph: { nodes, users }, isCallOf }: UsedProject,
  service: string,
  candidates: ReadonlySet<string>,
): Spot[] {
  const isCall = (id: string) => isCallOf(service, id.slice(0, id.lastIndexOf('#')))
  const used = [...candidates].filter((id) => {
    const by = [...(users.get(id)?.keys() ?? [])]
    return isCall(id) && by.some((user) => !user.startsWith('generated/'))
  })
  return used.flatMap((id) => {
    const node = nodes.get(id)
    return node ? [{ file: node.file, line: node.line, name: node.name }] : []
  })
}

function fieldUses(project: UsedProject, { upFrom }: Reach): Record<string, Usage[]> {
  const fields = Object.create(null) as Record<string, Usage[]>
  for (const { key, node, line, access } of project.graph.fields) {
    const list = (fields[key] ??= [])
    const [use] = usage(project, node, line, access, upFrom)
    const isKnown = list.some((one) => one.file === use?.file && one.line === line && one.access === access)
    if (use && !isKnown) list.push(use)
  }
  return Object.fromEntries(
    Object.entries(fields)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, list]) => [key, sorted(list)]),
  )
}

function usage(
  { graph: { nodes }, layerOf }: UsedProject,
  id: string,
  line: number,
  access: Usage['access'],
  upFrom: Reach['upFrom'],
): Usage[] {
  const node = nodes.get(id)
  const layer = node && layerOf(node.file)
  if (!node || !layer) return []
  const screens = isPortal(layer) ? upFrom([id]).screens : []
  return [{ file: node.file, line, within: node.name, layer, access, screens }]
}

const sorted = <Place extends { file: string; line: number }>(places: readonly Place[]): Place[] => {
  const distinct = new Map(places.map((one) => [`${one.file}:${one.line}`, one]))
  return [...distinct.values()].toSorted((a, b) => {
    if (a.file === b.file) return a.line - b.line
    return a.file < b.file ? -1 : 1
  })
}
