import { lazy, Suspense, useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { CompareButton } from '#src/features/compare/compare-button.tsx'
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'
import { BuyBar } from '#src/features/home/buy-bar.tsx'
import { BuyCard } from '#src/features/home/buy-card.tsx'
import { ContactCard } from '#src/features/home/contact-card.tsx'
import { HomeFacts } from '#src/features/home/home-facts.tsx'
import { HomeTitle, HomeWay } from '#src/features/home/home-title.tsx'
import { HomeViewer } from '#src/features/home/home-viewer.tsx'
import { PageTools } from '#src/features/home/page-tools.tsx'
import { PlaceInHouse } from '#src/features/home/place-in-house.tsx'
import { PrintCode, usePrint } from '#src/features/home/print-code.tsx'
import '#src/features/home/print.css'
import { InterestButton } from '#src/features/interest/interest-button.tsx'
import { MonthlyCostSection } from '#src/features/monthly-cost/monthly-cost-section.tsx'
import { Documents } from '#src/features/page-content/documents.tsx'
import { Html } from '#src/features/page-content/html.tsx'
import { statusOf } from '#src/features/search/results/hit-status.ts'
import { BookShowingButton } from '#src/features/showings/book-showing-button.tsx'
import { ShowingList } from '#src/features/showings/showing-list.tsx'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { FarDown } from '#src/ui/layout/far-down.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HomeBelow } from './home-below.tsx'
import { HomeSection } from './home-section.tsx'
import { comparedHome, homeCosts, homeName } from './home-parts.ts'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'
import { useSale } from './use-sale.ts'

const CompareHomes = lazy(async () => ({ default: (await import('./compare-homes.tsx')).CompareHomes }))

/** A home: its plan, what it costs, when it can be seen, and the way to book it (T-054). */
export function ObjectTemplate({ page }: TemplateProps) {
  const t = useTranslations('home')
  const content = contentOf(page, 'object')
  const { summary, pricing, documents } = content
  const shown = { name: homeName(summary), url: summary.url }
  const costs = homeCosts(content)
  return (
    <div data-print-sheet>
      <PageWidth className="grid gap-x-18 pt-6 pb-12 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="lg:col-span-2">
          <HomeWay breadcrumbs={page.breadcrumbs} />
        </div>
        <div className="min-w-0 pt-6 lg:col-start-1">
          <HomeTitle content={content} />
          <div className="mt-6">
            <HomeViewer key={summary.id} content={content} />
          </div>
          {content.preamble && <p className="mt-10 max-w-measure text-lead text-ink-2">{content.preamble}</p>}
          <div className="mt-14 grid gap-x-14 gap-y-14 sm:grid-cols-2 print:grid-cols-2">
            <FarDown className="min-w-0">
              <HomeSection title={t('section.facts')}>
                <HomeFacts content={content} />
              </HomeSection>
              {costs && (
                <HomeSection title={t('section.cost')}>
                  <MonthlyCostSection
                    costs={costs}
                    example={pricing.loanExample}
                    feeIncludes={pricing.feeIncludes}
                  />
                </HomeSection>
              )}
              <HomeSection title={t('section.showings')}>
                <ShowingList showings={summary.showings} shown={shown} />
                {content.showingsInfo && (
                  <div className="mt-4 text-small">
                    <Html html={content.showingsInfo} />
                  </div>
                )}
              </HomeSection>
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
            </FarDown>
          </div>
        </div>
        <div className="min-w-0 pt-14 lg:col-start-2 lg:row-start-2 lg:pt-6">
          <Aside content={content} shown={shown} />
        </div>
      </PageWidth>
      <HomeBelow content={content} />
      <Bar content={content} />
    </div>
  )
}

/** What stays in sight beside the home: price, next step and whom to ask. */
function Aside({ content, shown }: { content: ObjectContent; shown: { name: string; url: string } }) {
  const t = useTranslations('home')
  const ts = useTranslations('search')
  const now = useNow()
  const { code, print } = usePrint()
  const [isComparing, setComparing] = useState(false)
  const { sale, bookingUrl, vipUrl, about } = useSale(content)
  const { summary, contacts } = content
  const { tone, text, salesStart } = statusOf(sale.offer === 'book' ? openToAll(summary) : summary, now)
  const [contact] = contacts
  return (
    <div className="lg:sticky lg:top-8">
      <BuyCard
        content={content}
        sale={sale}
        bookingUrl={bookingUrl}
        vipUrl={vipUrl}
        status={<StatusDot tone={tone}>{ts(`status.${text}`, { start: salesStart ?? now })}</StatusDot>}
        save={<FavouriteButton objectId={summary.id} name={shown.name} />}
        showing={<BookShowingButton showings={summary.showings} shown={shown} wide />}
        interest={
          content.interestOpen && (
            <InterestButton about={about} wide look={sale.offer === 'interest' ? 'primary' : 'secondary'} />
          )
        }
        tools={
          <>
            <CompareButton home={comparedHome(summary)} onOpen={() => setComparing(true)} />
            <PageTools title={content.heading} onPrint={() => void print()} />
          </>
        }
      />
      {contact && (
        <div className="mt-7.5">
          <ContactCard person={contact} label={t('section.contact')} />
        </div>
      )}
      <PrintCode code={code} />
      {isComparing && (
        <Suspense>
          <CompareHomes content={content} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Priority in the project is no matter for a home that everybody may book. */
const openToAll = (summary: ObjectContent['summary']) => ({
  ...summary,
  vipStart: undefined,
  vipEnd: undefined,
})

function Bar({ content }: { content: ObjectContent }) {
  const { sale, bookingUrl, about } = useSale(content)
  return (
    <BuyBar
      content={content}
      sale={sale}
      bookingUrl={bookingUrl}
      interest={content.interestOpen && <InterestButton about={about} terse />}
    />
  )
}
