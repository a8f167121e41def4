import type { RentalStatus } from './codes.ts'
import type { Day } from './dates.ts'
import type { SiteKey } from '#src/sites/site.ts'
import type { Geo, ImageRef, Place } from './types.ts'

export const premisesTypes = [
  'office',
  'shop',
  'restaurant',
  'warehouse',
  'clinic',
  'preschool',
  'other',
] as const
export type PremisesType = (typeof premisesTypes)[number]

/** Commercial premises to let. */
export type Premises = Place &
  Readonly<{
    id: string
    /** The house they lie in. */
    stageId: string
    /** Which of the premises in the house, from 1. */
    number: number
    site: SiteKey
    name: string
    type: PremisesType
    status: RentalStatus
    minArea: number
    maxArea: number
    /** Per square metre and year. */
    yearlyRent: number
    entryDate: Day
    sortOrder: number
    address: string
    geo: Geo
    shortDescription: string
    image: ImageRef
    url: string
  }>

/** A finished or ongoing project shown as a reference: a contract of the contractor site, or housing (E-013). */
export type ReferenceProject = Readonly<{
  id: string
  site: SiteKey
  slug: string
  name: string
  status: 'ongoing' | 'finalized'
  /** Of a contract, 1 to 7 (E-036). */
  contractorType?: number
  /** Of housing, 1 to 10 (E-035), and how many homes it has. */
  projectType?: number
  homes?: number
  /** How it was done, beyond the short description. */
  story: readonly string[]
  quote?: readonly [words: string, author: string]
  municipalityName: string
  countyName: string
  customer: string
  years: string
  shortDescription: string
  image: ImageRef
  url: string
}>
