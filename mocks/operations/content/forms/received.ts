import type { RateLimit } from '../../../state/accounts/access/rate-limits.ts'
import type { World } from '../../../state/world.ts'

/** Once a day: a form that was received is sent again by whoever got no answer. */
const onceADay: RateLimit = { count: 1, windowMs: 86_400_000 }

const subjectOf = (key: string) => `received/${key}`

/** Whether the form of this key has been received. One without a key is each time a new one. */
export const wasReceived = ({ limits }: World, key: string | undefined): boolean =>
  key !== undefined && limits.pauseLeft(subjectOf(key), onceADay) > 0

/** Notes that the form of this key has been received. */
export function noteReceived({ limits }: World, key: string | undefined): void {
  if (key !== undefined) limits.count(subjectOf(key), onceADay)
}
