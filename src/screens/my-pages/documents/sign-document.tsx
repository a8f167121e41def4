import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { MyDocument } from '#gen/content/model.ts'
import { useStartDocumentSigning } from '#src/api/eid/document-signing.ts'
import { useSession } from '#src/api/session/session.ts'
import { useReturn } from '#src/domain/eid/return/use-return.ts'
import { isNeutral, problemAmong } from '#src/domain/eid/login/login-problem.ts'
import { useEid } from '#src/domain/eid/use-eid.ts'
import { EidWaiting } from '#src/features/login/eid/eid-waiting.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { signingProblems } from './signing-problems.ts'

type Props = {
  document: MyDocument & { objectId: string }
  action: 'sign' | 'approve'
  /** The page of the document, which an e-ID leads back to. */
  path: string
}

/** Signs or approves a document by the e-ID of whoever it waits for (F-094), then leads to the page that says so. */
export function SignDocument(props: Props) {
  const t = useTranslations('my-pages.documents.eid')
  const session = useSession()
  const { mySettings } = useSite().paths
  if (session.kind !== 'private') return null
  if (session.user.securityNumber) return <Signing {...props} />
  return (
    <Message tone="info" className="mt-6">
      <p>{t('connect')}</p>
      {mySettings && (
        <p className="mt-2">
          <LocalLink href={mySettings} className={textLinkClass()}>
            {t('settings')}
          </LocalLink>
        </p>
      )}
    </Message>
  )
}

function Signing({ document, action, path }: Props) {
  const t = useTranslations('my-pages.documents.eid')
  const site = useSite()
  const router = useRouter()
  const returned = useReturn(
    ['booking'],
    () => void router.navigate({ href: path, replace: true, resetScroll: false }),
  )
  const { eid, begin, controls } = useEid({
    purpose: 'booking',
    path,
    start: useStartDocumentSigning(site),
    returned,
  })
  const box = useRef<HTMLDivElement>(null)
  const wasWaiting = useRef(false)
  useEffect(() => {
    // what was pressed while one waited is gone
    if (wasWaiting.current && eid.at !== 'waiting') box.current?.focus()
    wasWaiting.current = eid.at === 'waiting'
  }, [eid.at])
  const onSigned = useEffectEvent(() => {
    if (document.doneUrl) void router.navigate({ href: document.doneUrl, replace: true })
  })
  const isSigned = eid.at === 'loggedIn'
  useEffect(() => {
    if (isSigned) onSigned()
  }, [isSigned])

  const sign = useOnce(async () => {
    const { id: contractId, objectId } = document
    // a start that fails is shown where the e-ID stands
    await begin((returnUrl) => ({ contractId, objectId, returnUrl })).catch(() => undefined)
    return 'again'
  })
  const problem = eid.at === 'choosing' ? eid.problem : undefined
  return (
    <div ref={box} tabIndex={-1} className="mt-6 outline-none">
      {problem && (
        <Message tone={isNeutral(problem) ? 'info' : 'err'} live className="mb-5">
          {t(`problem.${problemAmong(signingProblems, problem)}`)}
        </Message>
      )}
      {eid.at === 'waiting' && <EidWaiting eid={eid} controls={controls} />}
      {(eid.at === 'choosing' || eid.at === 'starting') && (
        <>
          <p className="mb-4 text-small text-ink-2">{t('first')}</p>
          <Button className="max-sm:w-full" loading={eid.at === 'starting'} onClick={() => void sign()}>
            {t(action)}
          </Button>
        </>
      )}
      {eid.at !== 'waiting' && eid.at !== 'choosing' && eid.at !== 'starting' && (
        <p role="status" className="flex items-center gap-4">
          <Spinner className="size-6 text-brand" />
          {t('checking')}
        </p>
      )}
    </div>
  )
}
