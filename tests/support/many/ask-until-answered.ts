import { setTimeout as pause } from 'node:timers/promises'

/** How long is waited at first before it is asked again, and at most, in milliseconds. */
const firstWaitMs = 20
const longestWaitMs = 1000

/**
 * Asks until there is an answer, after waits that grow.
 *
 * @param ask undefined when nobody was there to answer
 * @throws when nobody has answered for so long
 */
export async function askUntilAnswered<Answer>(
  ask: () => Promise<Answer | undefined>,
  patienceMs = 60_000,
): Promise<Answer> {
  const end = Date.now() + patienceMs
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() + waitMs > end) throw new Error(`No server has answered for ${patienceMs / 1000} s.`)
    await pause(waitMs)
  }
}
