import { expect } from 'vitest'

/**
 * Waits for the step back that a closed dialog takes in the history: it comes a moment after the dialog has gone, and would
 * lead the next test away. An open dialog has its place in the address, and is left as it is.
 *
 * @throws when the address still names a dialog and none is there
 */
export async function backSettled(): Promise<void> {
  if (document.querySelector('[role=dialog]')) return
  await expect.poll(() => location.hash.split('#')).not.toContain('modal')
}
