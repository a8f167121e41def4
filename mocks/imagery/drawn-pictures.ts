import type { Language } from '#src/sites/site.ts'
import type { Area, Home, ImageRef, Staff, Stage } from '../catalogue/types.ts'
import type { Frame } from './base/frame.ts'
import { drawnSizes } from './drawn-sizes.ts'
import { floorPlanOf } from './plan/floor-plan.ts'
import { drawingLabel, planLabel } from './plan/label.ts'
import { planSubjectOf } from './plan/subject.ts'
import { roomName } from './plan/words.ts'

/** The views into a home that show most of it stand first. */
const rooms = ['living', 'kitchen', 'bedroom', 'bathroom', 'sauna'] as const

/** The floor plan of a home, also built with another number of rooms; undefined for a plot, which has none. */
export function planPicture(home: Home, language: Language, count = home.rooms): ImageRef | undefined {
  const { id, livingArea } = home
  if (!hasRooms(home)) return undefined
  const name = count === home.rooms ? id : `${id}-${count}r`
  return picture(`plan/${name}`, planLabel({ rooms: count, livingArea, language }), drawnSizes.plan)
}

/** Views into the rooms of a home, of a sauna where it has one; whoever has one room sleeps in it. */
export function interiorPictures(home: Home, language: Language): ImageRef[] {
  if (!hasRooms(home)) return []
  const lacking = [...(home.rooms < 2 ? ['bedroom'] : []), ...(hasSauna(home) ? [] : ['sauna'])]
  const shown = rooms.filter((room) => !lacking.includes(room))
  return shown.map((kind) => {
    const label = drawingLabel('view', roomName({ kind }, language), language)
    return picture(`interior/${home.id}-${kind}`, label, drawnSizes.interior)
  })
}

/** Whether there is one in its plan: not every bathroom has room for one beside it. */
function hasSauna(home: Home): boolean {
  const subject = home.extras.includes('sauna') && planSubjectOf(home)
  return (
    !!subject &&
    floorPlanOf(subject).levels.some(({ rooms: all }) => all.some(({ kind }) => kind === 'sauna'))
  )
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
