import { useTranslations } from 'use-intl'
import type { StaffMember } from '#gen/content/model.ts'
import { phoneHref } from '#src/lib/address/links.ts'
import { EmailAddress } from '#src/ui/content/email-address.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** Whom to turn to, and how. */
export function ContactList({ contacts }: { contacts: readonly StaffMember[] }) {
  const t = useTranslations('my-pages.contacts')
  return (
    <section aria-labelledby="my-contacts">
      <SectionHeading id="my-contacts" title={t('title')} />
      {/* numbers below numbers, and addresses below addresses */}
      <ul className="sm:grid sm:grid-cols-[minmax(12rem,1fr)_auto_auto] sm:gap-x-8">
        {contacts.map(({ id, name, title, phone, email, replyTime }) => (
          <li
            key={id}
            className="col-span-full grid grid-cols-subgrid items-baseline justify-items-start gap-y-2 border-b border-line py-5 text-small"
          >
            <div>
              <p className="text-body leading-[1.35] font-control">{name}</p>
              <p className="mt-0.5 text-ink-2">{[title, replyTime].filter(Boolean).join(' · ')}</p>
            </div>
            {phone && (
              <a href={phoneHref(phone)} className={`${textLinkClass({ look: 'quiet' })} sm:col-start-2`}>
                {phone.replaceAll(' ', '\u00a0')}
              </a>
            )}
            {email && (
              <a
                href={`mailto:${email}`}
                className={`${textLinkClass({ look: 'quiet' })} wrap-anywhere sm:col-start-3`}
              >
                <EmailAddress>{email}</EmailAddress>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
