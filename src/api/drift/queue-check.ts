import { checkAnswer } from './check-answer.ts'

let last: Promise<void> = Promise.resolve()

/**
 * Checks an answer when those before it are done and the page is idle, so that nobody waits for it. A request that was
 * broken off has no answer to check.
 *
 * @param path as `checkAnswer` takes it
 */
export function queueCheck(method: string, path: string, answer: Response): void {
  last = last
    .then(idle)
    .then(() => checkAnswer(method, path, answer))
    .catch((cause: unknown) => {
      const isBrokenOff = cause instanceof DOMException && cause.name === 'AbortError'
      if (!isBrokenOff) console.error('An answer could not be checked against the contract.', cause)
    })
}

/** Resolves when there is nothing else to do; a browser that cannot tell has only to finish what it is at. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 0)
  })
