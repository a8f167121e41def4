import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import type { Session } from '#src/api/session/session.ts'
import { embedPath, offeredViews, reportView } from './embed-view.ts'
import { EmbedNote } from './embed-note.tsx'
import { postToHost } from './host/post-to-host.ts'
import { AddBankId } from '#src/features/fault-report/views/reporter/add-bankid.tsx'
import { currentReturn } from '#src/domain/eid/return/eid-return.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { LoadingPage } from '#src/ui/feedback/loading-page.tsx'

type Props = { view: 'update-bank-id' | 'update-bank-id-done' }

/** The account of whoever is logged in gets its e-ID in a frame, or has it already (F-117, F-122). */
export function EmbedBankId({ view }: Props) {
  const t = useTranslations('embed')
  const app = useTranslations('app')
  const site = useSite()
  const router = useRouter()
  const session = useSession()
  // while the account is read anew with its e-ID nobody is logged in for a moment
  const [at, setAt] = useState(() => beginning(session))
  const [returned] = useState(() => currentReturn('update'))
  const hasBankId = beginning(session) === 'done'
  const [login] = offeredViews(site)
  const report = reportView(site)

  useEffect(() => {
    if (at === 'visitor') void router.navigate({ href: embedPath(site, login), replace: true })
  }, [at, login, router, site])
  useEffect(() => {
    if (hasBankId) postToHost(site, view, { event: 'bank-id-added' })
  }, [hasBankId, site, view])

  const toReport = () => {
    if (report) void router.navigate({ href: embedPath(site, report) })
    else setAt('done')
  }
  const cancel = () => {
    postToHost(site, view, { event: 'closed' })
    setAt('cancelled')
  }
  switch (at) {
    case 'visitor':
      return <LoadingPage label={app('loading')} />
    case 'add':
      return (
        <>
          <h1 className="sr-only">{t(`view.${view}.title`)}</h1>
          <AddBankId returned={returned} onDone={toReport} onClose={cancel} />
        </>
      )
    case 'cancelled':
      return (
        <EmbedNote title={t('closed.bankid')}>
          <Button onClick={() => setAt('add')}>{t('closed.startBankid')}</Button>
        </EmbedNote>
      )
    case 'done':
      return (
        <EmbedNote title={t('bankid.title')} text={t('bankid.text')}>
          {report && <Button onClick={toReport}>{t('bankid.continue')}</Button>}
        </EmbedNote>
      )
  }
}

type Stage = 'visitor' | 'add' | 'cancelled' | 'done'

function beginning(session: Session): Stage {
  if (session.kind === 'visitor') return 'visitor'
  return session.kind === 'board' || session.user.hasSecurityIdentifier ? 'done' : 'add'
}
