import type { ReactNode } from 'react'
import { imageAttributes } from '#src/api/content/images.ts'
import type { StaffMember } from '#gen/content/model.ts'
import { phoneHref } from '#src/lib/address/links.ts'
import { EmailAddress } from '#src/ui/content/email-address.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { clock, mail } from '#src/ui/icons/contact.ts'
import { phone } from '#src/ui/icons/things.ts'

/** The person to ask about a home: face, name, and ways to reach them. */
export const ContactCard = ({ person, label }: { person: StaffMember; label: string }) => (
  <section aria-label={label} className="break-inside-avoid">
    <div className="flex items-center gap-4">
      {person.image && (
        <img
          {...imageAttributes(person.image, { widths: [100, 300], sizes: '4rem', ratio: 1 })}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-16 shrink-0 rounded-full bg-brand-tint object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="text-h4">{person.name}</p>
        <p className="text-small wrap-anywhere hyphens-auto text-ink-2">
          {[person.title, person.place].filter(Boolean).join(', ')}
        </p>
      </div>
    </div>
    <ul className="mt-4 grid gap-2.5 text-small">
      {person.phone && (
        <Row icon={phone}>
          <a href={phoneHref(person.phone)} className={linkClass}>
            {person.phone.replaceAll(' ', '\u00a0')}
          </a>
        </Row>
      )}
      {person.email && (
        <Row icon={mail}>
          <a href={`mailto:${person.email}`} className={`${linkClass} wrap-anywhere`}>
            <EmailAddress>{person.email}</EmailAddress>
          </a>
        </Row>
      )}
      {person.replyTime && <Row icon={clock}>{person.replyTime}</Row>}
    </ul>
  </section>
)

const linkClass = 'hit-area decoration-[1px] underline-offset-3 hover:underline'

const Row = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon path={icon} size="s" className="mt-0.75 text-ink-2" />
    <span className="min-w-0">{children}</span>
  </li>
)
