import type { Day } from '../dates.ts'
import type { Area, Stage } from '../types.ts'
import type { ReferenceProject } from '../company-types.ts'

/** What pages show of the rest of the catalogue. */
export type PageSources = Readonly<{
  referenceDate: Day
  /** Of the site. */
  stages: readonly Stage[]
  areas: readonly Area[]
  referenceProjects: readonly ReferenceProject[]
  /** What somebody who works on projects is called. */
  staffName(id: string): string | undefined
}>
