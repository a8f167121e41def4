import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { MockControl } from '../clients/mock-control.ts'

type Form = {
  operationId: string
  send: Locator
  /** What is said where the service does not answer, and where the connection is cut. */
  told: string | { down: string; cut: string }
  kept: readonly (readonly [Locator, string])[]
  done: Locator
}

/**
 * Sends a form to a service that is down, by a connection that is cut, then by a double click to a slow one: what went
 * wrong is told at its place each time, and what was typed stays. Three calls, unless the double click sends twice.
 */
export async function failsTwice(mock: MockControl, { operationId, send, told, kept, done }: Form) {
  const { down, cut } = typeof told === 'string' ? { down: told, cut: told } : told
  const failure = async (text: string) => {
    await send.click()
    await expect.poll(() => document.activeElement?.textContent).toBe(text)
    for (const [field, value] of kept)
      // oxlint-disable-next-line no-await-in-loop -- one field after the other
      await expect.element(field).toHaveValue(value)
    await mock.clearFaults()
  }
  await mock.fault({ operationId, status: 503 })
  await failure(down)
  await mock.fault({ operationId, drop: true })
  await failure(cut)
  await mock.fault({ operationId, delayMs: 300 })
  await send.dblClick()
  await expect.element(done).toBeVisible()
  await mock.clearFaults()
}
