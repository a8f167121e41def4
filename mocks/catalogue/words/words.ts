import type { BuildingForm, Concept, Direction, PlotType, Setting } from '../codes.ts'

/** The sentences that describe stages and areas. `{area}`, `{place}` and `{homes}` are filled in. */
export type StageWords = Readonly<{
  /** Where it lies. */
  opening: Readonly<Record<Setting, readonly string[]>>
  /** How it is built. */
  form: Readonly<Record<BuildingForm, readonly string[]>>
  /** What the concept means; nothing for the ordinary one. */
  concept: Readonly<Record<Exclude<Concept, 'original'>, string>>
  /** What holds for any house. */
  closing: readonly string[]
  /** What neighbours share. */
  shared: readonly string[]
  /** Said only of homes that an association or company owns, by how it holds the land. */
  association: Readonly<Record<PlotType, string>>
  /** Said only of homes that are let. */
  tenancy: string
  swan: string
  /** Where a viewing is; `{number}` and `{address}` are filled in. */
  showing: Readonly<{ apartment: string; online: string; site: string }>
  /** What the later parts of a project are called. */
  part: string
  /** What is close, the nearest first. */
  nearby: Readonly<Record<Setting, readonly string[]>>
}>

/** The words that name and describe a home. `{rooms}`, `{area}` and `{direction}` are filled in. */
export type HomeWords = Readonly<{
  /** Number of rooms 1 to 6 as a word at the beginning of a title. */
  rooms: readonly string[]
  /** Towards, by compass direction. */
  directions: Readonly<Record<Direction, string>>
  title: Readonly<
    Record<'west' | 'east' | 'south' | 'north' | 'top' | 'ground' | 'corner', string> &
      Record<'townHouse' | 'semiDetachedHouse' | 'detachedHouse' | 'house' | 'plot', string>
  >
  /** The layout, by number of rooms. */
  layout: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>>
  /** The house, where it is one's own. */
  house: readonly string[]
  plot: readonly string[]
  outdoor: Readonly<Record<'balcony' | 'terrace' | 'patio' | 'roofTop' | 'frenchBalcony' | 'porch', string>>
}>

/** Puts values in the places marked with braces; a place without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  let filled = ''
  let from = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const end = text.indexOf('}', open) + 1
    filled += text.slice(from, open) + String(values[text.slice(open + 1, end - 1)] ?? text.slice(open, end))
    from = end
  }
  return filled + text.slice(from)
}
