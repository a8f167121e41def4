import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { HitsById } from '#src/features/home-cards/hits-by-id.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { FavouriteHomes } from './favourite-homes.tsx'

type Props = { user: Pick<User, 'favorites' | 'purchases' | 'interests'> }

/** What a customer has saved, then what they have bought and asked about. */
export function SavedAndBought({ user }: Props) {
  const t = useTranslations('favourites')
  const objectIds = (list: readonly { objectId?: string }[]) => [
    ...new Set(list.flatMap(({ objectId }) => objectId ?? [])),
  ]
  return (
    <div className="grid gap-16">
      <FavouriteHomes favourites={user.favorites} />
      <Homes title={t('bought')} ids={objectIds(user.purchases)} />
      <Homes title={t('askedAbout')} ids={objectIds(user.interests)} />
    </div>
  )
}

function Homes({ title, ids }: { title: string; ids: string[] }) {
  const id = useId()
  if (ids.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <div className="pt-8">
        <HitsById of="object" ids={ids} />
      </div>
    </section>
  )
}
