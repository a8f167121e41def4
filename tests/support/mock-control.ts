import type { Page } from '@playwright/test'
import type { components } from '#gen/mock_control/types.ts'

type EidOrder = components['schemas']['EidOrder']

const { MOCK_PORT = '4110' } = process.env

/**
 * Control calls to the mock server, which need no page. While one is open, its portal is up first, and they are about
 * the world that it is in.
 */
export function serverControl(page: Page, world: string): MockControl {
  return new MockControl(async ({ method, path, body }) => {
    const isOpen = page.url() !== 'about:blank'
    if (isOpen) await page.getByRole('main').waitFor()
    const cookies = isOpen ? await page.context().cookies(page.url()) : []
    const current = cookies.find(({ name }) => name === 'world')?.value ?? world
    const response = await fetch(`http://localhost:${MOCK_PORT}/__mock${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-world': current },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }, false)
}

/** Control calls to the mock backend in the browser, which only a page of the same site reaches. */
export function pageControl(page: Page): MockControl {
  return new MockControl(async (sent) => {
    // the page has something to show once its backend answers
    await page.getByRole('main').waitFor()
    return page.evaluate(async ({ method, path, body }) => {
      const response = await fetch(`/__mock${path}`, {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: response.status, text: await response.text() }
    }, sent)
  }, true)
}

type Sent = { method: string; path: string; body?: unknown }
type Answer = { status: number; text: string }

/** Steers the mock of a test's own world through the control API. */
export class MockControl {
  /** Whether a page of the site has to be open before it can be called. */
  readonly needsPage: boolean
  readonly #send: (sent: Sent) => Promise<Answer>

  constructor(send: (sent: Sent) => Promise<Answer>, needsPage: boolean) {
    this.#send = send
    this.needsPage = needsPage
  }

  /** Sends a control call and returns its JSON. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, text } = await this.#send({ method, path, body })
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
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
