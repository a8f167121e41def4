import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MapCanvasProps } from '#src/lib/map-types.ts'
import { minus, plus } from '#src/ui/icons/editing.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { MapSheet } from './map-sheet.ts'

/** A map with pins to choose and an area to draw. What the pins stand for is for others to know. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, pins, tiles, aim, chosen, pointed, area, drawing, covered } = props
  const t = useTranslations('map')
  const helpId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<MapSheet>()
  const live = useRef({ props, t })
  const isDrawing = drawing !== undefined
  const aimed = useRef(aim)

  useEffect(() => {
    live.current = { props, t }
    aimed.current = aim
  })
  useEffect(() => {
    if (!box.current) return
    const made = new MapSheet(box.current, tiles, {
      nameCluster: (count) => live.current.t('cluster', { count }),
      onChoose: (id) => live.current.props.onChoose(id),
      onPoint: (id) => live.current.props.onPoint(id),
      onMove: (seen, place) => live.current.props.onMove(seen, place),
      onDraw: (action) => live.current.props.onDraw?.(action),
    })
    setSheet(made)
    return () => made.remove()
  }, [tiles])
  useEffect(() => sheet?.aim(aimed.current), [sheet, aim.key])
  useEffect(() => sheet?.pins.setPins(pins), [sheet, pins])
  useEffect(() => sheet?.pins.setMarked(chosen, pointed), [sheet, pins, chosen, pointed])
  useEffect(() => sheet?.area.show(area, drawing), [sheet, area, drawing])
  useEffect(() => sheet?.draw(isDrawing), [sheet, isDrawing])
  useEffect(() => {
    sheet?.cover(covered ?? { right: 0, bottom: 0 })
    const pin = live.current.props.pins.find(({ id }) => id === chosen)
    if (pin) sheet?.reveal(pin.at)
  }, [sheet, chosen, covered])

  return (
    <div className="relative isolate size-full">
      <div ref={box} role="application" aria-label={label} aria-describedby={helpId} className="size-full" />
      <p id={helpId} className="sr-only">
        {t(isDrawing ? 'helpDrawing' : 'help')}
      </p>
      {isDrawing && <span aria-hidden="true" className="map-cross" />}
      <div className="absolute top-3 right-3 z-1000 grid divide-y divide-line overflow-hidden rounded-btn bg-paper shadow-pop sm:top-6 sm:right-6 forced-colors:border">
        <button type="button" aria-label={t('zoomIn')} className={zoomClass} onClick={() => sheet?.zoom(1)}>
          <Icon path={plus} />
        </button>
        <button type="button" aria-label={t('zoomOut')} className={zoomClass} onClick={() => sheet?.zoom(-1)}>
          <Icon path={minus} />
        </button>
      </div>
    </div>
  )
}

const zoomClass = 'grid size-11 place-items-center hover:bg-surface focus-visible:-outline-offset-3'
