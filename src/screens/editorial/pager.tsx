import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowLeft, arrowRight } from '#src/ui/icons/arrows.ts'

type Props = { page: number; pages: number; label: string; hrefOf: (page: number) => string }

/** The parts of a list by their numbers, and the way to the one before and after. */
export function Pager({ page, pages, label, hrefOf }: Props) {
  const t = useTranslations('page-content.list')
  const { number } = useFormats()
  return (
    <nav aria-label={label} className="mt-16 flex flex-wrap items-center justify-center gap-2 text-small">
      {page > 1 && (
        <LocalLink href={hrefOf(page - 1)} rel="prev" className={stepClass}>
          <Icon path={arrowLeft} size="s" />
          {t('before')}
        </LocalLink>
      )}
      <ul className="flex flex-wrap gap-1">
        {Array.from({ length: pages }, (_, index) => index + 1).map((one) => (
          <li key={one}>
            <LocalLink
              href={hrefOf(one)}
              aria-label={t('page', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              className={clsx(
                'grid size-11 place-items-center rounded-btn border font-medium',
                one === page ? 'border-ink bg-ink text-paper' : 'border-transparent hover:border-line-2',
              )}
            >
              {number(one)}
            </LocalLink>
          </li>
        ))}
      </ul>
      {page < pages && (
        <LocalLink href={hrefOf(page + 1)} rel="next" className={stepClass}>
          {t('after')}
          <Icon path={arrowRight} size="s" />
        </LocalLink>
      )}
    </nav>
  )
}

const stepClass = 'inline-flex min-h-11 items-center gap-2 rounded-btn px-3 font-medium hover:bg-surface'
