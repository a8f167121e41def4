import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PlaceTag } from '#gen/residence/model.ts'
import { premisesPlacesQuery } from '#src/api/homes/premises.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import type { PremisesFilterProps } from './premises-filters.tsx'
import { toggled } from './toggled.ts'

/** The places that have premises, the wider ones first. */
export function PlaceChoices({ state, onChange }: PremisesFilterProps) {
  const t = useTranslations('premises')
  const places = useQuery(premisesPlacesQuery(useSite()))
  if (places.isLoadingError)
    return (
      <div role="alert" className="text-small">
        <p className="text-ink-2">{t('place.failed')}</p>
        <TextButton
          className="mt-2"
          onClick={({ currentTarget }) => void retryInPlace(currentTarget, places.refetch)}
        >
          {t('retry')}
        </TextButton>
      </div>
    )
  if (!places.data) return <Skeleton className="h-40" />
  return (
    <div role="group" aria-label={t('filter.tags')} className="grid gap-3">
      {places.data.map((place) => (
        <Checkbox
          key={place.id}
          label={<PlaceLabel place={place} />}
          checked={state.tags?.includes(place.id) ?? false}
          onChange={() => onChange({ ...state, tags: toggled(state.tags, place.id) })}
        />
      ))}
    </div>
  )
}

function PlaceLabel({ place: { type, text, count } }: { place: PlaceTag }) {
  const t = useTranslations('premises')
  const { number } = useFormats()
  const kind = type === 'stage' ? '' : t(`place.${type}`)
  return (
    <>
      {text}
      {/* "Stockholms län" says it already */}
      {kind && !text.toLowerCase().endsWith(kind) && <span className="text-ink-3"> {kind}</span>}
      {count !== undefined && <span className="text-ink-2"> {number(count)}</span>}
    </>
  )
}
