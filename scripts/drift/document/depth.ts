import type { Json } from './json.ts'

/** Deeper than anybody writes by hand, and well within what can be walked. */
export const deepest = 1000

/** Whether a value holds others inside each other more than so many times. */
export function isDeeper(value: Json | undefined, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (than === 0) return true
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null && isDeeper(inner, than - 1)) return true
  }
  return false
}
