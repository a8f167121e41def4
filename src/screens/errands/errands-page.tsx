import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { chevronLeft } from '#src/ui/icons/chevrons.ts'
import { plus } from '#src/ui/icons/editing.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { ChosenErrand } from './detail/chosen-errand.tsx'
import { ErrandDialogs } from './edit/errand-dialogs.tsx'
import type { ErrandAct } from './edit/errand-dialogs.tsx'
import { addressOf, filterOf } from './list/errand-address.ts'
import type { ErrandAddress } from './list/errand-address.ts'
import { ErrandBar } from './list/errand-bar.tsx'
import { shownErrands } from './list/filter/errand-filter.ts'
import { ErrandList } from './list/errand-list.tsx'
import { ListSkeleton } from './list/list-skeleton.tsx'
import { useLastOpened } from './list/use-last-opened.ts'
import { useErrands } from './list/use-errands.ts'
import { useColumns } from '#src/ui/layout/use-columns.ts'

/** More rows than fit beside an errand. */
const longList = 12

type Props = {
  holder: ErrandHolder
  address: ErrandAddress
  onAddress: (address: ErrandAddress) => void
  /** Today, as `2026-11-20`. */
  today: string
  /** Where a fault is reported. */
  reportHref: string
  /** What stands below the list. */
  children?: ReactNode
}

/** The errands of a resident or a board (F-123): the list, and beside it, or on a page of its own, one of them. */
export function ErrandsPage({ holder, address, onAddress, today, reportHref, children }: Props) {
  const t = useTranslations('errands')
  const isWide = useColumns() === 3
  const { items, isLoading, failed, retry } = useErrands(holder)
  const filter = filterOf(address)
  const control = {
    items,
    filter,
    onChange: (next: typeof filter) => onAddress({ errandId: address.errandId, ...addressOf(next) }),
  }
  const shown = shownErrands(items, filter)
  const chosenId = address.errandId ?? (isWide ? shown[0]?.id : undefined)
  const isLong = shown.length > longList
  // on paper there is the errand that somebody has opened, or else the list
  const isOpened = address.errandId !== undefined
  const lastOpened = useLastOpened(address.errandId)
  const isPage = !isWide && chosenId !== undefined
  // of the errand of this address, so that Back closes what is open over it
  const [opened, setOpened] = useState<{ act: ErrandAct; at: string | undefined; by: Element | null }>()
  const title = useRef<HTMLHeadingElement>(null)
  const close = () => {
    flushSync(() => setOpened(undefined))
    // what opened it goes with an errand that is over
    if (!opened?.by?.isConnected) title.current?.focus()
  }
  const dialogs = (
    <ErrandDialogs
      act={opened?.at === address.errandId ? opened?.act : undefined}
      holder={holder}
      onClose={close}
    />
  )

  const report = (
    <LocalLink href={reportHref} className={clsx(buttonClass(), 'max-sm:w-full')}>
      <Icon path={plus} />
      {t('report')}
    </LocalLink>
  )
  const chosen = chosenId !== undefined && !isLoading && (
    <ChosenErrand
      key={chosenId}
      id={chosenId}
      known={items.find(({ id }) => id === chosenId)}
      holder={holder}
      today={today}
      isPage={isPage}
      titleRef={title}
      onAct={(act) => setOpened({ act, at: address.errandId, by: document.activeElement })}
    />
  )
  const errandPage = () => (
    <PageWidth className="pt-5 pb-section">
      <Link
        to="."
        search={(now: object) => ({ ...now, errandId: undefined })}
        className="hit-area mb-7 inline-flex items-center gap-3 text-small print:hidden"
      >
        <Icon path={chevronLeft} size="s" />
        {t('back')}
      </Link>
      <div className="mx-auto max-w-190">{chosen || <ListSkeleton label={t('list.loading')} />}</div>
    </PageWidth>
  )
  const listPage = () => (
    <PageWidth className="pt-9 pb-section sm:pt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
        <h1 className="text-h1">{t('title')}</h1>
        {report}
      </div>
      {failed && (
        <ErrorState title={t(`list.${failed}`)} retryLabel={t('retry')} onRetry={retry}>
          {t('list.failedText')}
        </ErrorState>
      )}
      {items.length > 0 && (
        <div className="mt-7 print:hidden">
          <ErrandBar control={control} />
        </div>
      )}
      {!isLoading && items.length === 0 && !failed && <EmptyState>{t('list.empty')}</EmptyState>}
      {(isLoading || items.length > 0) && (
        <div className="mt-5.5 border-t border-ink lg:grid lg:grid-cols-[minmax(0,1fr)_27.5rem]">
          <div className={clsx(isOpened && isWide && 'print:hidden')}>
            {isLoading ? (
              <ListSkeleton label={t('list.loading')} />
            ) : (
              <ErrandList control={control} chosenId={chosenId} isWide={isWide} lastOpened={lastOpened} />
            )}
          </div>
          {isWide && (
            <div
              className={clsx(
                'border-l border-line pb-10 pl-12 print:border-0 print:p-0',
                !isOpened && 'print:hidden',
              )}
            >
              {/* beside a long list the errand stays in sight, and is read on its own */}
              <div
                {...(isLong && { role: 'region', 'aria-label': t('chosen'), tabIndex: 0 })}
                className={clsx(
                  'pt-8',
                  isLong &&
                    'sticky top-0 max-h-dvh overflow-y-auto pr-1 pb-8 pl-1 -mx-1 print:static print:max-h-none print:overflow-visible',
                )}
              >
                {chosen}
              </div>
            </div>
          )}
        </div>
      )}
      {children}
    </PageWidth>
  )
  return (
    <>
      {isPage ? errandPage() : listPage()}
      {dialogs}
    </>
  )
}
