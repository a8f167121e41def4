import { useToday } from '#src/domain/use-service-time.ts'
import { HomeMenu, nameOfHome } from '../homes/home-menu.tsx'
import { useChosenHome } from '../homes/use-chosen-home.ts'
import { StepMenu } from './step-menu.tsx'
import { TimelinePage } from './timeline-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** The steps from agreement to keys (R-019, T-050); below it a page for each of them (F-091). */
export function MyTimelineTemplate({ page }: TemplateProps) {
  const { timeZone, paths } = useSite()
  const today = useToday(timeZone)
  const content = contentOf(page, 'timeline')
  const { heading, preamble, residences = [], blocks } = content
  const { home, choose } = useChosenHome(residences)
  const residence = home ?? content.residence
  const timeline = home?.timeline ?? content.timeline
  const here = page.breadcrumbs.at(-1)?.url ?? ''
  const intro = <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
  if (here === paths.myTimeline)
    return (
      <>
        {intro}
        {home && residences.length > 1 && (
          <PageWidth className="pt-6">
            <HomeMenu
              homes={residences.map((one) => ({ objectId: one.objectId, name: nameOfHome(one) }))}
              value={home.objectId}
              onChange={choose}
            />
          </PageWidth>
        )}
        <TimelinePage timeline={timeline} residence={residence} today={today} />
        <SiteBlocks blocks={blocks} pageId={page.pageId} />
      </>
    )
  return (
    <>
      {intro}
      <PageWidth className="grid gap-x-18 pb-section lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          <SiteBlocks blocks={blocks} pageId={page.pageId} isInset />
        </div>
        {timeline.length > 0 && (
          <div className="mt-section">
            <StepMenu timeline={timeline} here={here} />
          </div>
        )}
      </PageWidth>
    </>
  )
}
