import type { Control } from '../mock/control-types.ts'
import { mailboxQuery, worldQuery } from '../mock/mock-queries.ts'
import { clockTimeOf } from '../time/moments.ts'
import { Nothing, Section } from '../parts/parts.tsx'
import { Read } from '../parts/read.tsx'
import { useQuery } from '@tanstack/react-query'
import { usePanelTexts } from '../panel-texts/use-panel-texts.ts'

/** What the portal has sent by e-mail, newest first, with its links. */
export function Mailbox() {
  const texts = usePanelTexts()
  return (
    <Section title={texts.mailbox.title}>
      <Read query={mailboxQuery}>
        {(mails) =>
          mails.length === 0 ? (
            <Nothing>{texts.mailbox.none}</Nothing>
          ) : (
            <ul className="grid gap-4">
              {mails.map((mail) => (
                <Letter key={mail.id} mail={mail} />
              ))}
            </ul>
          )
        }
      </Read>
    </Section>
  )
}

function Letter({
  mail: { to, subject, text, sentAt, links, locale, headers = {} },
}: {
  mail: Control<'Mail'>
}) {
  const texts = usePanelTexts()
  return (
    <li>
      <h4 lang={locale}>{subject}</h4>
      <p className="text-micro text-ink-3">
        {texts.mailbox.to(to)} · {clockTimeOf(sentAt)}
      </p>
      <p lang={locale} className="mt-1 text-small whitespace-pre-line text-ink-2">
        {text}
      </p>
      {Object.entries(headers).map(([name, value]) => (
        <p key={name} className="mt-1 text-micro wrap-anywhere text-ink-3">
          {name}: {value}
        </p>
      ))}
      <ul className="mt-1 grid gap-1">
        {links.map((link) => (
          <MailLink key={link.url} link={link} />
        ))}
      </ul>
    </li>
  )
}

function MailLink({ link: { purpose, url, expiresAt, usedAt } }: { link: Control<'MailLink'> }) {
  const texts = usePanelTexts()
  const now = useQuery(worldQuery).data?.clock.now
  const isOld = expiresAt !== null && now !== undefined && expiresAt < now
  const state = usedAt !== null ? texts.mailbox.used : isOld ? texts.mailbox.expired : undefined
  return (
    <li className="text-small">
      <a href={url} className="tool-link">
        {texts.mailbox.purposes[purpose]}
      </a>
      {state && <span className="text-ink-3"> · {state}</span>}
    </li>
  )
}
