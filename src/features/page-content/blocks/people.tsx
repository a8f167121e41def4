import type { ReactNode } from 'react'
import type { ContactsBlock, StaffMember } from '#gen/content/model.ts'
import { phoneHref } from '#src/lib/address/links.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { EmailAddress } from '#src/ui/content/email-address.tsx'
import { BlockSection } from './block-section.tsx'
import { Picture, quarter } from '../picture.tsx'

/** People to turn to. */
export const Contacts = ({ block }: { block: ContactsBlock }) => (
  <BlockSection {...block}>
    <People people={block.contacts} level={block.heading ? 3 : 2} />
  </BlockSection>
)

type Props = {
  people: readonly StaffMember[]
  /** The level of their names below the heading they belong to. */
  level?: 2 | 3
}

/** People with what they do and how to reach them. */
export const People = ({ people, level = 3 }: Props) => (
  <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
    {people.map((person) => (
      <li key={`${person.id}-${person.role}`} className="flex flex-wrap gap-4">
        {person.image && (
          <div className="size-18 shrink-0 overflow-hidden rounded-full">
            <Picture image={person.image} {...quarter} ratio={1} className="aspect-square object-cover" />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <Name level={level}>{person.name}</Name>
          <p className="text-small text-ink-2">{[person.title, person.place].filter(Boolean).join(', ')}</p>
          <ul className="mt-3 grid gap-2 text-small">
            {person.phone && <Way href={phoneHref(person.phone)}>{person.phone}</Way>}
            {person.email && (
              <Way href={`mailto:${person.email}`}>
                <EmailAddress>{person.email}</EmailAddress>
              </Way>
            )}
          </ul>
          {person.replyTime && <p className="mt-3 text-small text-ink-2">{person.replyTime}</p>}
        </div>
      </li>
    ))}
  </ul>
)

function Name({ level, children }: Required<Pick<Props, 'level'>> & { children: string }) {
  const Heading = `h${level}` as const
  return <Heading className="text-h4">{children}</Heading>
}

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href} className={`${textLinkClass({ look: 'quiet' })} wrap-anywhere`}>
      {children}
    </a>
  </li>
)
