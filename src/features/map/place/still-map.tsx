import { pixelsOf } from '#src/lib/map-point.ts'
import type { MapPlace, MapSign, MapTiles } from '#src/lib/map-types.ts'
import { tilesAround } from './place-tiles.ts'

type Props = { place: MapPlace; signs: readonly MapSign[]; tiles: MapTiles | undefined }

/** As large as the map of a page ever becomes, in pixels. */
const largest = { width: 864, height: 448 }

/** A map as a picture: pieces of ground and signs around its middle. All it shows is said beside it. */
export function StillMap({ place, signs, tiles }: Props) {
  const [x, y] = pixelsOf(place.center, place.zoom)
  return (
    <div aria-hidden="true" className="absolute top-1/2 left-1/2">
      {tiles &&
        tilesAround(place, tiles, largest).map(({ url, left, top, size }) => (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            width={size}
            height={size}
            className="absolute max-w-none"
            style={{ left, top }}
          />
        ))}
      {signs.map(({ at, text, isHome }) => {
        const [signX, signY] = pixelsOf(at, place.zoom)
        return (
          <span
            key={text}
            className={isHome ? 'map-sign map-sign-home' : 'map-sign'}
            style={{ left: signX - x, top: signY - y }}
          >
            {text}
          </span>
        )
      })}
    </div>
  )
}
