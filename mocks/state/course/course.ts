/** What a trainer has said of a world; empty texts where nothing was. Each change puts a new object in its place. */
export type CourseData = {
  /** What worlds are sorted by. */
  label: string
  message: Message
  sheet: SheetData
}

type Message = { text: string; sentAt: number }

/** The task sheet of a world, and when each step was done; milliseconds outside. */
export type SheetData = { id: string; startedAt: number; done: Record<string, number> }

const noMessage: Message = { text: '', sentAt: 0 }
const noSheet: SheetData = { id: '', startedAt: 0, done: {} }

export const newCourse = (): CourseData => ({ label: '', message: noMessage, sheet: noSheet })

type Taught = { course: CourseData }

export function setLabel(data: Taught, label: string | null): void {
  data.course = { ...data.course, label: label ?? '' }
}

export function setMessage(data: Taught, text: string | null, now: number): void {
  data.course = { ...data.course, message: text === null ? noMessage : { text, sentAt: now } }
}

export function beginSheet(data: Taught, id: string, now: number): void {
  data.course = { ...data.course, sheet: { id, startedAt: now, done: {} } }
}

/** Ticks steps of the sheet; what is ticked stays so. */
export function tick(data: Taught, steps: readonly string[], now: number): void {
  const { course } = data
  const ticked = Object.fromEntries(steps.map((id) => [id, now]))
  data.course = { ...course, sheet: { ...course.sheet, done: { ...ticked, ...course.sheet.done } } }
}
