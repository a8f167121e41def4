import type { View } from '../../steps/flows.ts'
import type { Wizard } from '../../steps/machine/machine.ts'
import { AddressStep } from '../place/address-step.tsx'
import { CompoundStep } from '../place/compound-step.tsx'
import { ContactStep } from '../reporter/contact-step.tsx'
import { DescriptionStep } from '../fault/description-step.tsx'
import { DetailsStep } from '../fault/details-step.tsx'
import { InfoStep } from '../reporter/info-step.tsx'
import { ProblemStep } from '../fault/problem-step.tsx'
import { ResidentStep } from '../reporter/resident-step.tsx'
import { SearchStep } from '../place/search-step.tsx'
import { SummaryStep } from '../fault/summary-step.tsx'
import { TermsStep } from '../reporter/terms-step.tsx'

/** The fields of a view. */
export function StepBody({ view, wizard }: { view: View; wizard: Wizard }) {
  switch (view) {
    case 'acceptTerms':
      return <TermsStep />
    case 'contactResident':
      return <ContactStep names="open" />
    case 'contactNoManagement':
      return <ContactStep names="locked" />
    case 'contactBoardMember':
      return <ContactStep names="none" />
    case 'compound':
      return <CompoundStep />
    case 'residentResidence':
      return <ResidentStep />
    case 'searchResidence':
      return <SearchStep />
    case 'estateAddress':
      return <AddressStep />
    case 'problemArea':
    case 'publicProblemArea':
      return <ProblemStep />
    case 'problemAreaDetails':
      return <DetailsStep />
    case 'appliances':
      return <InfoStep />
    case 'description':
      return <DescriptionStep />
    case 'summaryResident':
    case 'summaryBoardMember':
    case 'summaryNoManagement':
      return <SummaryStep form={wizard.form} />
  }
}
