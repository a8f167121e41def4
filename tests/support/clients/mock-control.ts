import type { components } from '#gen/mock_control/types.ts'

type EidOrder = components['schemas']['EidOrder']

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

  /** Brings the world into a starting point. */
  async apply(scenario: string): Promise<void> {
    await this.call('POST', `/scenarios/${scenario}/apply`)
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
