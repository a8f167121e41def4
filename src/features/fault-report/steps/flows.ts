import type { FaultForm, Field } from './form/form.ts'
import { places } from './form/form.ts'

/** Who reports (E-052), and the variant without login (E-053). */
export type Reporter = 'resident' | 'boardMember' | 'boardMemberNoManagement' | 'public'

/** Somebody who reports for an association, whoever manages its houses. */
export const isForBoard = (reporter: Reporter) =>
  reporter === 'boardMember' || reporter === 'boardMemberNoManagement'

/** What a step is about; the texts are named after it. */
export type StepId =
  | 'terms'
  | 'contact'
  | 'compound'
  | 'residence'
  | 'problemArea'
  | 'details'
  | 'info'
  | 'description'
  | 'summary'

/** What a step shows (E-055). */
export type View =
  | 'acceptTerms'
  | 'contactBoardMember'
  | 'contactResident'
  | 'contactNoManagement'
  | 'compound'
  | 'searchResidence'
  | 'residentResidence'
  | 'estateAddress'
  | 'problemArea'
  | 'publicProblemArea'
  | 'problemAreaDetails'
  | 'appliances'
  | 'description'
  | 'summaryBoardMember'
  | 'summaryResident'
  | 'summaryNoManagement'

export type Step = {
  id: StepId
  view: View
  /** What is shown instead when the fault is in a space that several share. */
  sharedView?: View
  /** What the step asks for: shown and checked there, and cleared with it. */
  fields: readonly Field[]
  /** Not counted and not in the list of steps (S-062). */
  uncounted?: true
  /** Passed by until something reveals it (S-047). */
  optional?: true
  /** Has words of its own on Next and Previous (G-031). */
  ownButtons?: true
}

const contactFields = [
  'email',
  'phone',
  'other',
  'otherFirstName',
  'otherLastName',
  'otherEmail',
  'otherPhone',
] as const
const addressFields = ['type', 'address', 'zipCode', 'city', 'object', 'fullBuilding'] as const
const chosenFields = ['selectedApartment', 'selectedApartmentId', 'searchString'] as const

const terms: Step = {
  id: 'terms',
  view: 'acceptTerms',
  fields: ['acceptTerms'],
  uncounted: true,
  ownButtons: true,
}
const contact = (view: View, ...more: Field[]): Step => ({
  id: 'contact',
  view,
  fields: [...more, ...contactFields],
})
const compound: Step = {
  id: 'compound',
  view: 'compound',
  fields: ['compoundName', 'compoundNumber', 'isMember'],
}
const residence = (view: View): Step => ({
  id: 'residence',
  view,
  fields: [...addressFields, ...chosenFields],
})
const problemArea: Step = {
  id: 'problemArea',
  view: 'problemArea',
  sharedView: 'publicProblemArea',
  fields: ['problemArea', 'problemAreaName', 'publicAreaProblem'],
}
const details: Step = {
  id: 'details',
  view: 'problemAreaDetails',
  fields: ['problemAreaDetails', 'problemAreaDetailsName'],
}
const info: Step = {
  id: 'info',
  view: 'appliances',
  fields: [],
  uncounted: true,
  optional: true,
  ownButtons: true,
}
const description: Step = { id: 'description', view: 'description', fields: ['description'] }
const summary = (view: View): Step => ({ id: 'summary', view, fields: ['sendCopy'] })

/** The steps of each reporter, in order (S-063 to S-065); Norway has the same (S-066). */
export const flows: Readonly<Record<Reporter, readonly Step[]>> = {
  resident: [
    terms,
    contact('contactNoManagement', 'firstName', 'lastName'),
    residence('residentResidence'),
    problemArea,
    details,
    info,
    description,
    summary('summaryResident'),
  ],
  boardMember: [
    terms,
    contact('contactBoardMember', 'boardEmail'),
    residence('searchResidence'),
    problemArea,
    details,
    info,
    description,
    summary('summaryBoardMember'),
  ],
  boardMemberNoManagement: [
    terms,
    contact('contactNoManagement', 'firstName', 'lastName', 'boardEmail'),
    compound,
    residence('estateAddress'),
    problemArea,
    details,
    info,
    description,
    summary('summaryNoManagement'),
  ],
  public: [
    terms,
    contact('contactResident', 'firstName', 'lastName'),
    residence('estateAddress'),
    problemArea,
    details,
    info,
    description,
    summary('summaryNoManagement'),
  ],
}

/** What a step shows for what has been answered so far. */
export const viewOf = (step: Step, form: FaultForm): View =>
  form.type === places.shared && step.sharedView ? step.sharedView : step.view
