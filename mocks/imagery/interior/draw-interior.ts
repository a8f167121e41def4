import type { TimeOfDay } from '../../catalogue/images/recipe.ts'
import type { Frame } from '../base/frame.ts'
import { svgDocument } from '../base/svg.ts'
import { floorPlanOf } from '../plan/floor-plan.ts'
import type { PlanSubject } from '../plan/subject.ts'
import type { Level, Room, RoomKind, Side } from '../plan/types.ts'
import type { FinishId } from './finish.ts'
import { perspective } from './perspective.ts'
import { roomScene } from './room-scene.ts'
import { ceiling } from './shell.ts'
import type { ShownRoom } from './shown-rooms.ts'
import type { Spot } from './space.ts'

/** A view into a room of a home, as its plan has it. */
export type InteriorSubject = Readonly<{
  plan: PlanSubject
  room: ShownRoom
  finish: FinishId
  time: TimeOfDay
  label: string
}>

/**
 * The room straight on, as in a section: one looks at the wall with most to see from behind the opposite one, which is
 * left away. A home of one room is seen in that room.
 */
export function drawInterior(
  { plan, room: wanted, finish, time, label }: InteriorSubject,
  frame: Frame,
): string {
  const found = roomFor(floorPlanOf(plan).levels, wanted)
  if (!found) return svgDocument(frame, label, '')
  const { level, room } = found
  const { eye, yaw, across, depth } = stand(room, wallToSee(level, room))
  // a sauna is narrow and has all there is to see low down
  const [near, horizon] = [behind + 0.05, room.kind === 'sauna' ? 0.26 : 0.47]
  const focus = Math.max((frame.width * near) / (across * 0.9), (frame.height * near) / (ceiling * 0.96))
  const hidden = ([x, y]: Spot) => Math.hypot(x - eye[0], y - eye[1]) < behind + Math.min(1.1, depth * 0.3)
  const scene = roomScene(level, room, { finish, time, eye }, hidden)
  return svgDocument(frame, label, perspective(scene, { yaw, focus, near, horizon }, frame))
}

/** How far behind the wall that is left away one stands, in metres. */
const behind = 2.4

/** A home of one room is lived and slept in there; where no sauna has room, one bathes in the bathroom. */
const seenInstead: Partial<Record<ShownRoom, RoomKind>> = {
  living: 'studio',
  bedroom: 'studio',
  sauna: 'bathroom',
}

function roomFor(levels: readonly Level[], wanted: ShownRoom) {
  const instead = seenInstead[wanted]
  const kinds: readonly RoomKind[] = instead ? [wanted, instead] : [wanted]
  for (const kind of kinds) {
    for (const level of levels) {
      const room = level.rooms.find((one) => one.kind === kind)
      if (room) return { level, room }
    }
  }
  return undefined
}

/** The wall with the window, else the one that most furniture stands at. */
function wallToSee({ windows, furniture }: Level, room: Room): Side {
  const sides: readonly Side[] = ['bottom', 'top', 'left', 'right']
  const own = furniture.filter(({ roomId }) => roomId === room.id)
  const worth = (side: Side) =>
    windows
      .filter((one) => one.roomId === room.id && one.side === side)
      .reduce((sum, { length }) => sum + 2 * length, 0) +
    own.filter(({ back }) => back === side).reduce((sum, { w, h }) => sum + Math.max(w, h), 0)
  return sides.toSorted((a, b) => worth(b) - worth(a))[0] ?? 'bottom'
}

/** Where one stands to look at a wall, and how wide and deep the room is from there. */
function stand({ x, y, w, h }: Room, side: Side): { eye: Spot; yaw: number; across: number; depth: number } {
  const [middleX, middleY, up] = [x + w * 0.46, y + h * 0.46, 1.35]
  if (side === 'bottom') return { eye: [middleX, y - behind, up], yaw: 0, across: w, depth: h }
  if (side === 'top') return { eye: [middleX, y + h + behind, up], yaw: 180, across: w, depth: h }
  if (side === 'left') return { eye: [x + w + behind, middleY, up], yaw: 90, across: h, depth: w }
  return { eye: [x - behind, middleY, up], yaw: -90, across: h, depth: w }
}
