import { pointerOf } from '../../drift/document/pointer.ts'
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
  return {
    ...spot,
    pointer: spot.pointer + pointerOf(keys),
    cites: [...citedBy(node), ...spot.cites],
    isOurs: spot.isOurs || isOurs(node) || keys.some((key) => isOursAt(node, String(key))),
  }
}

/** The verdict on what stands at a spot: marked as ours there or above, or stated by a row. */
export function verdictOn(spot: Spot, kind: Kind, name: string, row: string | undefined): Found {
  const { file, pointer, isOurs: isAssumed } = spot
  const node = { file, pointer, kind, name }
  if (isAssumed) return { ...node, verdict: 'assumed' }
  return row ? { ...node, verdict: 'stated', row } : { ...node, verdict: 'unsaid' }
}

/** What names a decision of ours has to be marked: the specification did not say it. */
export function decisionNodes(node: Json, spot: Spot): Found[] {
  const [decision] = citedBy(node).filter(isDecision)
  if (decision === undefined) return []
  // at whichever part of it the mark is, the decision is told
  const isTold = spot.isOurs || JSON.stringify(node).includes('"x-assumed":')
  return [verdictOn({ ...spot, isOurs: isTold }, 'decision', decision, undefined)]
}
