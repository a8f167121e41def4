import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { useNow } from '#src/domain/use-now.ts'
import { HitsById } from '#src/features/home-cards/hits-by-id.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { OwnShowings } from './own-showings.tsx'
import { FavouriteHomes } from './favourite-homes.tsx'

type Props = { user: Pick<User, 'favorites' | 'purchases' | 'interests' | 'showings'> }

/** What a customer has saved, then what they have bought, asked about, and will see. */
export function SavedAndBought({ user }: Props) {
  const t = useTranslations('favourites')
  const now = useNow()
  const objectIds = (list: readonly { objectId?: string }[]) => [
    ...new Set(list.flatMap(({ objectId }) => objectId ?? [])),
  ]
  // an interest in a home is told with the home
  const projects = user.interests.flatMap(({ objectId, stageId }) => (objectId ? [] : stageId))
  return (
    <div className="grid gap-16">
      <FavouriteHomes favourites={user.favorites} />
      <OwnShowings showings={user.showings} now={now} />
      <Hits of="object" title={t('bought')} ids={objectIds(user.purchases)} />
      <Hits of="object" title={t('askedAbout')} ids={objectIds(user.interests)} />
      <Hits of="stage" title={t('projects')} ids={[...new Set(projects)]} />
    </div>
  )
}

function Hits({ of, title, ids }: { of: 'object' | 'stage'; title: string; ids: string[] }) {
  const id = useId()
  if (ids.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <div className="pt-8">
        <HitsById of={of} ids={ids} />
      </div>
    </section>
  )
}
