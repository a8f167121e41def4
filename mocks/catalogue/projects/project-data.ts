import type { BuildingForm, Concept, DisposalForm, Phase, ResidenceType, StageStatus } from '../codes.ts'
import type { SiteKey } from '#src/sites/site.ts'

/** A project as the data files state it; what is left out is drawn or follows from the form and the phase. */
export type ProjectData = Readonly<{
  name: string
  /** The name of an area in the country's data file. */
  area: string
  form: BuildingForm
  phase: Phase
  /** Days from the reference date to the day of moving in. */
  entry?: number
  /** Days from the reference date to the start and end of VIP sales. */
  vip?: readonly [start: number, end: number]
  /** Where the phase alone does not tell it. */
  status?: StageStatus
  type?: ResidenceType
  disposal?: DisposalForm
  concept?: Concept
  swan?: boolean
  /** Street and number of the first house, where it is not on the area's main street. */
  address?: readonly [street: string, number: number]
  /** Id of the estate agent. */
  agent?: string
}>

/** The projects of one site. */
export type SiteProjects = Readonly<{
  site: SiteKey
  /** What every project is built to, unless it says otherwise. */
  concept?: Concept
  projects: readonly ProjectData[]
}>
