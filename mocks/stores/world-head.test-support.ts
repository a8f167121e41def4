import { newClockData } from '../engine/worlds/clock.ts'
import { newCourse } from '../state/course/course.ts'
import { newPace } from '../state/course/pace.ts'
import type { WorldHead } from '../state/world/world-data.ts'

/** The head of a world in which nothing has happened. */
export const headOf = (id: string, name = id): WorldHead => ({
  id,
  name,
  seed: 1,
  size: 1,
  today: '2026-11-20',
  revision: 3,
  createdAt: 1,
  lastSeenAt: 2,
  lastPath: null,
  personaId: null,
  scenarioId: null,
  course: newCourse(),
  pace: newPace(),
  clock: newClockData(),
})
