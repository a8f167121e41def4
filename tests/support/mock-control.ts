import type { Page } from '@playwright/test'
import type { components } from '#gen/mock_control/types.ts'

type EidOrder = components['schemas']['EidOrder']

const { MOCK_PORT = '4110' } = process.env

/**
 * Steers the mock of the page's own world through the control API. The calls are made by the page, so that they reach
 * the mock server and the service worker alike.
 */
export class MockControl {
  readonly #page: Page
  readonly #own: boolean

  constructor(page: Page, answersItself: boolean) {
    this.#page = page
    this.#own = answersItself
  }

  /** Sends a control call and returns its JSON. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    // the page has something to show once its backend answers
    await this.#page.getByRole('main').waitFor()
    const port = this.#own ? new URL(this.#page.url()).port : MOCK_PORT
    const request = {
      method,
      url: `http://${new URL(this.#page.url()).hostname}:${port}/__mock${path}`,
      body,
    }
    const answer = await this.#page.evaluate(async (sent) => {
      const response = await fetch(sent.url, {
        method: sent.method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      })
      return { status: response.status, text: await response.text() }
    }, request)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return (answer.text ? JSON.parse(answer.text) : undefined) as T
  }

  /** Nobody approves an e-ID by itself any more. */
  async takeThePhone(): Promise<void> {
    await this.call('PUT', '/eid/behaviour', { mode: 'manual', personaId: null, delaySeconds: 0 })
  }

  /** The order that waits for the app. */
  async waitingOrder(): Promise<EidOrder> {
    const orders = await this.call<EidOrder[]>('GET', '/eid/orders?state=pending')
    const [newest] = orders
    if (!newest) throw new Error('No e-ID order is waiting')
    return newest
  }

  /** A persona approves the waiting order in the app. */
  async approveAs(personaId: string): Promise<void> {
    const { orderRef } = await this.waitingOrder()
    await this.call('POST', `/eid/orders/${orderRef}/approve`, { personaId })
  }

  /** Lets an operation fail until the faults are cleared. */
  async fault(rule: components['schemas']['FaultRule']): Promise<void> {
    await this.call('POST', '/faults', rule)
  }

  async clearFaults(): Promise<void> {
    await this.call('DELETE', '/faults')
  }
}
