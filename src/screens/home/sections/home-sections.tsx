import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { AssociationSection } from './association-section.tsx'
import { ChoicesSection, MaterialsSection } from './finish-sections.tsx'
import { HomeFacts } from './home-facts.tsx'
import { PlaceInHouse } from '../house/place-in-house.tsx'
import { MonthlyCostSection } from '#src/features/monthly-cost/monthly-cost-section.tsx'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { ShowingsTold } from '#src/features/showings/showings-told.tsx'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { HomeSection } from '#src/features/page-content/home-section.tsx'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { homeCosts } from '#src/domain/sale/price/home-costs.ts'

type Props = { content: ObjectContent; shown: { name: string; url: string } }

/** What there is to know of a home below its plan: facts, cost, showings, its place in the house, papers. */
export function HomeSections({ content, shown }: Props) {
  const t = useTranslations('home')
  const { summary, pricing, documents } = content
  const costs = homeCosts(content)
  return (
    <DeferredSections className="min-w-0 empty:hidden">
      <HomeSection title={t('section.facts')}>
        <HomeFacts content={content} />
      </HomeSection>
      {costs && (
        <HomeSection title={t('section.cost')}>
          <MonthlyCostSection costs={costs} example={pricing.loanExample} feeIncludes={pricing.feeIncludes} />
        </HomeSection>
      )}
      <AssociationSection content={content} />
      <MaterialsSection content={content} />
      <ChoicesSection content={content} />
      {(summary.showings.length > 0 || !isGone(summary.status)) && (
        <HomeSection title={t('section.showings')}>
          <ShowingsTold showings={summary.showings} shown={shown} info={content.showingsInfo} />
        </HomeSection>
      )}
      {content.seo.constructionForm !== 'plot' && (
        <HomeSection title={t('house.title')}>
          <PlaceInHouse content={content} />
        </HomeSection>
      )}
      {documents.length > 0 && (
        <HomeSection title={t('section.documents')} screenOnly>
          <Documents documents={documents} />
        </HomeSection>
      )}
    </DeferredSections>
  )
}
