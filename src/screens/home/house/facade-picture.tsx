import { explorerFile } from '#src/api/homes/explorer.ts'
import type { ExplorerData, ExplorerView } from '#src/api/homes/explorer.ts'
import { outline } from './in-house.ts'

type Props = {
  house: ExplorerData
  view: ExplorerView
  homeId: string
  /** What to say of the picture beside its own words, such as which home is marked. */
  label: string
  /** Drawn over the house, such as the sun at a moment. */
  over?: string
  /** The other homes stand back. */
  fadeOthers?: boolean
}

/** A house from one side, with one of its homes outlined. */
export function FacadePicture({ house, view, homeId, label, over, fadeOthers = false }: Props) {
  const areas = house.clickArea[view.id] ?? []
  const mine = areas.filter(({ targetId }) => targetId === homeId)
  const others = areas.filter(({ targetType, targetId }) => targetType === 'object' && targetId !== homeId)
  return (
    <div className="relative bg-surface">
      <img
        src={explorerFile(view.imageUrl)}
        alt={`${view.imageAlt}. ${label}`}
        width={view.width}
        height={view.height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full"
      />
      {over && (
        <img
          src={explorerFile(over)}
          alt=""
          width={view.width}
          height={view.height}
          className="absolute inset-0 block size-full"
        />
      )}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${view.width} ${view.height}`}
        className="absolute inset-0 size-full"
      >
        {fadeOthers &&
          others.map((area) => <polygon key={area.id} points={outline(area)} className="fill-surface/60" />)}
        {mine.map((area) => (
          <polygon
            key={area.id}
            points={outline(area)}
            className="fill-none stroke-brand stroke-[7px] forced-colors:stroke-[Highlight]"
          />
        ))}
      </svg>
    </div>
  )
}
