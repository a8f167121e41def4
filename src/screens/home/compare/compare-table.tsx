import { useQueries } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { viewModelQuery } from '#src/api/content.ts'
import { imageAttributes } from '#src/api/images.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { toggleCompared, useCompared } from './compared.ts'
import type { ComparedHome } from './compared.ts'

/** One thing to compare homes by. */
export type CompareRow = {
  label: string
  value: (home: ObjectContent) => ReactNode
  /** Stands out: what the comparison comes down to. */
  strong?: boolean
}

/** Homes side by side, a column each, read from their own pages so that nothing is out of date. */
export function CompareTable({ rows, onFollow }: { rows: readonly CompareRow[]; onFollow: () => void }) {
  const t = useTranslations('compare')
  const site = useSite()
  const homes = useCompared()
  const pages = useQueries({
    queries: homes.map(({ url }) => viewModelQuery(site, { kind: url, path: url, query: {} })),
  })
  if (homes.length === 0) return <EmptyState>{t('empty')}</EmptyState>
  const columns = homes.map((home, at) => {
    const page = pages[at]
    const content = page?.data?.content
    return { home, page, content: content?.kind === 'object' ? content : undefined }
  })
  return (
    // what scrolls by itself must be reached by keyboard (WCAG 2.1.1)
    <div
      role="region"
      aria-label={t('title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-page overflow-x-auto px-page outline-offset-[-3px]"
    >
      <table
        // a home has a column to read, and no more than its plan fills
        style={{
          minWidth: `min(35rem, ${8 + 9 * homes.length}rem)`,
          maxWidth: `${11 + 19 * homes.length}rem`,
        }}
        className="w-full table-fixed border-collapse text-left text-small leading-[1.4]"
      >
        <thead>
          <tr className="align-bottom">
            <td className="w-32 sm:w-44">
              <span className="sr-only">{t('title')}</span>
            </td>
            {columns.map(({ home, page, content }) => (
              <th key={home.id} scope="col" className="px-2 pb-4 font-normal sm:px-3">
                <ColumnHead home={home} content={content} onFollow={onFollow} />
                {page?.isError && (
                  <div role="alert" className="mt-3 grid justify-items-start gap-3">
                    {t('failed')}
                    <Button look="secondary" small onClick={() => page.refetch()}>
                      {t('retry')}
                    </Button>
                  </div>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, strong }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-3 pr-3 align-baseline font-normal text-ink-2">
                {label}
              </th>
              {columns.map(({ home, page, content }) => (
                <td
                  key={home.id}
                  className={`px-2 py-3 align-baseline sm:px-3 ${strong ? 'text-body font-strong' : 'font-medium'}`}
                >
                  {content ? value(content) || '–' : page?.isPending && <Skeleton className="h-4 w-20" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
        <Unbroken name={home.name} />
      </LocalLink>
      <TextButton
        look="quiet"
        aria-label={t('removeHome', { home: home.name })}
        onClick={() => toggleCompared(home)}
      >
        {t('remove')}
      </TextButton>
    </div>
  )
}

/** A name that may break between its words, and not at the hyphen of a number: a column is narrow on a phone. */
const Unbroken = ({ name }: { name: string }) =>
  name.split(' ').map((word, at) => (
    <Fragment key={`${word}-${at}`}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ))
