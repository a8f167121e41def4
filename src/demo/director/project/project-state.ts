import { array, boolean, nullable, number, object, parse, string } from 'zod/mini'
import type { infer as Infer } from 'zod/mini'

const trouble = object({
  file: string(),
  line: number(),
  column: number(),
  message: string(),
  stops: boolean(),
})

const change = object({
  id: string(),
  level: string(),
  message: string(),
  place: string(),
  portal: array(string()),
  screens: array(string()),
  mocks: array(string()),
  tests: array(string()),
})

const save = object({
  files: array(string()),
  milliseconds: nullable(number()),
  operations: array(string()),
  tests: array(string()),
  changes: array(change),
  before: number(),
  notes: array(string()),
})

const projectState = object({ troubles: array(trouble), save: nullable(save) })

export type Trouble = Infer<typeof trouble>
export type Change = Infer<typeof change>
export type Save = Infer<typeof save>
export type ProjectState = Infer<typeof projectState>

let known: ProjectState = { troubles: [], save: null }
const listeners = new Set<() => void>()

/** What `npm start` says of the project: what is wrong, and what the last save means. Nothing in a build. */
export const projectNow = (): ProjectState => known

/** Calls back when that changes; fit for useSyncExternalStore. */
export function onProject(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes what has come over Vite's channel. */
export function takeProject(data: unknown): void {
  known = parse(projectState, data)
  for (const listener of listeners) listener()
}

/**
 * Listens to the process that serves this page from its sources, if one does.
 *
 * @param onTakenUp called when the mock answers by something that was saved
 */
export function followProject(onTakenUp: () => void): void {
  if (!import.meta.hot) return
  import.meta.hot.on('project:state', takeProject)
  import.meta.hot.on('project:taken-up', onTakenUp)
  import.meta.hot.send('project:ask', {})
}
