import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { askedPrice } from '#src/domain/sale/price/hit-price.ts'
import { SortMenu } from '#src/ui/actions/sort-menu.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Switch } from '#src/ui/fields/switch.tsx'
import { columnsOf } from './home-columns.ts'
import type { HomeColumn } from './home-columns.ts'
import { kindOf } from './home-kind.ts'
import { homeOrders, inOrder } from './home-order.ts'
import type { HomeOrder } from './home-order.ts'
import { HomeRow } from './home-row.tsx'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { useHomeTexts } from './use-home-texts.ts'

type Props = {
  homes: readonly SearchHit[]
  /** It is among those that are looked for. */
  isShown: (home: SearchHit) => boolean
  chosen: string | undefined
  onChoose?: (homeId: string) => void
  /** Its heading. */
  title: ReactNode
}

/** All homes of a project, the equal of the picture in words: those that are gone can be hidden, the rest ordered. */
export function HomesTable({ homes, isShown, chosen, onChoose, title }: Props) {
  const t = useTranslations('project')
  const texts = useHomeTexts()
  const [order, setOrder] = useState<HomeOrder>('priceDesc')
  const open = homes.filter((home) => !isGone(texts.state(home)))
  const [hidesGone, setHidesGone] = useState(open.length > 0)
  const shown = inOrder((hidesGone ? open : homes).filter(isShown), order)
  const columns = columnsOf(homes)
  const [first] = homes
  const isLet = first !== undefined && texts.isLet(first)
  const titles: Record<HomeColumn, string> = {
    floor: t('table.floor'),
    rooms: t('table.rooms'),
    area: t('table.area'),
    direction: t('table.direction'),
    price: priceTitle(t, first, isLet),
    fee: t('table.fee'),
  }
  const orders = homeOrders.filter((one) => one !== 'floorDesc' || columns.includes('floor'))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          {title}
          <p role="status" className="mt-3 text-small text-ink-2">
            {t('table.shown', { shown: shown.length, total: homes.length })}
          </p>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-x-6 gap-y-3 text-small print:hidden">
          {open.length > 0 && open.length < homes.length && (
            <Switch
              label={t(isLet ? 'table.hideLet' : 'table.hideGone')}
              checked={hidesGone}
              onChange={({ target }) => setHidesGone(target.checked)}
            />
          )}
          <SortMenu
            label={t('table.order')}
            options={orders.map((value) => ({ value, label: t(`order.${value}`) }))}
            value={order}
            onChange={setOrder}
          />
        </div>
      </div>
      {shown.length === 0 && <EmptyState>{t('table.none')}</EmptyState>}
      <table
        hidden={shown.length === 0}
        aria-label={t('table.title')}
        className="isolate w-full border-collapse"
      >
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-micro text-ink-3">
            <th scope="col" className="py-2.5 font-normal">
              {t('table.home', { kind: first ? kindOf(first) : 'apartment' })}
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  'pr-4 font-normal max-sm:hidden',
                  (column === 'price' || column === 'fee') && 'text-right',
                  column === 'direction' && 'max-lg:hidden',
                  column === 'fee' && 'max-[52rem]:hidden',
                )}
              >
                {titles[column]}
              </th>
            ))}
            <th scope="col" colSpan={2} className="font-normal sm:pl-4 lg:pl-8">
              {t('table.status')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((home) => (
            <HomeRow
              key={home.id}
              home={home}
              columns={columns}
              isChosen={home.id === chosen}
              onChoose={onChoose && (() => onChoose(home.id))}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

function priceTitle(
  t: ReturnType<typeof useTranslations<'project'>>,
  home: SearchHit | undefined,
  isLet: boolean,
): string {
  if (isLet) return t('table.rent')
  return t(`table.${home ? askedPrice(home).kind : 'price'}`)
}
