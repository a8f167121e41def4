import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSetFavourite } from '#src/api/interest/favourites.ts'
import { maxPerCall } from '#src/api/homes/residence.ts'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import { FavouritesFrame, NoFavourites } from '#src/features/favourites/favourites-frame.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { SkeletonCards } from '#src/ui/feedback/skeleton.tsx'

/**
 * The homes and projects a customer has saved (F-152), in the order they were saved. One that is taken away stays until the page is left, its heart empty, so that
 * a slip of the hand can be made good.
 */
export function FavouriteHomes({ favourites }: { favourites: readonly string[] }) {
  const [first] = useState(favourites)
  const added = favourites.filter((id) => !first.includes(id))
  const ids = [...added, ...first]
  return (
    <FavouritesFrame count={favourites.length}>
      {ids.length === 0 ? <NoFavourites /> : <Homes ids={ids} favourites={favourites} />}
    </FavouritesFrame>
  )
}

function Homes({ ids, favourites }: { ids: readonly string[]; favourites: readonly string[] }) {
  const t = useTranslations('favourites')
  const list = useRef<HTMLDivElement>(null)
  const { hasFailed, forget } = useForget()
  const asked = ids.slice(0, maxPerCall)
  const site = useSite()
  const homes = useQuery({ ...hitsByIdsQuery(site, 'object', asked), placeholderData: keepPreviousData })
  const projects = useQuery({ ...hitsByIdsQuery(site, 'stage', asked), placeholderData: keepPreviousData })
  const found = [homes, projects]
  if (found.some(({ isLoadingError }) => isLoadingError)) {
    const again = () => Promise.all(found.map(({ refetch }) => refetch()))
    return <ErrorState title={t('down')} retryLabel={t('retry')} onRetry={again} />
  }
  if (!homes.data || !projects.data) return <SkeletonCards count={ids.length} label={t('loading')} />
  const byId = new Map([...homes.data.hits, ...projects.data.hits].map((hit) => [hit.id, hit]))
  const hits = asked.flatMap((id) => byId.get(id) ?? [])
  const gone = found.some(({ isPlaceholderData }) => isPlaceholderData)
    ? []
    : favourites.filter((id) => asked.includes(id) && !byId.has(id))
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={t('title')} className="grid gap-10 outline-none">
      {gone.length > 0 && (
        <GoneHomes
          ids={gone}
          hasFailed={hasFailed}
          onForget={() => {
            // the button goes at once
            list.current?.focus()
            void forget(gone)
          }}
        />
      )}
      <HitCards hits={hits} label={t('title')} />
    </div>
  )
}

type GoneProps = { ids: readonly string[]; hasFailed: boolean; onForget: () => void }

/** What is saved and not there any more. */
function GoneHomes({ ids, hasFailed, onForget }: GoneProps) {
  const t = useTranslations('favourites')
  return (
    <Message tone={hasFailed ? 'err' : 'info'} live={hasFailed} className="max-w-measure">
      <p>{hasFailed ? t('failed') : t('gone', { count: ids.length })}</p>
      <TextButton look="quiet" className="mt-3" onClick={onForget}>
        {t('forget')}
      </TextButton>
    </Message>
  )
}

/** Takes homes away from the favourites; what has failed is kept here, since they show as gone before it is known. */
function useForget() {
  const { mutateAsync } = useSetFavourite()
  const [hasFailed, setFailed] = useState(false)
  const forget = async (ids: readonly string[]) => {
    setFailed(false)
    try {
      await Promise.all(ids.map((objectId) => mutateAsync({ objectId, isWanted: false })))
    } catch {
      setFailed(true)
    }
  }
  return { hasFailed, forget }
}
