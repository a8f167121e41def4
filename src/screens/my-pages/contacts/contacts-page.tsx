import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { phoneHref } from '#src/lib/address/links.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { NothingYet } from '../overview/nothing-yet.tsx'

/** The people to turn to, or that there are none yet; and the number of those who always answer. */
export function MyContacts({ children }: { children: ReactNode }) {
  const t = useTranslations('my-pages.contacts')
  const { servicePhone } = useSite()
  return (
    <PageWidth className="pt-12 pb-section">
      {children || <NothingYet of="contacts" />}
      {servicePhone && (
        <p className="mt-14 border-t border-line pt-6 text-small text-ink-2">
          {t('service')}{' '}
          <a
            href={phoneHref(servicePhone)}
            className={`${textLinkClass({ look: 'inline' })} whitespace-nowrap`}
          >
            {servicePhone}
          </a>
        </p>
      )}
    </PageWidth>
  )
}
