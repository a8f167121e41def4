import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { inSentence } from '#src/lib/values/in-sentence.ts'
import { useSite } from '#src/sites/use-site.ts'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { calendar } from '#src/ui/icons/contact.ts'
import type { ErrandAct } from '../edit/errand-dialogs.tsx'
import { isErrand } from '../list/errand-item.ts'
import type { ErrandItem } from '../list/errand-item.ts'
import { toneOf } from '../list/status.ts'
import { useStatusText } from '../list/use-status-text.ts'
import { Attachments } from './attachments.tsx'
import { ErrandActions } from './errand-actions.tsx'
import { ErrandFacts } from './errand-facts.tsx'
import { ErrandHistory } from './errand-history.tsx'
import { guaranteeOf } from './guarantee.ts'
import { GuaranteeClock } from './guarantee-clock.tsx'
import { visitTime } from './visit-time.ts'

type Props = {
  item: ErrandItem
  holder: ErrandHolder
  today: string
  /** It is a page of its own: its title is the page's, and takes the focus. */
  isPage: boolean
  /** Takes the focus of a button that goes away. */
  titleRef: RefObject<HTMLHeadingElement | null>
  onAct: (act: ErrandAct) => void
}

/** All about an errand or a round (F-125). */
export function ErrandDetail({ item, holder, today, isPage, titleRef, onAct }: Props) {
  const t = useTranslations('errands')
  const site = useSite()
  const { group, more } = useStatusText()(item.caseStatusId)
  useEffect(() => {
    if (isPage) titleRef.current?.focus()
  }, [isPage, item.id, titleRef])

  const [Heading, SubHeading] = isPage ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  const errand = isErrand(item) ? item : undefined
  const guarantee = errand && guaranteeOf(errand, today)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <StatusDot tone={toneOf(item.caseStatusId)}>
          {more ? t('statusWith', { group, status: inSentence(more) }) : group}
        </StatusDot>
        <span className="text-small text-ink-2">{item.ticketNumber}</span>
      </div>
      <Heading ref={titleRef} tabIndex={-1} className="mt-2.5 text-h3 outline-none">
        {item.title}
      </Heading>
      {errand?.appointment && (
        <Message
          tone="warn"
          icon={calendar}
          className="mt-5"
          title={t('detail.visit', { when: visitTime(site, errand.appointment) })}
        >
          {errand.appointment.note}
        </Message>
      )}
      <div className="mt-6">
        <ErrandFacts item={item} />
      </div>
      <p className="mt-5 text-small leading-[1.55] whitespace-pre-line">{item.description}</p>
      {item.attachments.length > 0 && (
        <Attachments of={errand ? holder : 'round'} files={item.attachments} Heading={SubHeading} />
      )}
      {guarantee && <GuaranteeClock guarantee={guarantee} />}
      {errand && <ErrandHistory events={errand.history} Heading={SubHeading} />}
      {errand && (errand.canEdit || errand.canClose) && <ErrandActions {...{ errand, onAct }} />}
    </>
  )
}
