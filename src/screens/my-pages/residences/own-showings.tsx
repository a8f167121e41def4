import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { ShowingList } from '#src/features/showings/showing-list.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

type Props = { showings: User['showings']; now: Date }

/** The viewings that somebody is signed up for and that are still to come, project by project. */
export function OwnShowings({ showings, now }: Props) {
  const t = useTranslations('favourites')
  const byProject = Map.groupBy(toCome(showings, now), ({ shown }) => shown.url)
  if (byProject.size === 0) return null
  return (
    <section aria-labelledby="my-showings">
      <SectionHeading id="my-showings" title={t('showings')} />
      <div className="grid max-w-160 gap-8 pt-6">
        {[...byProject].map(([url, own]) => (
          <div key={url}>
            <h3 className="mb-3 text-h4">
              <LocalLink href={url} className={textLinkClass()}>
                {own[0]?.shown.name}
              </LocalLink>
            </h3>
            <ShowingList
              showings={own.map(({ showing }) => showing)}
              shown={own[0]?.shown ?? { name: '', url }}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

/** What is known of the viewings that are not over, as a list of viewings shows them. */
const toCome = (showings: User['showings'], now: Date) =>
  showings.flatMap(({ showingId: id, start, end, description = '', name, url }) =>
    start && end && name && url && new Date(end) > now
      ? [{ showing: { id, start, end, description, bookable: true }, shown: { name, url } }]
      : [],
  )
