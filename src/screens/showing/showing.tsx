import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BookedShowing } from '#src/features/showings/dialog/booked-showing.tsx'
import { DateLeaf } from '#src/features/showings/date-leaf.tsx'
import { ShowingForm } from '#src/features/showings/dialog/showing-form.tsx'
import { whenOf } from '#src/features/showings/when.ts'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { CheckInCode } from './check-in-code.tsx'
import { CheckedIn, HomesLink } from './checked-in.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** A viewing of a project, to sign up for or to check in to at the door (T-073, T-074). */
export function ShowingTemplate({ page }: TemplateProps) {
  const t = useTranslations('showings')
  const site = useSite()
  const { heading, preamble, showing, stageName = heading, checkInUrl, blocks } = contentOf(page, 'showing')
  const atDoor = page.template === 'showingQr'
  // who has signed up may check in next, on a page of its own
  const [bookedOn, setBookedOn] = useState<string>()
  const isBooked = bookedOn === page.pageId
  const url = page.breadcrumbs.at(-2)?.url ?? '/'
  const when = showing && whenOf(showing, site)
  return (
    <>
      <PageIntro
        heading={heading}
        // it asks to check in
        preamble={isBooked && atDoor ? undefined : preamble}
        breadcrumbs={page.breadcrumbs}
      />
      {showing && when && (
        <PageWidth className="pt-10">
          <div className="grid max-w-160 gap-8">
            <div className="flex items-center gap-5">
              <DateLeaf when={when} />
              <p>
                <span className="font-strong">{when.line}</span>
                <br />
                <span className="text-ink-2">{showing.description}</span>
              </p>
            </div>
            {isBooked && atDoor && <CheckedIn project={stageName} url={url} />}
            {isBooked && !atDoor && <BookedShowing showing={showing} shown={{ name: stageName, url }} />}
            {!isBooked && showing.bookable && (
              <ShowingForm
                showingId={showing.id}
                submitLabel={t(atDoor ? 'page.checkIn' : 'page.book')}
                asUser={atDoor ? 'page.asUser' : undefined}
                onBooked={() => setBookedOn(page.pageId)}
              />
            )}
            {!showing.bookable && <p>{t('dropIn')}</p>}
            {!showing.bookable && atDoor && <HomesLink project={stageName} url={url} />}
            {!atDoor && showing.bookable && checkInUrl && <CheckInCode url={checkInUrl} />}
          </div>
        </PageWidth>
      )}
      {!showing && (
        <PageWidth className="pt-10">
          <HomesLink project={stageName} url={url} />
        </PageWidth>
      )}
      <SiteBlocks blocks={blocks} />
    </>
  )
}
