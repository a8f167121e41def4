import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { HitKind } from '#src/features/search/search-state.ts'
import type { Found } from './hit-kind.ts'

type Props = {
  ref: Ref<HTMLParagraphElement>
  kind: HitKind
  found: Found
}

/**
 * How much was found: homes, and the projects and areas they lie in, or these themselves (F-085). Read out whenever it changes, and a place
 * for the focus to go.
 */
export function FoundHeading({ ref, kind, found }: Props) {
  const t = useTranslations('search')
  const count = found[kind]
  const { stage: projects = 0, area: areas = 0 } = found
  return (
    <p ref={ref} tabIndex={-1} role="status" className="min-h-6 text-body leading-[1.4]">
      {count !== undefined && (
        <strong>
          {kind === 'object' ? t('count', { homes: count }) : t(`placeCount.${kind}`, { count })}
        </strong>
      )}
      {!!count && found.stage !== undefined && (
        <span className="text-ink-2">
          {' '}
          {kind === 'object'
            ? t('countIn', { projects, areas })
            : t(`placeCountIn.${kind}`, { projects, areas })}
        </span>
      )}
    </p>
  )
}
