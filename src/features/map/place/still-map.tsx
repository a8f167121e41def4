import { pixelsOf } from '#src/lib/map-point.ts'
import type { MapPlace, MapSign, MapTiles } from '#src/lib/map-types.ts'
import { signClass } from '../sign-class.ts'
import { signSpots } from './sign-spots.ts'
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
      {signSpots(signs, place.zoom).map(({ sign, spot: [signX, signY] }) => (
        <span key={sign.text} className={signClass(sign)} style={{ left: signX - x, top: signY - y }}>
          {sign.text}
        </span>
      ))}
    </div>
  )
}
