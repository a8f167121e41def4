import { useTranslations } from 'use-intl'
import type { OutdoorSpace } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'

/** Writes outdoor spaces in words: `Balkong, söder, 9 m²`; nothing for a home without. */
export function useOutdoorText() {
  const t = useTranslations('home')
  const formats = useFormats()
  return (spaces: readonly OutdoorSpace[] = []): string =>
    spaces
      .map(({ type, direction, area }) =>
        [t(`outdoor.${type}`), direction && t(`direction.${direction}`), area && formats.area(area)]
          .filter(Boolean)
          .join(', '),
      )
      .join(' · ')
}
