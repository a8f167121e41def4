import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PremisesPage } from './premises-page.tsx'
import { readPremises } from './premises-state.ts'
import type { PremisesState } from './premises-state.ts'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** The premises of a site (T-056). The filters live in the address, so that a list can be sent on and returned to. */
export function PremisesSearchTemplate({ page }: TemplateProps) {
  const { heading, preamble, blocks } = contentOf(page, 'standardPage')
  const site = useSite()
  const params = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => readPremises(site, params), [site, params])
  const change = (next: PremisesState) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...cleared, ...next }), resetScroll: false })
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-6 pb-section">
        <PremisesPage label={heading} state={state} onChange={change} />
      </PageWidth>
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}

/** What no list sets, so that a filter that is taken away leaves the address. */
const cleared: PremisesState = {
  tags: undefined,
  types: undefined,
  minArea: undefined,
  maxArea: undefined,
  sort: undefined,
}
