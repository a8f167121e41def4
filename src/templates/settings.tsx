import type { PageViewModel } from '#src/api/content.ts'
import { useSession } from '#src/api/session.ts'
import { useEidConnection } from '#src/app/use-eid-connection.ts'
import { EidWaiting } from '#src/features/login/eid-waiting.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { BoardDetails } from '#src/features/settings/board-details.tsx'
import { ConsentSection } from '#src/features/settings/consent-section.tsx'
import { DetailsSection } from '#src/features/settings/details-section.tsx'
import { EidSection } from '#src/features/settings/eid-section.tsx'
import { EmailSection } from '#src/features/settings/email-section.tsx'
import { NewsletterSection } from '#src/features/settings/newsletter-section.tsx'
import { PasswordSection } from '#src/features/settings/password-section.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { contentOf } from './template.ts'

/** What somebody can see and change of their account (R-012, T-049). */
export function SettingsTemplate({ page }: { page: PageViewModel }) {
  const session = useSession()
  const { heading, preamble, blocks } = contentOf(page, 'account')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-12">
        {session.kind === 'private' && (
          <>
            <DetailsSection user={session.user} />
            <EmailSection email={session.user.email} />
            <PasswordSection />
            <EidConnection isConnected={session.user.hasSecurityIdentifier} />
            <NewsletterSection isWanted={session.user.newsletter} />
          </>
        )}
        {session.kind === 'board' && (
          <BoardDetails user={session.user} association={session.association.name} />
        )}
        {session.kind !== 'visitor' && <ConsentSection consents={session.user.consents} />}
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}

function EidConnection({ isConnected }: { isConnected: boolean }) {
  const { login, controls, ...rest } = useEidConnection()
  const isNew = login.at === 'loggedIn'
  return (
    <EidSection
      isConnected={isConnected || isNew}
      isNew={isNew}
      isStarting={login.at === 'starting'}
      isChecking={login.at === 'checking' || login.at === 'leaving'}
      waiting={login.at === 'waiting' ? <EidWaiting login={login} controls={controls} /> : undefined}
      {...rest}
    />
  )
}
