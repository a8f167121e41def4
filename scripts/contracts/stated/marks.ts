import { marksOf } from '../../drift/assumed/assumptions-in.ts'

export type Json = { [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a node is marked as ours as a whole, with all that lies below it. */
export const isOurs = (node: unknown): boolean =>
  isObject(node) && marksOf(node['x-assumed']).some(({ keyword }) => keyword === undefined)

/** Whether one keyword of a node is marked as ours: `x-assumed: { maxLength: … }`. */
export const isOursAt = (node: unknown, keyword: string): boolean =>
  isObject(node) && marksOf(node['x-assumed']).some((mark) => mark.keyword === keyword)

/** The rows that a node names, in its list or in what describes it. */
export function citedBy(node: unknown): string[] {
  if (!isObject(node)) return []
  const listed = Array.isArray(node['x-requirement']) ? node['x-requirement'].map(String) : []
  const described = [node['description'], node['summary']].flatMap((text) =>
    typeof text === 'string' ? (text.match(/\b[A-Z]+-\d{3}\b/g) ?? []) : [],
  )
  return [...new Set([...listed, ...described])]
}

/** A decision that we took where the specification is silent. */
export const isDecision = (id: string): boolean => id.startsWith('G-')
