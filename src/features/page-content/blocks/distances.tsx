import { useTranslations } from 'use-intl'
import type { Distance } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { walkingMinutes } from '../walking-minutes.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

/** How far it is to what one needs, and how long one walks. */
export function Distances({ distances }: { distances: readonly Distance[] }) {
  const { number } = useFormats()
  const t = useTranslations('page-content')
  const items = distances.map(({ name, value, unit }) => {
    const distance = `${number(value)}\u00a0${unit}`
    const minutes = walkingMinutes({ value, unit })
    return { label: name, value: minutes === undefined ? distance : t('onFoot', { distance, minutes }) }
  })
  return <KeyValueList items={items} />
}
