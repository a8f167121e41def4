import { problem } from '../../../engine/answer/problem.ts'

/** 404 for an id that names nothing, and where those that name something are listed. */
export const noSuch = (kind: string, list: string) =>
  problem(404, 'notFound', { detail: `There is no ${kind} of this id. GET ${list} lists them.` })
