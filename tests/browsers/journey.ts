import type { Person } from './person.ts'

/** Steers the mock server of the journeys, in the world of one. */
export type Steer = <T>(method: string, path: string, body?: unknown) => Promise<T>

export type Walk = {
  person: Person
  mock: Steer
  /** Takes the host of the static build away, or brings it back. */
  setHost: (isUp: boolean) => Promise<void>
}

/** A way through the portal that is walked in every engine. */
export type Journey = {
  name: string
  /** In the static build, with the backend inside the browser; the server's otherwise. */
  isStatic?: boolean
  walk: (walk: Walk) => Promise<void>
}
