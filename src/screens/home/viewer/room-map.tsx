import { clsx } from 'clsx'
import type { Explorer360Model } from '#src/api/homes/explorer.ts'

type Props = {
  map: Explorer360Model['minimaps'][number]
  rooms: Explorer360Model['cameras']
  /** The address of the drawing. */
  picture: string
  /** The camera that one looks from. */
  chosen: string
  onChoose: (cameraId: string) => void
}

/**
 * Where in the home one stands, on a small plan. It is for the eye and the pointer: the pictures of the rooms do the same
 * for everybody, so that nobody meets each room twice.
 */
export const RoomMap = ({ map: { width, height, cameras }, rooms, picture, chosen, onChoose }: Props) => (
  <div aria-hidden="true" className="relative w-64 max-w-full">
    <img src={picture} alt="" width={width} height={height} className="block h-auto w-full" />
    {cameras.map(({ cameraId, position }) => (
      <button
        key={cameraId}
        type="button"
        tabIndex={-1}
        data-room={cameraId}
        aria-label={rooms.find(({ id }) => id === cameraId)?.name}
        onClick={() => onChoose(cameraId)}
        style={{ left: `${(position.x / width) * 100}%`, top: `${(position.y / height) * 100}%` }}
        className="group/room absolute grid size-6 -translate-1/2 place-items-center"
      >
        <span
          className={clsx(
            'rounded-full border-2 border-paper',
            cameraId === chosen ? 'size-5 bg-brand' : 'size-3.5 bg-ink group-hover/room:bg-brand',
          )}
        />
      </button>
    ))}
  </div>
)
