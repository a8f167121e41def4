import { type CourseData, newCourse } from './course.ts'
import { type PaceData, newPace } from './pace.ts'

type Taught = { course: CourseData; pace: PaceData }

/** What a class has to do with a world; what was kept before there were classes has neither. */
export const taughtOf = ({ course, pace }: Partial<Taught>): Taught => ({
  course: course ?? newCourse(),
  pace: pace ?? newPace(),
})
