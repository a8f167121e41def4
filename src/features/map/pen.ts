import { LineUtil, point, polyline } from 'leaflet'
import type { Map as LeafletMap, Point, Polyline } from 'leaflet'
import type { DrawAction } from '#src/lib/map-types.ts'

/** Pixels: how far the pointer goes from one point to the next, and when a stroke is more than a tap. */
const step = 5
const minStroke = 40
/** Pixels by which a stroke may be straightened, and how many corners an area has at most. */
const tolerance = 4
const maxCorners = 60

const keys = { Enter: 'done', Escape: 'cancel', Backspace: 'back' } as const

/**
 * Draws on a map: a stroke of the pointer goes around an area at once, taps set it corner by corner. With the keyboard
 * the arrows move the map and Space sets a corner in its middle.
 */
export class Pen {
  readonly #map: LeafletMap
  readonly #onDraw: (action: DrawAction) => void
  #stroke: Point[] | undefined
  #line: Polyline | undefined

  constructor(map: LeafletMap, onDraw: (action: DrawAction) => void) {
    this.#map = map
    this.#onDraw = onDraw
    map.dragging.disable()
    map.doubleClickZoom.disable()
    const box = map.getContainer()
    box.classList.add('map-drawn-upon')
    box.addEventListener('pointerdown', this.#down)
    box.addEventListener('pointermove', this.#move)
    box.addEventListener('pointerup', this.#up)
    box.addEventListener('pointercancel', this.#drop)
    box.addEventListener('keydown', this.#key)
  }

  /** Lets go of the map. */
  lift(): void {
    const box = this.#map.getContainer()
    box.classList.remove('map-drawn-upon')
    box.removeEventListener('pointerdown', this.#down)
    box.removeEventListener('pointermove', this.#move)
    box.removeEventListener('pointerup', this.#up)
    box.removeEventListener('pointercancel', this.#drop)
    box.removeEventListener('keydown', this.#key)
    this.#drop()
    this.#map.dragging.enable()
    this.#map.doubleClickZoom.enable()
  }

  readonly #down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return this.#drop()
    this.#map.getContainer().setPointerCapture(event.pointerId)
    this.#stroke = [this.#spot(event)]
    this.#line = polyline([], { pane: 'area', interactive: false, className: 'map-area-line' }).addTo(
      this.#map,
    )
  }

  readonly #move = (event: PointerEvent) => {
    const last = this.#stroke?.at(-1)
    const next = this.#spot(event)
    if (!last || next.distanceTo(last) < step) return
    this.#stroke?.push(next)
    this.#line?.addLatLng(this.#map.containerPointToLatLng(next))
  }

  readonly #up = () => {
    const stroke = this.#stroke ?? []
    this.#drop()
    const [first] = stroke
    if (!first) return
    const length = stroke.reduce((sum, spot, index) => sum + spot.distanceTo(stroke[index - 1] ?? spot), 0)
    if (length < minStroke) return this.#onDraw({ kind: 'corner', at: this.#place(first) })
    const corners = thinned(stroke)
    if (corners.length > 2)
      this.#onDraw({ kind: 'outline', points: corners.map((spot) => this.#place(spot)) })
  }

  readonly #drop = () => {
    this.#line?.remove()
    this.#line = undefined
    this.#stroke = undefined
  }

  readonly #key = (event: KeyboardEvent) => {
    const { key, target } = event
    // only while the map itself has focus
    if (target !== this.#map.getContainer()) return
    if (key === ' ') this.#onDraw({ kind: 'corner', at: this.#map.getCenter() })
    else if (key in keys) this.#onDraw({ kind: keys[key as keyof typeof keys] })
    else return
    event.preventDefault()
  }

  #spot({ clientX, clientY }: PointerEvent): Point {
    const { left, top } = this.#map.getContainer().getBoundingClientRect()
    return point(clientX - left, clientY - top)
  }

  #place(spot: Point) {
    const { lat, lng } = this.#map.containerPointToLatLng(spot)
    return { lat, lng }
  }
}

/** A stroke with no more corners than it needs, nor than an address can hold. */
function thinned(stroke: Point[]): Point[] {
  let corners = stroke
  for (let most = tolerance; corners.length > maxCorners || corners === stroke; most *= 2)
    corners = LineUtil.simplify(stroke, most)
  return corners
}
