import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { isDifferent } from './is-different.ts'

/** One thing to compare homes by. */
export type CompareRow = {
  label: string
  value: (home: ObjectContent) => string | false | undefined
  /** Stands out: what the comparison comes down to. */
  strong?: boolean
}

type Column = { id: string; content: ObjectContent | undefined; isPending: boolean }

/** What the homes are like, a line each; those in which they differ are marked, and the others go when it is to be short. */
export function CompareRows({
  rows,
  columns,
  isShort,
}: {
  rows: readonly CompareRow[]
  columns: readonly Column[]
  isShort: boolean
}) {
  const t = useTranslations('compare')
  const lines = rows.map((row) => {
    const values = columns.map(({ content }) => content && (row.value(content) || '–'))
    return { ...row, values, differs: isDifferent(values) }
  })
  return (
    <tbody>
      {lines
        .filter(({ differs }) => differs || !isShort)
        .map(({ label, strong, values, differs }) => (
          <tr key={label}>
            <th
              scope="row"
              className="sticky left-0 z-1 border-t border-line bg-paper py-3 pr-2 align-baseline font-normal hyphens-auto text-ink-2 huge-text:basis-full! huge-text:pb-0 sm:pr-3"
            >
              <span className={clsx('huge-text:sticky huge-text:left-0', differs && 'pr-3.5')}>{label}</span>
              {differs && (
                <>
                  {/* in the room beside its last word, as nothing that floats there can come onto a line of its own; a
                      border stays where colours are forced */}
                  <span
                    aria-hidden="true"
                    className="absolute mt-[calc(0.5lh-3px)] -ml-2 rounded-full border-[3.5px] border-brand"
                  />
                  <span className="sr-only"> {t('differs')}</span>
                </>
              )}
            </th>
            {columns.map(({ id, isPending }, at) => (
              <td
                key={id}
                className={clsx(
                  'border-t border-line px-2 py-3 align-baseline huge-text:border-0 huge-text:pl-0 sm:px-3',
                  strong && 'text-body font-strong',
                  !strong && (differs || columns.length < 2 ? 'font-medium' : 'text-ink-2'),
                )}
              >
                {values[at] ?? (isPending && <Skeleton className="h-4 w-20" />)}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}
