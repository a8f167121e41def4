import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { homesPerPage } from '#src/api/homes/residence.ts'
import { successionQuery } from '#src/api/homes/residence-homes.ts'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { MunicipalityField } from './municipality-field.tsx'
import { allMunicipalities, municipalityOf } from './municipality.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Homes whose buyers pass them on (T-079), of one municipality or of all. */
export function SuccessionTemplate({ page }: TemplateProps) {
  const { heading, preamble, municipalities, blocks } = contentOf(page, 'succession')
  const { q } = useSearch({ strict: false })
  const navigate = useNavigate()
  const chosen = municipalityOf(q, municipalities)
  const choose = (id: string) => {
    const next = municipalities.find((one) => one.id === id && id !== allMunicipalities)?.url
    void navigate({ to: '.', search: (now: object) => ({ ...now, q: next }), resetScroll: false })
  }
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-section">
        {/* the first of them is all */}
        {municipalities.length > 1 && (
          <MunicipalityField
            offered={municipalities}
            value={chosen?.id ?? allMunicipalities}
            onChange={choose}
          />
        )}
        <Homes key={chosen?.id} municipality={chosen?.id} label={heading} />
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}

function Homes({ municipality, label }: { municipality: string | undefined; label: string }) {
  const t = useTranslations('succession')
  const homes = useQuery(successionQuery(useSite(), municipality))
  const [shown, setShown] = useState(homesPerPage)
  const list = useRef<HTMLDivElement>(null)
  // the keyboard goes on where the list did
  useEffect(() => {
    if (shown === homesPerPage) return
    list.current?.querySelectorAll('article')[shown - homesPerPage]?.querySelector('a')?.focus()
  }, [shown])
  if (homes.isError && !homes.data)
    return <ErrorState title={t('down')} retryLabel={t('retry')} onRetry={() => homes.refetch()} />
  const hits = homes.data?.hits
  return (
    <>
      <div role="status" className="min-h-18">
        {hits && hits.length > 0 && <p className="py-6 font-strong">{t('count', { count: hits.length })}</p>}
        {hits?.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      </div>
      {!hits && <SkeletonCards count={6} label={t('loading')} />}
      {hits && hits.length > 0 && (
        <div ref={list}>
          <HitCards hits={hits.slice(0, shown)} label={label} level={2} />
        </div>
      )}
      {hits && hits.length > shown && (
        <div className="mt-16 grid justify-items-center gap-5">
          <p className="text-small text-ink-2">{t('shown', { shown, total: hits.length })}</p>
          <Button look="secondary" onClick={() => setShown(shown + homesPerPage)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
