import { HomeTitle, HomeBreadcrumbs } from './home-title.tsx'
import { HomeBar } from './buy/home-bar.tsx'
import { HomeViewer } from './viewer/home-viewer.tsx'
import { lazyPart, tall } from '#src/i18n/lazy-part.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { homeName } from '#src/domain/sale/hit-title.ts'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const HomeSections = lazyPart(async () => (await import('./sections/home-sections.tsx')).HomeSections, {
  when: 'afterFirstWindow',
  texts: ['monthly-cost', 'page-content', 'showings'],
  until: tall,
})
const HomeAside = lazyPart(async () => (await import('./buy/home-aside.tsx')).HomeAside, {
  when: 'afterFirstWindow',
  texts: ['compare', 'favourites', 'interest', 'page-content', 'search', 'showings'],
  // on a phone what it has above it and below comes at another time
  until: <div className="h-140 lg:hidden" />,
})
const HomeBelow = lazyPart(async () => (await import('./home-below.tsx')).HomeBelow, {
  when: 'afterFirstWindow',
  texts: ['page-content', 'search'],
})

/** A home: its plan, what it costs, when it can be seen, and the way to book it (T-054). */
export function ObjectTemplate({ page }: TemplateProps) {
  const content = contentOf(page, 'object')
  const { summary } = content
  const shown = { name: homeName(summary), url: summary.url }
  return (
    <div data-print-sheet>
      <PageWidth className="grid grid-cols-1 gap-x-18 pt-6 pb-12 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-span-2">
          <HomeBreadcrumbs breadcrumbs={page.breadcrumbs} />
        </div>
        <div className="min-w-0 pt-6 lg:col-start-1">
          <HomeTitle content={content} />
          <div className="mt-6">
            <HomeViewer key={summary.id} content={content} />
          </div>
          {content.preamble && <p className="mt-10 max-w-measure text-lead text-ink-2">{content.preamble}</p>}
        </div>
        <div className="min-w-0 pt-10 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:pt-6">
          <HomeAside content={content} shown={shown} />
        </div>
        <div className="mt-14 grid min-w-0 gap-x-14 gap-y-14 sm:grid-cols-2 lg:col-start-1 print:grid-cols-2">
          <HomeSections content={content} shown={shown} />
        </div>
      </PageWidth>
      <HomeBelow content={content} />
      <HomeBar content={content} />
    </div>
  )
}
