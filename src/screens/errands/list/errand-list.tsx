import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { emptyFilter, shownErrands } from './filter/errand-filter.ts'
import { ErrandRow } from './errand-row.tsx'
import type { FilterControl } from './filter/filter-control.ts'

/** How many rows are drawn at first and come at a time. */
const rowsAtOnce = 50

type Props = {
  control: FilterControl
  chosenId: string | undefined
  isWide: boolean
  /** The errand one comes back from, whose row takes the focus. */
  lastOpened: string | undefined
}

/** The errands that the filter leaves. */
export function ErrandList({ control, chosenId, isWide, lastOpened }: Props) {
  const t = useTranslations('errands.list')
  const { items, filter, onChange } = control
  const [rows, setRows] = useState(rowsAtOnce)
  const shown = shownErrands(items, filter)
  const counts = { shown: shown.length, count: items.length }
  const list = useRef<HTMLUListElement>(null)
  // the keyboard goes on where the list did: at the first row that came
  useEffect(() => {
    if (rows > rowsAtOnce) list.current?.querySelectorAll('a')[rows - rowsAtOnce]?.focus()
  }, [rows])
  const clear = () => {
    onChange({ ...emptyFilter, sort: filter.sort })
    // the button goes with what it says
    list.current?.focus()
  }
  return (
    <>
      <output className="sr-only">
        {shown.length === items.length ? t('count', counts) : t('countOf', counts)}
      </output>
      {shown.length === 0 && (
        <EmptyState action={<TextButton onClick={clear}>{t('clear')}</TextButton>}>{t('noMatch')}</EmptyState>
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('label')} className="outline-none">
        {shown.slice(0, rows).map((item) => (
          <ErrandRow
            key={item.id}
            item={item}
            isWide={isWide}
            isChosen={isWide && item.id === chosenId}
            ref={!isWide && item.id === lastOpened ? focusOnce : undefined}
          />
        ))}
      </ul>
      {shown.length > rows && (
        <TextButton className="mt-6" onClick={() => setRows(rows + rowsAtOnce)}>
          {t('more', { count: shown.length - rows })}
        </TextButton>
      )}
    </>
  )
}

const focusOnce = (row: HTMLAnchorElement | null) => row?.focus()
