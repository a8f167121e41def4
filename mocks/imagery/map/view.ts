import type { Point } from '../base/geometry.ts'
import type { NearbyKind } from '../../catalogue/types.ts'
import type { MapPlace } from '../../catalogue/terrain/places.ts'

/** A part of the map: its upper left corner and how many metres a pixel at full size is. */
export type MapSubject = Readonly<{
  left: number
  top: number
  /** Metres across. */
  across: number
  zoom: number
  places: readonly MapPlace[]
  /** Stations and schools. */
  marks: readonly MapMark[]
  /** Where pages put signs: at whatever lies close to a home. */
  signs: readonly Point[]
  /** A pin: where, and in which colour. */
  pin?: Readonly<{ x: number; y: number; colour: string }>
  label: string
}>

/** Something that people look for on a map. */
export type MapMark = Readonly<{ kind: NearbyKind; name: string; x: number; y: number }>

/** A part of the map on its way into a picture. */
export type MapView = MapSubject &
  Readonly<{ scale: number; right: number; bottom: number; px(point: Point): Point }>

export const mapColours = {
  land: '#F1F0EA',
  wood: '#E9EBDF',
  block: '#E5E2D9',
  water: '#CBDADD',
  park: '#DCE4D2',
  tree: '#C3D0B5',
  road: '#FFFFFF',
  casing: '#DAD5C8',
  text: '#6B6D65',
  streetText: '#5C5F57',
} as const

/** From this zoom on towns and main roads are drawn. */
export const townZoom = 8
/** From this zoom on, names of places make room for the signs of pages. */
export const signsZoom = 13
/** From this zoom on streets and parks are drawn. */
export const streetZoom = 12
/** From this zoom on there are blocks between the streets, and the streets are named. */
export const blockZoom = 13

/** Whether a shape or line lies in the picture, or at most so many metres beside it. */
export function touches(
  { left, top, right, bottom }: MapView,
  shape: readonly Point[],
  rim: number,
): boolean {
  return (
    shape.some(([x]) => x > left - rim) &&
    shape.some(([x]) => x < right + rim) &&
    shape.some(([, y]) => y > top - rim) &&
    shape.some(([, y]) => y < bottom + rim)
  )
}
