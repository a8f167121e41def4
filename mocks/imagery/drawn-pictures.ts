import type { Language } from '#src/sites/site.ts'
import type { Area, Home, ImageRef, Staff, Stage } from '../catalogue/types.ts'
import type { Frame } from './base/frame.ts'
import { drawnSizes } from './drawn-sizes.ts'
import { drawingLabel, planLabel } from './plan/label.ts'
import { roomName } from './plan/words.ts'

/** The views into a home that show most of it stand first. */
const rooms = ['living', 'kitchen', 'bedroom', 'bathroom'] as const

/** The floor plan of a home, also built with another number of rooms; undefined for a plot, which has none. */
export function planPicture(home: Home, language: Language, count = home.rooms): ImageRef | undefined {
  const { id, livingArea } = home
  if (!hasRooms(home)) return undefined
  const name = count === home.rooms ? id : `${id}-${count}r`
  return picture(`plan/${name}`, planLabel({ rooms: count, livingArea, language }), drawnSizes.plan)
}

/** Views into the rooms of a home; whoever has one room sleeps in it. */
export function interiorPictures(home: Home, language: Language): ImageRef[] {
  if (!hasRooms(home)) return []
  const shown = home.rooms < 2 ? rooms.filter((room) => room !== 'bedroom') : rooms
  return shown.map((kind) => {
    const label = drawingLabel('view', roomName({ kind }, language), language)
    return picture(`interior/${home.id}-${kind}`, label, drawnSizes.interior)
  })
}

/** A stage from above. */
export function sitePlanPicture({ id, name }: Stage, language: Language): ImageRef {
  return picture(`site-plan/${id}`, drawingLabel('site', name, language), drawnSizes.sitePlan)
}

/** The map around a stage or an area. */
export function mapPicture({ id, name }: Stage | Area, language: Language): ImageRef {
  return picture(`map/${id}`, drawingLabel('map', name, language), drawnSizes.map)
}

/** The portrait of somebody of the staff. */
export function portraitPicture({ id, name }: Staff, language: Language): ImageRef {
  return picture(`portrait/${id}`, drawingLabel('portrait', name, language), drawnSizes.portrait)
}

const hasRooms = ({ rooms: count, livingArea }: Home): boolean => count >= 1 && livingArea > 0

function picture(path: string, altText: string, { width, height }: Frame): ImageRef {
  return { url: `/images/${path}.webp`, altText, orgWidth: width, orgHeight: height }
}
