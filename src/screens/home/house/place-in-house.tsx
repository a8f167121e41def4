import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { FacadePicture } from './facade-picture.tsx'
import { facadeOf } from './in-house.ts'
import { useHouse } from './use-house.ts'

type Props = { content: Pick<ObjectContent, 'summary' | 'stage' | 'seo'> }

/** Which home of the house it is. */
export function PlaceInHouse({ content }: Props) {
  const t = useTranslations('home')
  const house = useHouse(content)
  const { summary, stage } = content
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
      <p className="mt-4 text-small print:hidden">
        <LocalLink href={stage.url} className={textLinkClass({ look: 'quiet' })}>
          {t('house.all', { project: stage.name })}
        </LocalLink>
      </p>
    </>
  )
}
