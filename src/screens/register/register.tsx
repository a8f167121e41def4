import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import { useSession } from '#src/api/session/session.ts'
import type { useRegisterPage } from './use-register-page.ts'
import { EidWaiting } from '#src/features/login/eid/eid-waiting.tsx'
import { Html } from '#src/ui/content/html.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { AccountExists } from './account-exists.tsx'
import { RegisterFormView } from './form/register-form-view.tsx'
import { Terms } from './terms.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'

type Props = { page: PageViewModel } & ReturnType<typeof useRegisterPage>

/** Makes an account (R-009, T-066). The form stays as it was while an e-ID is waited for. */
export function RegisterTemplate({ page, eid, controls, ...form }: Props) {
  const { heading, preamble, terms, blocks } = contentOf(page, 'account')
  const isForm = eid.at === 'choosing' || eid.at === 'starting'
  const box = useRef<HTMLDivElement>(null)
  const wasForm = useRef(isForm)
  useEffect(() => {
    // what was pressed to come back here is gone; a problem takes focus itself
    if (isForm && !wasForm.current && !box.current?.contains(document.activeElement)) box.current?.focus()
    wasForm.current = isForm
  }, [isForm])
  const session = useSession()
  // an account that is made here logs its holder in, and leads on
  const [isNobody] = useState(session.kind === 'visitor')
  if (session.kind !== 'visitor' && !isNobody)
    return (
      <>
        <PageIntro {...{ heading, breadcrumbs: page.breadcrumbs }} />
        <PageWidth className="pt-10 pb-12">
          <AccountExists session={session} />
        </PageWidth>
      </>
    )
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-12">
        <div className="max-w-150">
          {eid.at === 'waiting' && <EidWaiting eid={eid} controls={controls} />}
          {!isForm && eid.at !== 'waiting' && <Checking />}
          <div ref={box} tabIndex={-1} hidden={!isForm} className="outline-none">
            <RegisterFormView
              {...form}
              terms={
                terms && (
                  <Terms>
                    <Html html={terms} />
                  </Terms>
                )
              }
            />
          </div>
        </div>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}

function Checking() {
  const t = useTranslations('login.eid')
  return (
    <div role="status" className="flex items-center gap-4 py-6">
      <Spinner className="size-6 text-brand" />
      <p>{t('checking')}</p>
    </div>
  )
}
