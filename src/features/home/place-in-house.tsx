import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import type { ExplorerData } from '#src/api/explorer.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { FacadePicture } from './facade-picture.tsx'
import { facadeOf } from './in-house.ts'

type Props = { content: Pick<ObjectContent, 'summary' | 'stage'>; house: ExplorerData | undefined }

/** Which home of the house it is. */
export function PlaceInHouse({ content: { summary, stage }, house }: Props) {
  const t = useTranslations('home')
  const view = house && facadeOf(house, summary.id)
  return (
    <>
      {view ? (
        <FacadePicture
          house={house}
          view={view}
          homeId={summary.id}
          label={t('house.marked', { home: summary.objectNumber ?? summary.name })}
          fadeOthers
        />
      ) : (
        <div className="aspect-[1200/531] bg-surface" />
      )}
      <p className="mt-4 text-small">
        <LocalLink href={stage.url} className={textLinkClass({ look: 'quiet' })}>
          {t('house.all', { project: stage.name })}
        </LocalLink>
      </p>
    </>
  )
}
