import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { DrawAction, MapCanvasProps } from '#src/lib/map-types.ts'
import { minus, plus } from '#src/ui/icons/editing.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { MapSheet } from './map-sheet.ts'

/** A map with pins to choose and an area to draw. What the pins stand for is for others to know. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, pins, tiles, aim, chosen, pointed, area, drawing, covered, zoomButtonsIn } = props
  const t = useTranslations('map')
  const helpId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<MapSheet>()
  const isDrawing = drawing !== undefined

  const nameCluster = useEffectEvent((count: number) => t('cluster', { count }))
  const onChoose = useEffectEvent(props.onChoose)
  const onPoint = useEffectEvent(props.onPoint)
  const onMove = useEffectEvent(props.onMove)
  const onDraw = useEffectEvent((action: DrawAction) => props.onDraw?.(action))
  useEffect(() => {
    if (!box.current) return
    const made = new MapSheet(box.current, tiles, {
      nameCluster: (count) => nameCluster(count),
      onChoose: (id) => onChoose(id),
      onPoint: (id) => onPoint(id),
      onMove: (seen, place) => onMove(seen, place),
      onDraw: (action) => onDraw(action),
    })
    setSheet(made)
    return () => made.remove()
  }, [tiles])
  const onAim = useEffectEvent((to: MapSheet) => to.aim(aim))
  useEffect(() => {
    if (sheet) onAim(sheet)
  }, [sheet, aim.key])
  useEffect(() => sheet?.pins.setPins(pins), [sheet, pins])
  useEffect(() => sheet?.signs.show(props.signs ?? []), [sheet, props.signs])
  useEffect(() => sheet?.pins.setMarked(chosen, pointed), [sheet, pins, chosen, pointed])
  useEffect(() => sheet?.area.show(area, drawing), [sheet, area, drawing])
  useEffect(() => sheet?.draw(isDrawing), [sheet, isDrawing])
  const placeOf = useEffectEvent((id: string | undefined) => pins.find((pin) => pin.id === id)?.at)
  useEffect(() => {
    sheet?.cover(covered ?? { right: 0, bottom: 0 })
    const place = placeOf(chosen)
    if (place) sheet?.reveal(place)
  }, [sheet, chosen, covered])

  const zoomButtons = (
    <>
      <button type="button" aria-label={t('zoomIn')} className={zoomClass} onClick={() => sheet?.zoom(1)}>
        <Icon path={plus} />
      </button>
      <button type="button" aria-label={t('zoomOut')} className={zoomClass} onClick={() => sheet?.zoom(-1)}>
        <Icon path={minus} />
      </button>
    </>
  )
  return (
    <div className="relative isolate size-full">
      <div
        ref={box}
        id={props.id}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        className="size-full"
      />
      <p id={helpId} className="sr-only">
        {t(isDrawing ? 'helpDrawing' : 'help')}
      </p>
      {isDrawing && <span aria-hidden="true" className="map-cross" />}
      {zoomButtonsIn === undefined ? (
        // side by side on a phone, where pins in the north-east would lie under them
        <div className="absolute top-3 right-3 z-1000 flex divide-line overflow-hidden rounded-btn bg-paper shadow-pop max-sm:divide-x sm:top-6 sm:right-6 sm:flex-col sm:divide-y forced-colors:border">
          {zoomButtons}
        </div>
      ) : (
        zoomButtonsIn &&
        createPortal(
          <div className="flex w-max divide-x divide-line-2 overflow-hidden rounded-btn border border-line-2">
            {zoomButtons}
          </div>,
          zoomButtonsIn,
        )
      )}
    </div>
  )
}

const zoomClass = 'grid size-11 place-items-center hover:bg-surface focus-visible:-outline-offset-3'
