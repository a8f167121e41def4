import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { hasSiteConsent } from '#src/api/account/site-consent.ts'
import { Html } from '#src/ui/content/html.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { ConsentForm } from './consent-form.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { safeReferrer } from '#src/lib/address/referrer.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** The terms of the site, and the one button that agrees to them (T-016, P-029). */
export function ConsentTemplate({ page }: TemplateProps) {
  const t = useTranslations('site-consent')
  const site = useSite()
  const router = useRouter()
  const session = useSession()
  const { heading, preamble, terms, nextUrl, blocks } = contentOf(page, 'account')
  const { referrer } = router.latestLocation.search as { referrer?: string }
  const goal = safeReferrer(referrer, location.origin) ?? nextUrl ?? site.paths.start ?? '/'
  const isGiven = session.kind !== 'visitor' && hasSiteConsent(session.user, site)
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-10 pb-section">
        {terms && (
          <section aria-label={t('terms')} className="mb-10 border-y border-line py-8">
            <Html html={terms} />
          </section>
        )}
        {session.kind !== 'visitor' && !isGiven && (
          <ConsentForm onGiven={() => void router.navigate({ href: goal, replace: true })} />
        )}
        {isGiven && (
          <Way text={t('given')} href={goal}>
            {t('continue')}
          </Way>
        )}
        {session.kind === 'visitor' && site.capabilities.login && site.paths.login && (
          <Way text={t('visitor')} href={site.paths.login}>
            {t('login')}
          </Way>
        )}
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}

const Way = ({ text, href, children }: { text: string; href: string; children: string }) => (
  <div className="max-w-measure">
    <p className="text-ink-2">{text}</p>
    <LocalLink href={href} className={`${buttonClass({ look: 'secondary' })} mt-5`}>
      {children}
    </LocalLink>
  </div>
)
