import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { purposeKey } from '#src/domain/eid/eid-purpose.ts'
import { pageAfterReturn } from '#src/domain/eid/return/page-after-return.ts'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Where an e-ID leads back to (T-023): it goes on by itself, and has a way on for whoever came without one. */
export function EidReturnTemplate({ page }: TemplateProps) {
  const site = useSite()
  const router = useRouter()
  const { heading, preamble, blocks } = contentOf(page, 'account')
  const [goal] = useState(() => pageAfterReturn(site, location, sessionStorage.getItem(purposeKey)))
  useEffect(() => {
    if (goal) void router.navigate({ href: goal, replace: true })
  }, [goal, router])
  return (
    <>
      {/* the preamble says that somebody is identified: nobody knows that who came from nowhere */}
      <PageIntro {...{ heading, preamble: goal && preamble, breadcrumbs: page.breadcrumbs }} />
      <SiteBlocks blocks={blocks} />
    </>
  )
}
