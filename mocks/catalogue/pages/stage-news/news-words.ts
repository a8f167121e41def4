import type { ResidenceType } from '../../codes.ts'

/**
 * What is written when something happens in a project. `{stage}`, `{area}`, `{place}`, `{homes}`, `{kind}`, `{rooms}`,
 * `{season}` and `{agent}` are filled in; one of several wordings is taken for each project.
 */
export type Occasion = Readonly<{
  category: string
  titles: readonly string[]
  preambles: readonly string[]
  bodies: readonly (readonly string[])[]
}>

export type NewsWords = Readonly<{
  salesStart: Occasion
  soldOut: Occasion
  groundBreaking: Occasion
  keys: Occasion
  /** Several homes of a kind, after a number. */
  kinds: Readonly<Record<ResidenceType, string>>
  /** The seasons of moving in, winter first. */
  seasons: readonly [winter: string, spring: string, summer: string, autumn: string]
  facts: Readonly<Record<'heading' | 'homes' | 'size' | 'price' | 'moveIn', string>>
  readOn: string
  /** What ends each press release. */
  about: Readonly<{ heading: string; text: string }>
}>
