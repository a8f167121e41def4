import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FooterLink, Footer as FooterLinks } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { phoneHref } from '#src/lib/address/links.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Logo } from '#src/ui/brand/logo.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'

type FooterProps = {
  links: FooterLinks
  /** What other parts of the portal put at the foot, such as the way to the cookie settings. */
  children?: ReactNode
}

/** The foot of the page: who we are, and the three lists of links of the view model (F-026). */
export function Footer({ links, children }: FooterProps) {
  const t = useTranslations('footer')
  const { name, wordmark, mark, servicePhone, tagline, capabilities } = useSite()
  return (
    <footer className="on-dark bg-ink pt-18 pb-10 text-small">
      <PageWidth>
        <div className="foot-columns">
          <div>
            {/* the mark is white here, and its dashes show the footer */}
            <p className="[--accent:var(--ink)] [--brand:#fff] [--paper:var(--ink)] huge-text:*:whitespace-normal">
              <Logo bark={mark} name={wordmark.name} suffix={wordmark.suffix} />
            </p>
            <p className="mt-4 max-w-70 text-white/66">{tagline ?? t('tagline')}</p>
            {servicePhone && (
              <p className="mt-4">
                <a href={phoneHref(servicePhone)} className={`${linkClass} one-line`}>
                  {t('call', { phone: servicePhone })}
                </a>
              </p>
            )}
          </div>
          <LinkList
            heading={t(capabilities.search ? 'discovery' : 'discover')}
            links={links.discoveryLinks}
          />
          <LinkList heading={t('help')} links={links.helpLinks} />
          <LinkList heading={name} links={links.companyLinks} />
        </div>
        {children && <div className="mt-12 flex flex-wrap gap-x-8 gap-y-3 text-white/66">{children}</div>}
      </PageWidth>
    </footer>
  )
}

const linkClass = 'hit-area hover:underline hover:underline-offset-4'

function LinkList({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  if (links.length === 0) return null
  return (
    <section className="min-w-min grow basis-28">
      <h2 className="font-text text-small font-medium tracking-[0] text-white/66">{heading}</h2>
      <ul className="mt-3.5">
        {links.map((link) => (
          <li key={link.url} className="py-[5px]">
            <LocalLink href={link.url} target={link.target} className={linkClass}>
              {link.name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
