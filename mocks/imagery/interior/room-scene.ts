import type { TimeOfDay } from '../../catalogue/images/recipe.ts'
import type { Level, Room } from '../plan/types.ts'
import type { Archetype } from './archetype.ts'
import { builderFor } from './build.ts'
import { finishes } from './finish.ts'
import type { FinishId } from './finish.ts'
import { buildFurniture } from './furnish-room.ts'
import { roomLight } from './light.ts'
import { buildShell, gapsOf } from './shell.ts'
import { middleOf } from './space.ts'
import type { Face, Spot } from './space.ts'

/** A room to look around in, in the order in which it is drawn. */
export type RoomScene = Readonly<{
  eye: Spot
  shell: readonly Face[]
  /** The rooms that are seen through gaps in the walls, and the shape of each gap. */
  beyond: readonly Readonly<{ gap: readonly Spot[]; faces: readonly Face[] }>[]
  things: readonly Face[]
}>

/** How a room is fitted out and lit, and from where it is seen. */
export type View = Readonly<{ finish: FinishId; archetype?: Archetype; time: TimeOfDay; eye: Spot }>

/** A room of a plan; furniture that `hidden` names is left away. */
export function roomScene(
  level: Level,
  room: Room,
  view: View,
  hidden?: (middle: Spot) => boolean,
): RoomScene {
  const { shell, things } = furnishedRoom(level, room, view, hidden)
  const beyond = gapsOf(level, room).map(({ points, into }) => {
    const next = furnishedRoom(level, into, view)
    const open = [...next.shell, ...next.things].filter((face) => !liesIn(face.points, points))
    return { gap: points, faces: open }
  })
  return { eye: view.eye, shell, beyond, things }
}

function furnishedRoom(
  level: Level,
  room: Room,
  { finish, archetype, time, eye }: View,
  hidden?: (middle: Spot) => boolean,
) {
  const light = roomLight(time)
  const build = builderFor(light)
  buildShell(build, level, room, finishes[finish], light)
  const own = level.furniture.filter(
    ({ roomId, x, y, w, h }) => roomId === room.id && !hidden?.([x + w / 2, y + h / 2, 0]),
  )
  buildFurniture(build, own, finishes[finish], light, archetype)
  const [low, high] = [build.faces.filter(isFlat), build.faces.filter((face) => !isFlat(face))]
  return { shell: low, things: fromAfar(high, eye) }
}

/** Whether a shape lies in the same wall as a gap, which it would close. */
function liesIn(points: readonly Spot[], gap: readonly Spot[]): boolean {
  const [first, second] = gap
  if (!first || !second) return false
  const axis = Math.abs(first[0] - second[0]) < 0.001 ? 0 : 1
  return points.every((point) => Math.abs(point[axis] - first[axis]) < 0.1)
}

/** The room itself, and what lies on its floor. */
function isFlat({ thing, points }: Face): boolean {
  return thing === 0 || points.every(([, , z]) => z < 0.02)
}

/** Thing by thing from afar, and within a thing from the far face to the near one. */
function fromAfar(faces: readonly Face[], eye: Spot): Face[] {
  const things = new Map<number, Face[]>()
  for (const face of faces) things.set(face.thing, [...(things.get(face.thing) ?? []), face])
  const off = (points: readonly Spot[]) => distance(middleOf(points), eye)
  return [...things.values()]
    .map((own) => ({ own, far: off(own.flatMap(({ points }) => points)) }))
    .toSorted((a, b) => b.far - a.far)
    .flatMap(({ own }) => own.toSorted((a, b) => off(b.points) - off(a.points)))
}

function distance([x1, y1, z1]: Spot, [x2, y2, z2]: Spot): number {
  return Math.hypot(x1 - x2, y1 - y2, z1 - z2)
}
