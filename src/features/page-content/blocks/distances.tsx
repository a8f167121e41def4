import { useTranslations } from 'use-intl'
import type { Distance } from '#gen/content/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { walkingMinutes } from '../walking-minutes.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

type Props = {
  distances: readonly Distance[]
  /** By the numbers that they have on a map. */
  isNumbered?: boolean
}

/** How far it is to what one needs, and how long one walks. */
export function Distances({ distances, isNumbered = false }: Props) {
  const { number } = useFormats()
  const t = useTranslations('page-content')
  const items = distances.map(({ name, value, unit }, index) => {
    const label = isNumbered ? `${index + 1}. ${name}` : name
    const distance = `${number(value)}\u00a0${unit}`
    const minutes = walkingMinutes({ value, unit })
    return { label, value: minutes === undefined ? distance : t('onFoot', { distance, minutes }) }
  })
  return <KeyValueList items={items} />
}
