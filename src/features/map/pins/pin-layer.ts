import { divIcon, DomEvent, marker } from 'leaflet'
import type { Map as LeafletMap, Marker } from 'leaflet'
import type { MapPin } from '#src/lib/map-types.ts'
import { Clusters, highestZoom } from './clusters.ts'
import type { Mark } from './clusters.ts'
import { isArrow, nearest, nextPin } from './next-pin.ts'
import { pinElement, writePin } from './pin-element.ts'
import { hiddenBy } from './hidden-by.ts'
import { hideCoveredNames } from './hide-covered-names.ts'

export type PinEvents = {
  /** What is read out for several pins in one. */
  nameCluster: (count: number) => string
  onChoose: (id: string | undefined) => void
  onPoint: (id: string | undefined) => void
}

type Shown = { mark: Mark; marker: Marker; button: HTMLButtonElement }

/** How much further than the map the pins reach, so that dragging meets them. */
const beyond = 0.4
/** A pin that the keyboard has reached stands at least so far from the edge, in pixels. */
const fromEdge = 72

/**
 * The pins of a map: a button each, one stop of the Tab key for them all, and arrow keys from one to the next. They are
 * put together when the map comes to rest and never while it is dragged.
 */
export class PinLayer {
  readonly #map: LeafletMap
  readonly #events: PinEvents
  #clusters = new Clusters([])
  #shown = new Map<string, Shown>()
  #chosen: string | undefined
  #pointed: string | undefined
  #stop: string | undefined
  /** The map was dragged since the pointer came down on a pin. */
  #wasDragged = false

  constructor(map: LeafletMap, events: PinEvents) {
    this.#map = map
    this.#events = events
    map.on('moveend', () => this.#draw())
    map.on('dragstart', () => {
      this.#wasDragged = true
    })
  }

  setPins(pins: readonly MapPin[]): void {
    this.#clusters = new Clusters(pins)
    this.#draw()
  }

  setMarked(chosen: string | undefined, pointed: string | undefined): void {
    const isOther = this.#chosen !== chosen
    this.#chosen = chosen
    this.#pointed = pointed
    for (const one of this.#shown.values()) this.#paint(one)
    // what is chosen has a card
    if (isOther) this.#tuck()
  }

  #draw(): void {
    const bounds = this.#map.getBounds().pad(beyond)
    const box = { southWest: bounds.getSouthWest(), northEast: bounds.getNorthEast() }
    const marks = this.#clusters.marksIn(box, this.#map.getZoom())
    const before = this.#shown
    this.#shown = new Map(
      marks.map((mark) => [mark.key, this.#keep(before.get(mark.key), mark) ?? this.#add(mark)]),
    )
    const gone = [...before].filter(([key]) => !this.#shown.has(key)).map(([, one]) => one)
    const lost = gone.find(({ button }) => button === document.activeElement)
    for (const one of gone) one.marker.remove()
    for (const one of this.#shown.values()) this.#paint(one)
    this.#tuck()
    this.#placeStop(lost)
  }

  /** A pin that the edge of the map would cut, or that lies under a card, shows its foot alone. */
  #tuck(): void {
    const container = this.#map.getContainer()
    const edge = container.getBoundingClientRect()
    // all are measured before the first one changes: what changes is laid out anew
    const pins = [...this.#shown.values()].map(({ button }) => ({
      button,
      by: hiddenBy(button, container, edge),
    }))
    for (const { button, by } of pins) {
      if (by) button.dataset.tucked = by
      else delete button.dataset.tucked
    }
    hideCoveredNames(container)
  }

  /** A pin that is there stays, with whoever has come to it by keyboard, and says what it says now. */
  #keep(shown: Shown | undefined, mark: Mark): Shown | undefined {
    if (!shown) return undefined
    shown.mark = mark
    shown.marker.setLatLng(mark.at)
    writePin(shown.button, mark, this.#nameOf(mark))
    return shown
  }

  #nameOf(mark: Mark): string {
    return mark.kind === 'pin' ? mark.pin.name : this.#events.nameCluster(mark.count)
  }

