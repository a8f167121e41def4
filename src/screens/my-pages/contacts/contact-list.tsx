import { useTranslations } from 'use-intl'
import type { StaffMember } from '#gen/content/model.ts'
import { EmailAddress } from '#src/ui/content/email-address.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** Whom to turn to, and how. */
export function ContactList({ contacts }: { contacts: readonly StaffMember[] }) {
  const t = useTranslations('my-pages.contacts')
  return (
    <section aria-labelledby="my-contacts">
      <SectionHeading id="my-contacts" title={t('title')} />
      <ul>
        {contacts.map(({ id, name, title, phone, email, replyTime }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line py-5"
          >
            <div>
              <p className="leading-[1.35] font-control">{name}</p>
              <p className="mt-0.5 text-small text-ink-2">{[title, replyTime].filter(Boolean).join(' · ')}</p>
            </div>
            <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
              {phone && (
                <a
                  href={`tel:${phone.replaceAll(/[\s-]/g, '')}`}
                  className={textLinkClass({ look: 'quiet' })}
                >
                  {phone.replaceAll(' ', '\u00a0')}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={`${textLinkClass({ look: 'quiet' })} wrap-anywhere`}>
                  <EmailAddress>{email}</EmailAddress>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
