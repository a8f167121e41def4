/** What is made before a booking can be signed, in order, and how many seconds each takes. */
const steps = [
  { step: 'objectInformation', seconds: 2 },
  { step: 'documents', seconds: 3 },
  { step: 'contract', seconds: 2 },
] as const

export type PreparationStep = (typeof steps)[number]['step']

type Prepared = { state: 'preparing' | 'failed' | 'readyToSign'; done: readonly PreparationStep[] }

/** What decides how the preparation of a booking goes. */
export type Preparation = {
  /** In milliseconds. */
  startedAt: number
  /** How many times slower than usual it is prepared. */
  pace: number
  /** The step that does not succeed. */
  failsAt?: PreparationStep
}

/** How far the preparation of a booking has come at `now`, in milliseconds. */
export function preparationAt({ startedAt, pace, failsAt }: Preparation, now: number): Prepared {
  const done: PreparationStep[] = []
  let at = startedAt
  for (const { step, seconds } of steps) {
    at += seconds * 1000 * pace
    if (now < at) return { state: 'preparing', done }
    if (step === failsAt) return { state: 'failed', done }
    done.push(step)
  }
  return { state: 'readyToSign', done }
}

/** Whole seconds after which it is worth asking again, as Retry-After of the 202 says. */
export const retryAfterSeconds = 2
