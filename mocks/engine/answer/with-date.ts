import type { EngineWorld } from '../operation.ts'
import type { Outgoing } from './outgoing.ts'

/** An answer says when it was made, by the clock of its world (RFC 9110 §6.6.1); one from elsewhere says so itself. */
export const withDate = (answer: Outgoing, { clock }: EngineWorld): Outgoing => ({
  ...answer,
  headers: { ...answer.headers, date: answer.headers['date'] ?? asHttpDate(clock.now()) },
})

const lastWritten = { second: NaN, text: '' }

/** A time as HTTP writes it, to the second. Several answers within a second have one. */
function asHttpDate(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000)
  if (second !== lastWritten.second)
    Object.assign(lastWritten, { second, text: new Date(second * 1000).toUTCString() })
  return lastWritten.text
}
