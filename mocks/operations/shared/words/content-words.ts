import type { DisposalForm, PlotType, ResidenceType } from '../../../catalogue/codes.ts'
import type { PremisesType, ReferenceProject } from '../../../catalogue/company-types.ts'

/** A heading and what stands below it. */
export type HeadedText = Readonly<{ heading: string; text: string }>

/** The same of a viewing, with what it says where nobody signs up. */
type ShowingText = HeadedText & Readonly<{ dropIn: string }>

/** Words that view models carry ready to show, in the language of a country. `{…}` stands for a value. */
export type ContentWords = Readonly<{
  facts: Readonly<
    Record<
      | 'objectNumber'
      | 'apartmentNumber'
      | 'residenceType'
      | 'disposalForm'
      | 'plotType'
      | 'floor'
      | 'storage'
      | 'plotArea'
      | 'energyClass'
      | 'moveIn'
      | 'homes'
      | 'address'
      | 'place'
      | 'premisesType'
      | 'area'
      | 'yearlyRent'
      | 'customer'
      | 'years'
      | 'projectType'
      | 'status',
      string
    >
  >
  residenceType: Readonly<Record<ResidenceType, string>>
  disposalForm: Readonly<Record<DisposalForm, string>>
  plotType: Readonly<Record<PlotType, string>>
  premisesType: Readonly<Record<PremisesType, string>>
  projectType: Readonly<Record<number, string>>
  /** E-036. */
  contractorType: Readonly<Record<number, string>>
  referenceStatus: Readonly<Record<ReferenceProject['status'], string>>
  moreProjects: string
  /** `{floor}` and `{max}`. */
  floor: string
  /** `{rent}`, each square metre and year. */
  rent: string
  /** What the monthly fee covers. */
  feeIncludes: readonly string[]
  timeline: Readonly<Record<'contract' | 'interior' | 'inspection' | 'payment' | 'moveIn', string>>
  timelineTexts: Readonly<Record<'contract' | 'interior' | 'inspection' | 'payment' | 'moveIn', string>>
  /** In place of the text about choices, of a home that was too far built for any. */
  nothingToChoose: string
  /** In place of the text about the agreement, of a home that is granted without a preliminary one; in Sweden only. */
  grantedAtOnce?: string
  /** As above, where the preliminary agreement was not signed in time. */
  grantedInstead?: string
  /** `{number}` of the home. */
  invoice: string
  instalment: Readonly<Record<'bookingFee' | 'advance' | 'interior' | 'instalment' | 'finalPayment', string>>
  vipFee: string
  vipText: string
  /** What the list of municipalities begins with (K-025). */
  allMunicipalities: string
  /** `{stage}`. */
  showingForm: ShowingText
  showingDoor: ShowingText
  noShowing: string
  showingsInfo: string
  /** `{stage}`. */
  missingHome: HeadedText
  premisesIn: HeadedText
  /** Above the form of premises. */
  premisesOrder: HeadedText
  /** Where the houses stand, seen from above; `{houses}` are their letters. */
  sitePlan: Readonly<Record<'one' | 'several' | 'lane' | 'plots' | 'shore', string>>
  similar: string
  /** `{place}`. */
  homesIn: string
}>
