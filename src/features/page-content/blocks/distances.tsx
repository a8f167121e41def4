import { useId } from 'react'
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

/** What people call close: so many minutes on foot, as the heading says. */
const close = 10

/** How far it is to what one needs, and how long one walks: what is close first, under a heading of its own. */
export function Distances({ distances, isNumbered = false }: Props) {
  const { number } = useFormats()
  const t = useTranslations('page-content')
  const items = distances.map(({ name, value, unit }, index) => {
    const label = isNumbered ? `${index + 1}. ${name}` : name
    const distance = `${number(value)}\u00a0${unit}`
    const minutes = walkingMinutes({ value, unit })
    const isClose = minutes !== undefined && minutes <= close
    return { isClose, label, value: minutes === undefined ? distance : t('onFoot', { distance, minutes }) }
  })
  const near = items.filter(({ isClose }) => isClose)
  const others = items.filter(({ isClose }) => !isClose)
  if (near.length === 0) return <KeyValueList items={others} />
  return (
    <div className="grid content-start gap-8">
      <Group heading={t('closeOnFoot', { minutes: close })} items={near} />
      {others.length > 0 && <Group heading={t('otherNearby')} items={others} />}
    </div>
  )
}

type GroupProps = { heading: string; items: Parameters<typeof KeyValueList>[0]['items'] }

function Group({ heading, items }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-h4">
        {heading}
      </h3>
      <KeyValueList items={items} />
    </section>
  )
}
