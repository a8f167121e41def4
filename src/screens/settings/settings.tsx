import { useState } from 'react'
import type { PageViewModel } from '#src/api/content/content.ts'
import { useSession } from '#src/api/session/session.ts'
import { useEidConnection } from './eid/use-eid-connection.ts'
import { EidWaiting } from '#src/features/login/eid/eid-waiting.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { BoardDetails } from './details/board-details.tsx'
import { BoardEmailSection } from './email/board-email-section.tsx'
import { CloseSection } from './privacy/close-section.tsx'
import { ConsentSection } from './privacy/consent-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { EidSection } from './eid/eid-section.tsx'
import { EmailSection } from './email/email-section.tsx'
import { FirstPasswordSection } from './password/first-password-section.tsx'
import { MailSection } from './email/mail-section.tsx'
import { OwnDataSection } from './privacy/own-data-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'

/** What somebody can see and change of their account (R-012, T-049). */
export function SettingsTemplate({ page }: { page: PageViewModel }) {
  const session = useSession()
  const { errands } = useSite().capabilities
  const { heading, preamble, blocks } = contentOf(page, 'account')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-12">
        {session.kind === 'private' && (
          <>
            <DetailsSection user={session.user} />
            <EmailSection email={session.user.email} />
            <Password hasPassword={session.user.hasPassword !== false} />
            <EidConnection isConnected={session.user.hasSecurityIdentifier} />
            <MailSection field="newsletter" isWanted={session.user.newsletter} />
            <MailSection field="priceMails" isWanted={session.user.priceMails ?? true} />
          </>
        )}
        {session.kind === 'board' && (
          <>
            <BoardDetails user={session.user} association={session.association.name} />
            {errands && <BoardEmailSection />}
          </>
        )}
        {session.kind !== 'visitor' && <ConsentSection consents={session.user.consents} />}
        {session.kind === 'private' && (
          <>
            <OwnDataSection />
            <CloseSection user={session.user} />
          </>
        )}
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}

/** The password, or the way to a first one: that it is set is told where it can be changed from then on. */
function Password({ hasPassword }: { hasPassword: boolean }) {
  const [had] = useState(hasPassword)
  return hasPassword ? <PasswordSection isNew={!had} /> : <FirstPasswordSection />
}

function EidConnection({ isConnected }: { isConnected: boolean }) {
  const { eid, controls, ...rest } = useEidConnection()
  const isNew = eid.at === 'loggedIn'
  return (
    <EidSection
      isConnected={isConnected || isNew}
      isNew={isNew}
      isStarting={eid.at === 'starting'}
      isChecking={eid.at === 'checking' || eid.at === 'leaving'}
      waiting={eid.at === 'waiting' ? <EidWaiting eid={eid} controls={controls} /> : undefined}
      {...rest}
    />
  )
}
