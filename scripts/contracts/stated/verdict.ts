import { type Json, citedBy, isDecision, isOurs, isOursAt } from './marks.ts'
import type { Rows } from './rows.ts'

export type Kind =
  | 'operation'
  | 'parameter'
  | 'security'
  | 'status'
  | 'media type'
  | 'header'
  | 'property'
  | 'required'
  | 'value'
  | 'bound'
  | 'closed'
  | 'decision'

/** A node that says something about the service: whether it is stated (by which row), assumed, or nobody says which. */
export type Found = {
  file: string
  pointer: string
  kind: Kind
  name: string
  verdict: 'stated' | 'assumed' | 'unsaid'
  row?: string
}

/** Where one is in a file, which rows what lies above names, and whether it is marked as ours. */
export type Spot = { file: string; pointer: string; rows: Rows; cites: readonly string[]; isOurs: boolean }

/** The spot of what stands under these keys of a node. */
export function inner(spot: Spot, node: Json, ...keys: (string | number)[]): Spot {
  const path = keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
  return {
    ...spot,
    pointer: spot.pointer + path.join(''),
    cites: [...citedBy(node), ...spot.cites],
    isOurs: spot.isOurs || isOurs(node) || keys.some((key) => isOursAt(node, String(key))),
  }
}

/** The verdict on what stands at a spot: marked as ours there or above, or stated by a row. */
export function verdictOn(spot: Spot, kind: Kind, name: string, row: string | undefined): Found {
  const verdict = spot.isOurs ? 'assumed' : row ? 'stated' : 'unsaid'
  const { file, pointer } = spot
  return { file, pointer, kind, name, verdict, ...(verdict === 'stated' && row ? { row } : {}) }
}

/** What names a decision of ours has to be marked: the specification did not say it. */
export function decisionNodes(node: Json, spot: Spot): Found[] {
  const [decision] = citedBy(node).filter(isDecision)
  if (decision === undefined) return []
  // at whichever part of it the mark is, the decision is told
  const isTold = spot.isOurs || JSON.stringify(node).includes('"x-assumed":')
  return [verdictOn({ ...spot, isOurs: isTold }, 'decision', decision, undefined)]
}
