/** A place in degrees (WGS 84). */
export type GeoPoint = Readonly<{ lat: number; lng: number }>

/** What a map shows: its lower left and upper right corner. */
export type GeoBox = Readonly<{ southWest: GeoPoint; northEast: GeoPoint }>

/** Where a map stands. */
export type MapPlace = Readonly<{ center: GeoPoint; zoom: number }>

/** Something to see on a map. */
export type MapPin = Readonly<{
  id: string
  at: GeoPoint
  /** On the pin itself: a few characters. */
  text: string
  /** What is read out. */
  name: string
}>

/** Something to see that cannot be chosen: a short text where it lies, or the home, above its place or below. */
export type MapSign = Readonly<{ at: GeoPoint; text: string; home?: HomeSide }>

/** On which side of its place the sign of a home stands. */
export type HomeSide = 'above' | 'below'

/** Where the pictures of the ground come from; without one only the embedded land is drawn. */
export type MapTiles = Readonly<{
  /** Address with {z}, {x} and {y}. */
  url: string
  /** Pixels of the page that a tile takes: 256, or 512 for tiles of the zoom before. */
  size: 256 | 512
  /** The lowest zoom of the map that shows tiles. */
  minZoom: number
  /** Whom the tiles are from, if they want it said. */
  credit?: string
}>

/** How a map is moved from the outside. A new key moves it once, to all of the points. */
export type MapAim = Readonly<{ key: string; points: readonly GeoPoint[]; place?: MapPlace }>

/** A map with pins, whatever they stand for. */
export type MapCanvasProps = Readonly<{
  /** Of what takes the focus, for whoever leads there. */
  id?: string
  label: string
  pins: readonly MapPin[]
  signs?: readonly MapSign[]
  tiles?: MapTiles
  aim: MapAim
  /** The pin that is chosen, and those that the pointer or focus is on, here or elsewhere. */
  chosen?: string
  pointed?: string
  /** The area that is drawn: its corners. */
  area?: readonly GeoPoint[]
  /** The map is drawn upon; corners that are set so far. */
  drawing?: readonly GeoPoint[]
  /** Pixels of the map that something lies over. */
  covered?: Readonly<{ right: number; bottom: number }>
  /** What holds the buttons to zoom, where they are not to lie over the map; null until it is there. */
  zoomButtonsIn?: HTMLElement | null
  onChoose: (id: string | undefined) => void
  onPoint: (id: string | undefined) => void
  onMove: (box: GeoBox, place: MapPlace) => void
  onDraw?: (action: DrawAction) => void
}>

/** What a visitor does while drawing: one more corner, a whole line around, one corner back, ready, or not at all. */
export type DrawAction =
  | Readonly<{ kind: 'corner'; at: GeoPoint }>
  | Readonly<{ kind: 'outline'; points: readonly GeoPoint[] }>
  | Readonly<{ kind: 'back' | 'done' | 'cancel' }>
