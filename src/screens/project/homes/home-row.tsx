import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { homeAmounts } from '#src/domain/sale/price/home-amounts.ts'
import { HitStatusDot } from '#src/features/home-cards/hit-status-dot.tsx'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import type { HomeColumn } from './home-columns.ts'
import { useHomeTexts } from './use-home-texts.ts'

type Props = {
  home: SearchHit
  columns: readonly HomeColumn[]
  isChosen: boolean
  /** Left out where there is no picture to choose in. */
  onChoose?: () => void
}

/** A home in the table: on phones two lines and the way to its page, else a row that chooses it in the picture. */
export function HomeRow({ home, columns, isChosen, onChoose }: Props) {
  const t = useTranslations('project')
  const formats = useFormats()
  const texts = useHomeTexts()
  const state = texts.state(home)
  const { price, fee, rent } = homeAmounts(home)
  const name = texts.name(home)
  const amount = price ?? rent
  const cells: Record<HomeColumn, string> = {
    floor: home.floor === undefined ? '' : String(home.floor),
    rooms: home.minRooms ? formats.number(home.minRooms) : '',
    area: home.minLivingArea ? formats.area(home.minLivingArea) : '',
    direction: texts.directions(home),
    price: amount === undefined ? '–' : formats.price(amount),
    fee: fee === undefined ? '–' : formats.price(fee),
  }
  return (
    <tr
      className={clsx(
        'relative border-b border-line text-small [&>*]:h-13.5 [&>*]:py-2.5 max-sm:huge-text:block max-sm:huge-text:[&>*]:h-auto',
        isChosen && chosenRow,
        isGone(state) && 'text-ink-3',
      )}
    >
      <th scope="row" className="pr-4 text-left font-strong max-sm:huge-text:block">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {onChoose ? (
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={t('table.choose', { home: name })}
              onClick={onChoose}
              className="font-strong max-sm:hidden sm:after:absolute sm:after:inset-0 hover:underline focus-visible:outline-offset-0"
            >
              {name}
            </button>
          ) : (
            <span className="max-sm:hidden">{name}</span>
          )}
          {/* also on paper, where nothing is to be pressed */}
          <LocalLink
            href={home.url}
            className={clsx('after:absolute after:inset-0 sm:hidden', onChoose && 'print:inline')}
          >
            {name}
          </LocalLink>
          {state === 'vip' && <VipLabel>{t('card.vip')}</VipLabel>}
        </span>
        <span className="mt-1 block font-normal text-ink-2 sm:hidden">{texts.facts(home)}</span>
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className={clsx(
            'pr-4 max-sm:hidden',
            right.has(column) && 'text-right',
            column === 'direction' && 'max-lg:hidden',
            column === 'fee' && 'max-[52rem]:hidden',
          )}
        >
          {cells[column]}
        </td>
      ))}
      <td className="max-sm:w-1/2 max-sm:text-right max-sm:huge-text:block max-sm:huge-text:w-auto max-sm:huge-text:text-left sm:pl-4 lg:pl-8">
        <HitStatusDot hit={home} />
        <span className="mt-1 block sm:hidden">{cells.price}</span>
      </td>
      <td className="w-11 text-right max-sm:hidden print:hidden">
        <LocalLink
          href={home.url}
          aria-label={t('table.open', { home: name })}
          className={clsx(
            'relative z-1 inline-grid size-11 place-items-center rounded-btn hover:bg-surface-2',
            !onChoose && 'static after:absolute after:inset-0',
          )}
        >
          <Icon path={arrowRight} />
        </LocalLink>
      </td>
    </tr>
  )
}

/** Tinted beyond both edges of the table; drawn from its first cell, since a row has no place for anything but cells. */
const chosenRow =
  '[&>th]:before:absolute [&>th]:before:inset-y-0 [&>th]:before:-inset-x-4 huge-text:[&>th]:before:-inset-x-3 [&>th]:before:-z-1 [&>th]:before:bg-brand-tint forced-colors:[&>th]:before:border-2 forced-colors:[&>th]:before:border-[Highlight]'

const right: ReadonlySet<HomeColumn> = new Set(['price', 'fee'])
