import { Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { mapTiles } from '#src/api/homes/map-tiles.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { placeHash } from '#src/lib/map-point.ts'
import type { GeoPoint, HomeSide, MapSign } from '#src/lib/map-types.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { placeView } from './place-view.ts'
import { StillMap } from './still-map.tsx'
import './signs.css'

const Canvas = lazyPart(async () => (await import('../map-canvas.tsx')).MapCanvas)

type Props = {
  at: GeoPoint
  /** What lies there, and what is close to it in the order of the list beside the map. */
  name: string
  nearby: readonly Readonly<{ name: string; geo?: GeoPoint | undefined }>[]
}

/** How large the map is at least, in pixels: in a window of 320 px, and in a wider one. */
const least = { narrow: { width: 280, height: 288 }, wide: { width: 600, height: 448 } } as const
const wideWindow = matchMedia('(min-width: 40rem)')
const onWindow = (listener: () => void) => {
  wideWindow.addEventListener('change', listener)
  return () => wideWindow.removeEventListener('change', listener)
}

/**
 * Where a home or project lies: a picture until somebody wants to move it, so that a page does not load a map for those
 * who only look; and the way to the large map.
 */
export function PlaceMap({ at, name, nearby }: Props) {
  const t = useTranslations('map')
  const site = useSite()
  const [isMoving, setMoving] = useState(false)
  const box = useRef<HTMLElement>(null)
  const [zoomPlace, setZoomPlace] = useState<HTMLElement | null>(null)
  const tiles = useMemo(() => mapTiles(), [])
  const isWide = useSyncExternalStore(onWindow, () => wideWindow.matches)
  const place = useMemo(() => {
    const marks = nearby.flatMap(({ geo }) => geo ?? [])
    return placeView({ at, name }, marks, isWide ? least.wide : least.narrow)
  }, [at, name, nearby, isWide])
  const signs = useMemo(() => signsOf({ at, name, nearby }, place.side), [at, name, nearby, place])
  const large = isOpen(site, 'residenceSearch') && site.paths.residenceSearch
  // the button that asked for it is gone
  useEffect(() => {
    if (isMoving) box.current?.focus({ preventScroll: true })
  }, [isMoving])
  return (
    <figure ref={box} tabIndex={-1} aria-label={t('place.label', { name })} className="rounded-img">
      <div className="relative isolate h-72 overflow-hidden rounded-img bg-[#f1f0ea] sm:h-112 forced-colors:border">
        {isMoving ? (
          // the picture stays while the map is loaded: a figure that goes away would take the focus with it
          <Suspense fallback={<StillMap {...{ place, signs, tiles }} />}>
            <Canvas
              label={t('place.label', { name })}
              pins={none}
              signs={signs}
              tiles={tiles}
              aim={{ key: 'place', points: none, place }}
              onChoose={nothing}
              onPoint={nothing}
              onMove={nothing}
              zoomButtonsIn={zoomPlace}
            />
          </Suspense>
        ) : (
          <StillMap {...{ place, signs, tiles }} />
        )}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-small print:hidden">
        {isMoving ? (
          // over so small a map they would lie on what it shows
          <div ref={setZoomPlace} className="min-h-11" />
        ) : (
          <Button small look="secondary" onClick={() => setMoving(true)}>
            {t('place.move')}
          </Button>
        )}
        {large && (
          <LocalLink href={`${large}#map#${placeHash(place)}`} className={textLinkClass()}>
            {t('place.large')}
          </LocalLink>
        )}
      </figcaption>
    </figure>
  )
}

const none: readonly never[] = []
const nothing = () => undefined

function signsOf({ at, name, nearby }: Props, home: HomeSide): MapSign[] {
  const others = nearby.flatMap((one, index): MapSign[] =>
    one.geo ? [{ at: one.geo, text: String(index + 1) }] : [],
  )
  // whatever it has to cover lies above it
  return [{ at, text: name, home }, ...others]
}
