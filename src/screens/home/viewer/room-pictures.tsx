import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { Explorer360Model } from '#src/api/homes/explorer.ts'

type Props = {
  cameras: Explorer360Model['cameras']
  /** The address of a small picture of the room that a camera stands in. */
  pictureOf: (cameraId: string) => string | undefined
  chosen: string
  onChoose: (cameraId: string) => void
}

/** The rooms of a tour, each with a look into it. */
export function RoomPictures({ cameras, pictureOf, chosen, onChoose }: Props) {
  const t = useTranslations('home')
  return (
    <div role="group" aria-label={t('tour.rooms')} className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {cameras.map(({ id, name }) => {
        const picture = pictureOf(id)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={clsx(
              'grid w-24 shrink-0 content-start border-2 text-left text-micro',
              id === chosen ? 'border-brand font-strong' : 'line-rest',
            )}
          >
            {picture && <img src={picture} alt="" className="block h-16 w-full bg-surface object-cover" />}
            <span className="px-1.5 py-1.5">{name}</span>
          </button>
        )
      })}
    </div>
  )
}
