import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { explorerQuery, tourFile, tourQuery } from '#src/api/homes/explorer.ts'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Panorama } from './panorama.tsx'
import { RoomMap } from './room-map.tsx'
import { RoomPictures } from './room-pictures.tsx'
import { archetypesOf, furnishingsFor, viewFor } from './tour-furnishing.ts'
import type { Wanted } from './tour-furnishing.ts'
import { frameClass, ViewButton } from './viewer-parts.tsx'

type Props = { stageId: string; objectName: string; children: ReactNode }

/** Walk through the home: its rooms in 360 degrees, in the furnishings it is drawn in (F-148). */
export function TourView({ stageId, objectName, children }: Props) {
  const t = useTranslations('home')
  const house = useQuery(explorerQuery(stageId))
  const token = house.data?.settings.token ?? ''
  const tour = useQuery({ ...tourQuery(token, stageId, objectName), enabled: token !== '' })
  const [room, setRoom] = useState<string>()
  const [wanted, setWanted] = useState<Wanted>({})
  if (house.isLoadingError || tour.isLoadingError)
    return (
      <Instead bar={children}>
        <ErrorState
          title={t('tour.unreachable')}
          retryLabel={t('retry')}
          onRetry={() => (house.isLoadingError ? house.refetch() : tour.refetch())}
        />
      </Instead>
    )
  if (!tour.data)
    return (
      <Instead bar={children}>
        <output className="sr-only">{t('viewer.loading')}</output>
        <Spinner className="size-8" />
      </Instead>
    )
  const { cameras, furnishings, thumbnails, minimaps, views = [] } = tour.data
  const camera = cameras.find(({ id }) => id === room) ?? cameras[0]
  const ofRoom = views.filter(({ cameraId }) => cameraId === camera?.id)
  const view = viewFor(ofRoom, wanted)
  const archetypes = archetypesOf(furnishings)
  const fitting = furnishingsFor(furnishings, view?.archetypeId)
  const map = minimaps.find((one) => one.cameras.some(({ cameraId }) => cameraId === camera?.id))
  if (!camera || !view)
    return (
      <Instead bar={children}>
        <EmptyState>{t('tour.none')}</EmptyState>
      </Instead>
    )
  return (
    <div>
      <div className={frameClass}>
        <Panorama
          picture={tourFile(stageId, objectName, view)}
          camera={camera}
          cameras={cameras}
          onCamera={setRoom}
        />
      </div>
      {children}
      <div className="mt-4 grid gap-3 max-sm:px-page">
        <RoomPictures
          cameras={cameras}
          pictureOf={(id) => {
            const picture = thumbnails.find(({ cameraId }) => cameraId === id)
            return picture && tourFile(stageId, objectName, picture)
          }}
          chosen={camera.id}
          onChoose={setRoom}
        />
        {archetypes.length > 1 && (
          <div role="group" aria-label={t('tour.archetypes')} className="flex flex-wrap gap-2">
            {archetypes.map(({ id, name }) => (
              <ViewButton
                key={id}
                chosen={id === view.archetypeId}
                onClick={() => setWanted({ ...wanted, archetype: id })}
              >
                {name}
              </ViewButton>
            ))}
          </div>
        )}
        {fitting.length > 1 && (
          <div role="group" aria-label={t('tour.styles')} className="flex flex-wrap gap-2">
            {fitting.map(({ id, name }) => (
              <ViewButton
                key={id}
                chosen={id === view.furnishingId}
                onClick={() => setWanted({ archetype: view.archetypeId, style: id })}
              >
                {name}
              </ViewButton>
            ))}
          </div>
        )}
        {map && (
          <RoomMap
            map={map}
            rooms={cameras}
            picture={tourFile(stageId, objectName, map)}
            chosen={camera.id}
            onChoose={setRoom}
          />
        )}
      </div>
    </div>
  )
}

/** In the frame, as long as there is nothing to look around in. */
const Instead = ({ bar, children }: { bar: ReactNode; children: ReactNode }) => (
  <>
    <div className={`${frameClass} grid place-items-center px-page`}>{children}</div>
    {bar}
  </>
)
