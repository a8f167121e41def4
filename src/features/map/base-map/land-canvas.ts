import { Canvas, Util } from 'leaflet'

declare module 'leaflet' {
  // oxlint-disable-next-line consistent-type-definitions -- nothing else adds to what a class has
  interface Canvas {
    _redrawRequest?: number | null
    _redraw(): void
  }
}

/**
 * A canvas that draws once for all that has asked for it. Leaflet's own forgets the frame that it has asked for where it
 * draws before that comes: nobody can call that frame off any more, and it fails where the map is gone by then.
 */
export class LandCanvas extends Canvas {
  override _redraw(): void {
    if (this._redrawRequest) Util.cancelAnimFrame(this._redrawRequest)
    super._redraw()
  }
}
