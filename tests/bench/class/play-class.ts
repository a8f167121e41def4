import { type ClientOptions, controlClient } from '#mocks/package/clients.ts'
import { type Wait, playLearner } from './learner.ts'

type ClassOptions = Pick<ClientOptions, 'baseUrl' | 'fetch' | 'key'> & {
  learners: number
  /** How long the trainer takes until the links are handed out, in milliseconds. */
  trainerMs: number
  wait: Wait
  /** How long somebody takes, as a share of what people usually take. */
  tempoOf: (learner: number) => number
}

const sheetId = 'book-a-home'

/** Whoever leads a class makes its worlds with a task sheet, and everybody plays at once. Returns the worlds at the end. */
export async function playClass({ learners, trainerMs, wait, tempoOf, key, ...where }: ClassOptions) {
  const control = controlClient({ ...where, ...(key ? { key } : {}) })
  const ids = Array.from({ length: learners }, (_, at) => `class-${at + 1}`)
  for (const [at, id] of ids.entries()) {
    const name = `Class ${at + 1}`
    const { error } = await control.POST('/__mock/worlds', { body: { id, name, label: 'Class', sheetId } })
    if (error) throw new Error(`${id} was not made: ${error.code}`)
  }
  await wait(trainerMs)
  await Promise.all(ids.map((world, at) => playLearner({ ...where, world, tempo: tempoOf(at), wait })))
  const { data } = await control.GET('/__mock/worlds')
  const own = new Set(ids)
  return (data?.worlds ?? []).filter(({ id }) => own.has(id))
}

/** The steps that whoever is in the middle of a booking has done: the agreement waits for a signature. */
export const halfWay = ['hold', 'begin']