  #add(mark: Mark): Shown {
    const { frame, button } = pinElement(mark, this.#nameOf(mark))
    const icon = divIcon({ className: 'map-pin-frame', html: frame, iconSize: [0, 0] })
    const made = marker(mark.at, { icon, keyboard: false, interactive: false }).addTo(this.#map)
    const shown = { mark, marker: made, button }
    const id = mark.kind === 'pin' ? mark.pin.id : undefined
    button.addEventListener('pointerdown', () => {
      this.#wasDragged = false
    })
    button.addEventListener('click', (event) => this.#press(event, shown.mark))
    button.addEventListener('keydown', (event) => this.#walk(event, shown))
    button.addEventListener('focus', () => {
      this.#moveStop(mark.key)
      this.#events.onPoint(id)
    })
    button.addEventListener('blur', () => this.#events.onPoint(undefined))
    // pins that pass below the pointer while the map is dragged are not meant
    button.addEventListener('pointerenter', (event) => event.buttons === 0 && this.#events.onPoint(id))
    button.addEventListener('pointerleave', () => this.#events.onPoint(undefined))
    return shown
  }

  #press(event: MouseEvent, mark: Mark): void {
    // the map listens for presses beside its pins
    DomEvent.stopPropagation(event)
    // a press that dragged the map is none; one of a key has no pointer that could have
    if (event.detail > 0 && this.#wasDragged) return
    if (mark.kind === 'pin') this.#events.onChoose(mark.pin.id)
    else this.#map.setView(mark.at, Math.min(this.#clusters.zoomInto(mark.cluster), highestZoom))
  }

  #walk(event: KeyboardEvent, { mark }: Shown): void {
    if (event.key === 'Escape') return this.#events.onChoose(undefined)
    if (!isArrow(event.key)) return
    // the map would move instead
    event.preventDefault()
    event.stopPropagation()
    const from = this.#map.latLngToContainerPoint(mark.at)
    const next = nextPin(from, this.#spots(mark.key), event.key)
    if (!next) return
    next.shown.button.focus({ preventScroll: true })
    this.#map.panInside(next.shown.mark.at, { padding: [fromEdge, fromEdge] })
  }

  #spots(without?: string) {
    return [...this.#shown.values()]
      .filter(({ mark, button }) => mark.key !== without && button.dataset.tucked !== 'card')
      .map((shown) => {
        const { x, y } = this.#map.latLngToContainerPoint(shown.mark.at)
        return { x, y, shown }
      })
  }

  /** One pin can be reached with Tab: the last that had focus, or the one in the middle. */
  #placeStop(lost: Shown | undefined): void {
    if (this.#stop !== undefined && this.#shown.has(this.#stop)) return
    const from = lost ? this.#map.latLngToContainerPoint(lost.mark.at) : this.#map.getSize().divideBy(2)
    const next = nearest(from, this.#spots())?.shown
    this.#moveStop(next?.mark.key)
    if (lost) (next?.button ?? this.#map.getContainer()).focus({ preventScroll: true })
  }

  #moveStop(key: string | undefined): void {
    const before = this.#shown.get(this.#stop ?? '')
    if (before) before.button.tabIndex = -1
    this.#stop = key
    const after = this.#shown.get(key ?? '')
    if (after) after.button.tabIndex = 0
  }

  #paint({ mark, marker: made, button }: Shown): void {
    const holds = (id: string | undefined) => id !== undefined && this.#holds(mark, id)
    const isChosen = holds(this.#chosen)
    const isPointed = holds(this.#pointed)
    if (mark.kind === 'pin') button.setAttribute('aria-pressed', String(isChosen))
    button.toggleAttribute('data-chosen', isChosen)
    button.toggleAttribute('data-pointed', isPointed)
    made.setZIndexOffset(isChosen || isPointed ? 2000 : 0)
  }

  #holds(mark: Mark, id: string): boolean {
    return mark.kind === 'pin' ? mark.pin.id === id : this.#clusters.holds(mark.cluster, id)
  }
}
