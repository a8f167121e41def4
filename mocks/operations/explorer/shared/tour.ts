import type { Phase } from '../../../catalogue/codes.ts'
import type { Stage } from '../../../catalogue/types.ts'
import { languageOf } from '../../../catalogue/site-of.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { archetypesOf } from '../../../imagery/interior/archetype.ts'
import { finishIds } from '../../../imagery/interior/finish.ts'
import { firstLook, firstPitch, neighboursOf, standpoints, yawTo } from '../../../imagery/panorama/cameras.ts'
import type { Standpoint } from '../../../imagery/panorama/cameras.ts'
import { planFit } from '../../../imagery/plan/draw/fit.ts'
import { floorPlanOf } from '../../../imagery/plan/floor-plan.ts'
import { planSubjectOf } from '../../../imagery/plan/subject.ts'
import type { FloorPlan, RoomKind } from '../../../imagery/plan/types.ts'
import { roomName } from '../../../imagery/plan/words.ts'
import type { BuiltHome } from '../../../state/homes/home-tour.ts'
import type { Shape } from './types.ts'
import { explorerWords } from './words.ts'

/** The size of the little plans, in pixels. */
export const minimapFrame = { width: 800, height: 600 } as const

/** Phases in which the pictures of tours are still being made: there is nothing to look at then (S-089). */
const withoutPictures: readonly Phase[] = ['vipSale', 'vipProcessing', 'preSelling']

/** Which rooms are shown first. */
const byWorth: readonly RoomKind[] = ['living', 'studio', 'kitchen', 'family', 'bedroom', 'bathroom', 'hall']

const rank = ({ room }: Standpoint): number => byWorth.indexOf(room.kind)

/** The tour of a home (N-074): where one can stand, how it can be furnished, and the pictures of both. */
export function tourOf(
  { home, rooms }: BuiltHome,
  { phase }: Pick<Stage, 'phase'>,
): Shape<'Explorer360Model'> | undefined {
  const subject = planSubjectOf(home, rooms)
  if (!subject) return undefined
  if (withoutPictures.includes(phase)) return { cameras: [], furnishings: [], thumbnails: [], minimaps: [] }
  const plan = floorPlanOf(subject)
  const spots = standpoints(plan).toSorted((one, other) => rank(one) - rank(other))
  const words = explorerWords(languageOf[home.country])
  return {
    cameras: spots.map((spot) => ({
      id: spot.id,
      name: roomName(spot.room, plan.language),
      yaw: firstLook(plan, spot),
      pitch: firstPitch(spot),
      hotspots: neighboursOf(plan, spot, spots).map((other) => ({
        cameraId: other.id,
        yaw: yawTo(spot, other),
        pitch: -8,
      })),
    })),
    furnishings: finishIds.map((id) => ({
      id,
      name: words.furnishings[id],
      archetypes: archetypesOf[id].map((archetype) => ({
        id: archetype,
        name: words.archetypes[archetype],
      })),
    })),
    thumbnails: spots.map(({ id }) => ({ cameraId: id, viewName: 'thumbs', fileName: `${id}.webp` })),
    minimaps: plan.levels.map((_, at) => minimap(plan, at, spots, fill(words.plan, { number: at + 1 }))),
    views: spots.flatMap(({ id }) =>
      finishIds.flatMap((finish) =>
        archetypesOf[finish].map((archetype) => ({
          cameraId: id,
          furnishingId: finish,
          archetypeId: archetype,
          viewName: 'panorama',
          fileName: `${id}-${finish}-${archetype}.webp`,
        })),
      ),
    ),
  }
}

function minimap(
  { levels }: FloorPlan,
  at: number,
  spots: readonly Standpoint[],
  name: string,
): Shape<'Minimap'> {
  const { scale, origins } = planFit(levels.slice(at, at + 1), minimapFrame)
  const [origin = { x: 0, y: 0 }] = origins
  const here = spots.filter(({ level }) => level === at)
  return {
    id: `plan-${at + 1}`,
    name,
    viewName: 'minimap',
    fileName: `plan-${at + 1}.webp`,
    ...minimapFrame,
    cameras: here.map(({ id, x, y }) => ({
      cameraId: id,
      position: { x: Math.round(origin.x + x * scale), y: Math.round(origin.y + y * scale) },
    })),
  }
}
