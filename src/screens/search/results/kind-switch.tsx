import { useTranslations } from 'use-intl'
import type { HitKind } from '#src/features/search/search-state.ts'
import { Segment } from '#src/ui/actions/segment.tsx'

const kinds = ['object', 'stage', 'area'] as const

/** Lists the homes that a search finds, the projects they belong to, or the areas they lie in (F-154). */
export function KindSwitch({ kind, onKind }: { kind: HitKind; onKind: (kind: HitKind) => void }) {
  const t = useTranslations('search')
  const options = kinds.map((value) => ({ value, label: t(`hits.${value}`) }))
  return (
    <Segment label={t('hits.label')} name="search-hits" options={options} value={kind} onChange={onKind} />
  )
}
