import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { viewModelQuery } from '#src/api/content/content.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { toggleCompared, useCompared } from './compared.ts'
import type { ComparedHome } from './compared.ts'
import { CompareRows } from './compare-rows.tsx'
import type { CompareRow } from './compare-rows.tsx'

/** Homes side by side, a column each, read from their own pages so that nothing is out of date. */
export function CompareTable({ rows, onFollow }: { rows: readonly CompareRow[]; onFollow: () => void }) {
  const t = useTranslations('compare')
  const site = useSite()
  const homes = useCompared()
  const [isShort, setShort] = useState(false)
  const pages = useQueries({
    queries: homes.map(({ url }) => viewModelQuery(site, { kind: url, path: url, query: {} })),
  })
  if (homes.length === 0) return <NothingCompared />
  const columns = homes.map((home, at) => {
    const page = pages[at]
    const content = page?.data?.content
    return { home, page, content: content?.kind === 'object' ? content : undefined }
  })
  return (
    <>
      {homes.length > 1 && (
        <Checkbox
          className="mb-5"
          label={t('onlyDifferent')}
          checked={isShort}
          onChange={({ target }) => setShort(target.checked)}
        />
      )}
      {/* what scrolls by itself must be reached by keyboard (WCAG 2.1.1); on a phone the labels stay while one swipes from home to home */}
      <div
        role="region"
        aria-label={t('title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="-mr-page overflow-x-auto pr-page outline-offset-[-3px] max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-pl-34 huge-text:scroll-pl-0 sm:-ml-page sm:pl-page"
      >
        <table
          // a home has a column to read, and no more than its plan fills; the edge of a phone's window cuts through one,
          // which shows that there is more beside it
          style={{
            minWidth: `calc(var(--label) + ${9 * homes.length}rem)`,
            maxWidth: `${11 + 19 * homes.length}rem`,
          }}
          // where text is so large that label and column have no room beside each other, it stands above
          className="w-full table-fixed border-separate border-spacing-0 text-left text-small leading-[1.4] [--label:7rem] huge-text:[--label:0rem] huge-text:[&_td]:shrink-0 huge-text:[&_td]:basis-36 huge-text:[&_th]:shrink-0 huge-text:[&_th]:basis-36 huge-text:[&_tr]:flex huge-text:[&_tr]:flex-wrap"
        >
          <thead>
            <tr className="align-bottom">
              <td className="sticky left-0 z-1 w-34 bg-paper huge-text:hidden sm:w-44">
                <span className="sr-only">{t('title')}</span>
              </td>
              {columns.map(({ home, page, content }) => (
                <th
                  key={home.id}
                  scope="col"
                  tabIndex={-1}
                  className="snap-start px-2 pb-4 font-normal huge-text:pl-0 sm:px-3"
                >
                  <ColumnHead home={home} content={content} onFollow={onFollow} />
                  {page?.isError && (
                    <div role="alert" className="mt-3 grid justify-items-start gap-3">
                      {t('failed')}
                      <Button
                        look="secondary"
                        small
                        onClick={({ currentTarget }) => void retryInPlace(currentTarget, page.refetch)}
                      >
                        {t('retry')}
                      </Button>
                    </div>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <CompareRows
            rows={rows}
            isShort={isShort && homes.length > 1}
            columns={columns.map(({ home, page, content }) => ({
              id: home.id,
              content,
              isPending: page?.isPending === true,
            }))}
          />
        </table>
      </div>
    </>
  )
}

/** Takes the focus: whoever took out the last home has pressed what went with it. */
function NothingCompared() {
  const t = useTranslations('compare')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <EmptyState>{t('empty')}</EmptyState>
    </div>
  )
}

type HeadProps = { home: ComparedHome; content: ObjectContent | undefined; onFollow: () => void }

function ColumnHead({ home, content, onFollow }: HeadProps) {
  const t = useTranslations('compare')
  const image = content?.floorPlan ?? content?.images[0]
  return (
    <div className="grid justify-items-start gap-2">
      {image && (
        <img
          {...imageAttributes(image, { widths: [300, 400, 600], sizes: '18rem', ratio: 4 / 3 })}
          alt={image.altText}
          className="aspect-4/3 w-full bg-surface object-contain"
        />
      )}
      <LocalLink href={home.url} onClick={onFollow} className="font-display text-h4 hover:underline">
        <Unbroken text={home.name} />
      </LocalLink>
      <TextButton
        look="quiet"
        aria-label={t('removeHome', { home: home.name })}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget.closest('th'))
          toggleCompared(home)
        }}
      >
        {t('remove')}
      </TextButton>
    </div>
  )
}

/** Goes on at the next home, or at the one before: the column goes with the press. */
function focusBeside(column: HTMLElement | null): void {
  const { nextElementSibling: next, previousElementSibling: before } = column ?? {}
  if (next instanceof HTMLElement) next.focus()
  else if (before instanceof HTMLElement) before.focus()
}
