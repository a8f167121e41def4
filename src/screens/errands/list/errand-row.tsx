import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { useFormats } from '#src/i18n/use-formats.ts'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { placeOf } from './errand-item.ts'
import type { ErrandItem } from './errand-item.ts'
import { toneOf } from './status.ts'
import { useStatusText } from './use-status-text.ts'
import { useTypeText } from './use-type-text.ts'

type Props = { item: ErrandItem; isChosen: boolean; isWide: boolean; ref?: Ref<HTMLAnchorElement> }

/** An errand in the list; the whole row leads to it. */
export function ErrandRow({ item, isChosen, isWide, ref }: Props) {
  const { date } = useFormats()
  const typeText = useTypeText()
  const { group, more } = useStatusText()(item.caseStatusId)
  const place = placeOf(item)
  return (
    <li className={clsx(rowClass, isChosen ? chosenClass : 'hover:before:bg-surface')}>
      <p className="order-3 col-span-full text-small text-ink-2 sm:order-none sm:col-span-1">
        <span>{date(item.creationDate)}</span>
        <span aria-hidden="true" className="sm:hidden">
          {' · '}
        </span>
        <span className="whitespace-nowrap sm:block">{item.ticketNumber}</span>
      </p>
      <div className="min-w-0">
        <Link
          ref={ref}
          to="."
          search={(now: object) => ({ ...now, errandId: item.id })}
          resetScroll={!isWide}
          aria-current={isChosen ? 'true' : undefined}
          className="leading-[1.4] font-strong after:absolute after:inset-0 focus-visible:outline-hidden focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
        >
          {item.title}
        </Link>
        <p className="mt-0.5 text-small text-ink-2">
          <span>{typeText(item.caseTypeName)}</span>
          {place && (
            <span>
              <Unbroken text={` · ${place}`} />
            </span>
          )}
        </p>
      </div>
      <div className="max-w-38 pt-0.5 max-[23rem]:order-2 max-[23rem]:max-w-none max-[23rem]:py-1 sm:max-w-none lg:pr-4">
        <StatusDot tone={toneOf(item.caseStatusId)}>{group}</StatusDot>
        {more && <p className="ml-4.5 text-micro leading-[1.35] text-ink-2">{more}</p>}
      </div>
    </li>
  )
}

const chosenClass =
  'before:bg-brand-tint forced-colors:before:border-2 forced-colors:before:border-[Highlight]'

const rowClass =
  'relative isolate grid grid-cols-[minmax(0,1fr)_auto] max-[23rem]:grid-cols-[minmax(0,1fr)] gap-x-4 border-b border-line py-5 before:absolute before:inset-y-0 before:-left-4 before:-right-4 huge-text:before:-inset-x-3 before:-z-1 before:transition-colors sm:grid-cols-[9.5rem_minmax(0,1fr)_11.5rem] sm:gap-x-5 lg:before:right-0 lg:before:-left-7'
