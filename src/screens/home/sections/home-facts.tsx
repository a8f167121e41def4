import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { useMoveInTexts } from '#src/features/page-content/use-move-in-texts.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { useOutdoorText } from './use-outdoor-text.ts'

type Props = { content: Pick<ObjectContent, 'summary' | 'seo' | 'facts' | 'parking'> }

/** What is known of a home: its size and outdoor spaces, what the service says, and parking and label. */
export function HomeFacts({ content: { summary, seo, facts, parking } }: Props) {
  const t = useTranslations('home')
  const formats = useFormats()
  const { locale } = useSite()
  const moveIn = useMoveInTexts()(summary)
  const outdoor = useOutdoorText()(summary.outdoorSpaces)
  const { possibleRooms = [] } = summary
  const rows = [
    seo.primaryArea > 0 && { label: t('fact.area'), value: formats.area(seo.primaryArea) },
    seo.plotArea !== undefined && { label: t('fact.plot'), value: formats.area(seo.plotArea) },
    possibleRooms.length > 0 && {
      label: t('fact.possible'),
      value: new Intl.ListFormat(locale).format(possibleRooms.map((count) => formats.rooms(count))),
    },
    outdoor !== '' && { label: t('fact.outdoor'), value: outdoor },
    ...facts,
    moveIn !== undefined && { label: t('fact.moveIn'), value: moveIn },
    parking && { label: t('fact.parking'), value: t(`parking.${parking}`) },
    seo.swanLabel && { label: t('fact.label'), value: t('swan') },
  ]
  const known = new Map(rows.flatMap((row) => (row ? [[row.label, row] as const] : [])))
  return <KeyValueList items={[...known.values()]} />
}
